import { Socket } from 'node:net'
import pg from 'pg'
import { superuser } from './cluster.ts'

/** One quiet connection per Warsha process, which shows the other processes that the database is in use. */
export type Usage = {
  /** Gives up our use. True when nobody else uses the database; then nobody can begin to until we close. */
  leave(): Promise<boolean>
  close(): Promise<void>
}

export type Address = { port: number; password: string }

export function addressUrl({ port, password }: Address, database: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`
}

/**
 * PostgreSQL drops an advisory lock with its connection, so a process that was killed leaves no trace of its use.
 * Undefined: the server takes no connections, not yet or not any more.
 */
export async function openUsage(address: Address, onLost: () => void): Promise<Usage | undefined> {
  const socket = new Socket()
  const client = new pg.Client({
    connectionString: addressUrl(address, 'postgres'),
    application_name: 'warsha-usage',
    connectionTimeoutMillis: 2000,
    stream: () => socket,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const joined = await client.query('SELECT pg_try_advisory_lock_shared($1) AS ok', [usersLock])
    if (!joined.rows[0].ok) return await endQuietly(client)
    await ensureDatabase(client, databaseName)
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
const codes = { INVALID_PASSWORD: '28P01', DUPLICATE_DATABASE: '42P04', UNIQUE_VIOLATION: '23505' }

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
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  } catch (error) {
    // Another process that started at the same moment was quicker.
    if (!hasCode(error, 'DUPLICATE_DATABASE') && !hasCode(error, 'UNIQUE_VIOLATION')) throw error
  }
}

async function endQuietly(client: pg.Client): Promise<undefined> {
  client.removeAllListeners('end')
  await client.end().catch(() => undefined)
}

function hasCode(error: unknown, code: keyof typeof codes): boolean {
  return error instanceof Error && 'code' in error && error.code === codes[code]
}
