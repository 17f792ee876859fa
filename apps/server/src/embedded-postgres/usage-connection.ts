import { Socket } from 'node:net'
import pg from 'pg'
import { ownerRole } from './cluster.ts'
import { ensureServingRole, servingPassword, servingRole } from './serving-role.ts'

/** One quiet connection per Warsha process, which shows the other processes that the database is in use. */
export type Usage = {
  /** Gives up our use. True when nobody else uses the database; then nobody can begin to until we close. */
  leave(): Promise<boolean>
  close(): Promise<void>
}

export type Address = { port: number; password: string }

export function ownerUrl({ port, password }: Address, database: string): string {
  return `postgres://${ownerRole}:${password}@127.0.0.1:${port}/${database}`
}

export function servingUrl({ port, password }: Address, database: string): string {
  return `postgres://${servingRole}:${servingPassword(password)}@127.0.0.1:${port}/${database}`
}

/**
 * PostgreSQL drops an advisory lock with its connection, so a process that was killed leaves no trace of its use.
 * Undefined: the server takes no connections, not yet or not any more.
 */
export async function openUsage(address: Address, onLost: () => void): Promise<Usage | undefined> {
  const socket = new Socket()
  const client = new pg.Client({
    connectionString: ownerUrl(address, 'postgres'),
    application_name: 'warsha-usage',
    connectionTimeoutMillis: 2000,
    stream: () => socket,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const joined = await client.query('SELECT pg_try_advisory_lock_shared($1) AS ok', [usersLock])
    if (!joined.rows[0].ok) return await endQuietly(client)
    await createUnlessThere(() => ensureDatabase(client, databaseName))
    await createUnlessThere(() => ensureServingRole(client, address.password))
  } catch (error) {
    await endQuietly(client)
    if (hasCode(error, 'INVALID_PASSWORD')) throw error
    return undefined
  }
  client.on('end', onLost)
  // An idle connection must not keep a process alive that has nothing left to do.
  socket.unref()
  return {
    leave: () => {
      socket.ref()
      return leave(client)
    },
    close: () => endQuietly(client),
  }
}

export const databaseName = 'warsha'
const usersLock = 7_605_031
const codes = {
  INVALID_PASSWORD: '28P01',
  DUPLICATE_DATABASE: '42P04',
  DUPLICATE_OBJECT: '42710',
  UNIQUE_VIOLATION: '23505',
}

async function leave(client: pg.Client): Promise<boolean> {
  client.removeAllListeners('end')
  const left = await client.query(
    'SELECT pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) AS is_last',
    [usersLock],
  )
  return left.rows[0].is_last
}

async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (known.rowCount) return
  await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
}

/** Another process that starts at the same moment may create the same thing first. */
async function createUnlessThere(create: () => Promise<void>): Promise<void> {
  try {
    await create()
  } catch (error) {
    const isThere = (['DUPLICATE_DATABASE', 'DUPLICATE_OBJECT', 'UNIQUE_VIOLATION'] as const).some((code) =>
      hasCode(error, code),
    )
    if (!isThere) throw error
  }
}

async function endQuietly(client: pg.Client): Promise<undefined> {
  client.removeAllListeners('end')
  await client.end().catch(() => undefined)
}

function hasCode(error: unknown, code: keyof typeof codes): boolean {
  return error instanceof Error && 'code' in error && error.code === codes[code]
}
