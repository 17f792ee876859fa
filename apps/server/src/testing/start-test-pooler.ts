import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '#embedded-postgres/free-port.ts'
import { announcePooler } from '#testing/test-pooler.ts'
import { waitUntil } from '#testing/wait-until.ts'

type Server = { url: string; ownerUrl: string }

/** Since then it knows which statement a name stands for, whatever session comes next. */
const firstWithNames = [1, 21] as const
/** PgBouncer does not run as root. */
const nobody = 65_534

/**
 * PgBouncer in transaction mode in front of the test server, when `WARSHA_TEST_POOLER` names its program. Lines of
 * `WARSHA_TEST_POOLER_SETTINGS` come after its own settings, to try what they change.
 */
export async function startTestPooler(
  server: Server,
): Promise<{ pid: number; stop(): Promise<void> } | undefined> {
  const program = process.env.WARSHA_TEST_POOLER
  if (!program) return undefined
  const isPreparing = await knowsNames(program)
  const folder = await mkdtemp(path.join(tmpdir(), 'warsha-pooler-'))
  const port = await freePort()
  await writeFile(path.join(folder, 'users.txt'), usersOf(server))
  await writeFile(
    path.join(folder, 'pgbouncer.ini'),
    settings({ folder, port, server: new URL(server.url), isPreparing }),
  )
  const isRoot = process.getuid?.() === 0
  if (isRoot) await giveTo(nobody, folder)
  const pooler = spawn(program, [path.join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
    ...(isRoot && { uid: nobody, gid: nobody }),
  })
  const address = `127.0.0.1:${port}`
  const url = new URL(server.url)
  url.host = address
  await waitUntil(async () => {
    if (pooler.exitCode !== null) throw new Error(`PgBouncer has ended, with ${pooler.exitCode}`)
    return answers(url.href)
  })
  announcePooler({ address, isPreparing })
  return {
    pid: pooler.pid ?? 0,
    async stop() {
      await end(pooler)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function knowsNames(program: string): Promise<boolean> {
  const { stdout } = await promisify(execFile)(program, ['--version'])
  const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(stdout) ?? []
  const [minMajor, minMinor] = firstWithNames
  return Number(major) > minMajor || (Number(major) === minMajor && Number(minor) >= minMinor)
}

function usersOf({ url, ownerUrl }: Server): string {
  return [url, ownerUrl]
    .map((each) => new URL(each))
    .map(({ username, password }) => `"${username}" "${decodeURIComponent(password)}"\n`)
    .join('')
}

type Place = { folder: string; port: number; server: URL; isPreparing: boolean }

/** Sessions take turns, so that two statements seldom meet the same one. */
function settings({ folder, port, server, isPreparing }: Place): string {
  return `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${path.join(folder, 'users.txt')}
pool_mode = transaction
server_round_robin = 1
default_pool_size = 12
max_client_conn = 2000
server_idle_timeout = 10
${isPreparing ? 'max_prepared_statements = 500' : ''}
${process.env.WARSHA_TEST_POOLER_SETTINGS ?? ''}
`
}

async function giveTo(user: number, folder: string): Promise<void> {
  for (const name of ['users.txt', 'pgbouncer.ini', '']) await chown(path.join(folder, name), user, user)
  await chmod(folder, 0o700)
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function end(pooler: ChildProcess): Promise<void> {
  if (pooler.exitCode !== null) return
  const ended = once(pooler, 'exit')
  pooler.kill('SIGKILL')
  await ended
}
