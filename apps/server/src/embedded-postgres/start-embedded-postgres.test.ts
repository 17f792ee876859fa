import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { memoryFolder } from '#testing/memory-folder.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
  stopAbandonedPostgres,
} from './start-embedded-postgres.ts'

let root: string
let template: string
const running: { stop(): Promise<void> }[] = []
const children: ChildProcess[] = []

beforeAll(async () => {
  root = await mkdtemp(path.join(memoryFolder(), 'warsha embedded '))
  template = path.join(root, 'template')
  const first = await start(template)
  await query(first.ownerUrl, "CREATE TABLE kept (word text); INSERT INTO kept VALUES ('بطارية')")
  await first.stop()
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const server of running.splice(0)) await server.stop()
})

afterAll(() => rm(root, { recursive: true, force: true }))

describe('a first start', () => {
  test('[OPS-31] makes a private database in a private folder with a space in its name', async () => {
    const dataDir = path.join(root, 'first start')
    const server = await start(dataDir)

    const [row] = await query(
      server.ownerUrl,
      "SELECT current_database() AS name, current_setting('server_encoding') AS encoding, current_setting('listen_addresses') AS host, current_setting('fsync') AS fsync",
    )
    expect(row).toEqual({ name: 'warsha', encoding: 'UTF8', host: '127.0.0.1', fsync: 'on' })
    expect(server.adopted).toBe(false)

    const password = path.join(dataDir, 'postgres', 'cluster', 'warsha-password')
    expect((await stat(password)).mode & 0o777).toBe(0o600)
    await expect(query(server.ownerUrl.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow(
      'password',
    )
  })

  test('sees letters in Arabic words, which the search needs', async () => {
    const server = await start(template)
    await query(server.ownerUrl, 'CREATE EXTENSION pg_trgm')
    const [row] = await query(
      server.ownerUrl,
      "SELECT similarity('بطارية سيارة', 'بطاريه سيارة') > 0.5 AS similar",
    )
    expect(row).toEqual({ similar: true })
  })

  test('two at once share one database, and the last one out stops it', async () => {
    const dataDir = path.join(root, 'two at once')
    const [one, two] = await Promise.all([hold(dataDir), hold(dataDir)])
    expect(one.url).toBe(two.url)
    expect([one.adopted, two.adopted].filter(Boolean)).toHaveLength(1)

    await one.end('SIGTERM')
    expect(await query(two.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await two.end('SIGTERM')
    expect(await postmasterPid(dataDir)).toBeUndefined()
    await expect(query(two.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
  })
})

describe('the role for serving', () => {
  test('reads and writes nothing until it is granted, and is no superuser', async () => {
    const server = await start(template)
    const [role] = await query(
      server.url,
      'SELECT current_user AS name, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = current_user',
    )
    expect(role).toEqual({
      name: 'warsha_app',
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
    })
    await expect(query(server.url, 'SELECT word FROM kept')).rejects.toThrow('permission denied')
    await expect(query(server.url, 'CREATE TABLE mine ()')).rejects.toThrow('permission denied')
  })

  test('is added to a database that was made before there was one', async () => {
    const dataDir = await copy()
    const before = await start(dataDir)
    await query(before.ownerUrl, 'DROP ROLE warsha_app')
    await before.stop()
    const after = await start(dataDir)
    expect(await query(after.url, 'SELECT current_user AS name')).toEqual([{ name: 'warsha_app' }])
  })
})

describe('a later start', () => {
  test('[OPS-31] keeps the data, takes under a second and leaves no process', async () => {
    const dataDir = template
    const quickest = Math.min(
      await timeOfStart(dataDir),
      await timeOfStart(dataDir),
      await timeOfStart(dataDir),
    )
    expect(quickest).toBeLessThan(1000)
    const server = await start(dataDir)
    expect(await query(server.ownerUrl, 'SELECT word FROM kept')).toEqual([{ word: 'بطارية' }])

    const pid = await postmasterPid(dataDir)
    await server.stop()
    expect(pid).toBeGreaterThan(0)
    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
  })

  test('adopts the server that a killed process left behind', async () => {
    const dataDir = await copy()
    const killed = await hold(dataDir)
    await query(killed.ownerUrl, "INSERT INTO kept VALUES ('after')")
    await killed.end('SIGKILL')

    const server = await start(dataDir)
    expect(server).toMatchObject({ adopted: true, url: killed.url })
    expect(await query(server.ownerUrl, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 2 }])
    await server.stop()
    expect(await postmasterPid(dataDir)).toBeUndefined()
  })

  test('what a killed process left behind can be stopped, unless somebody uses it', async () => {
    const dataDir = template
    const [killed, other] = [await hold(dataDir), await hold(dataDir)]
    await killed.end('SIGKILL')
    await stopAbandonedPostgres({ dataDir })
    expect(await query(other.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])

    await other.end('SIGKILL')
    await stopAbandonedPostgres({ dataDir })
    expect(await postmasterPid(dataDir)).toBeUndefined()
  })

  test.each([
    ['is empty', ''],
    ['holds rubbish', 'rubbish\n\u0000\n'],
    ['names a pid that now belongs to another program', `${process.pid}\n/elsewhere\n1\n5432\n\n127.0.0.1\n`],
    ['names a process that is gone', '4194303\n/elsewhere\n1\n5432\n\n127.0.0.1\n'],
  ])('works when the pid file %s', async (_case, text) => {
    await writeFile(pidFile(template), text)
    const server = await start(template)
    expect(server.adopted).toBe(false)
    expect(await query(server.ownerUrl, 'SELECT word FROM kept')).toHaveLength(1)
  })

  test('a copy of a running folder gets a server of its own', async () => {
    const first = await start(template)
    const second = await start(await copy())
    expect(second).toMatchObject({ adopted: false })
    expect(second.port).not.toBe(first.port)
  })

  test('takes another port when its own is occupied', async () => {
    const dataDir = template
    const { port } = await start(dataDir).then(async (server) => {
      await server.stop()
      return server
    })
    const intruder = createServer().listen(port, '127.0.0.1')
    await once(intruder, 'listening')
    try {
      const server = await start(dataDir)
      expect(server.port).not.toBe(port)
      expect(await query(server.ownerUrl, 'SELECT word FROM kept')).toHaveLength(1)
    } finally {
      intruder.close()
    }
  })

  test('says what to do when the data belong to another PostgreSQL version', async () => {
    const dataDir = await copy()
    await writeFile(path.join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), '12\n')
    await expect(start(dataDir)).rejects.toThrow('made by PostgreSQL 12')
  })
})

test('a database that is killed comes back on the same port with everything committed', async () => {
  const dataDir = await copy()
  const server = await start(dataDir)
  await query(server.ownerUrl, "INSERT INTO kept VALUES ('committed')")
  const killed = Number(await postmasterPid(dataDir))
  process.kill(killed, 'SIGKILL')

  await expect.poll(() => query(server.ownerUrl, 'SELECT word FROM kept').catch(() => [])).toHaveLength(2)
  expect(await postmasterPid(dataDir)).not.toBe(killed)
})

/** Declared where it can run at all: an ordinary user has nothing to give up. */
function asRoot(title: string, run: () => Promise<void>): void {
  if (process.geteuid?.() === 0) test(`as root ${title}`, run)
}

asRoot('it also works where user namespaces are forbidden', async () => {
  const tools = path.join(root, 'tools')
  await mkdir(tools)
  await symlink('/usr/bin/setpriv', path.join(tools, 'setpriv'))
  const fresh = path.join(root, 'no namespaces')
  for (const dataDir of [fresh, fresh, await copy()]) {
    const server = await hold(dataDir, { PATH: tools })
    expect(await query(server.ownerUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await server.end('SIGTERM')
    expect((await stat(path.join(dataDir, 'postgres', 'cluster'))).uid).not.toBe(0)
  }
})

asRoot('it says what to do when nothing works', async () => {
  const output = await hold(path.join(root, 'unreachable'), { PATH: '/nowhere' }).catch((error) =>
    String(error),
  )
  expect(output).toContain('Start Warsha as an ordinary user, or set DATABASE_URL')
})

let copies = 0
async function copy(from = template): Promise<string> {
  const dataDir = path.join(root, `copy ${++copies}`)
  await cp(from, dataDir, { recursive: true })
  return dataDir
}

async function start(dataDir: string) {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  running.push(server)
  return server
}

async function timeOfStart(dataDir: string): Promise<number> {
  const before = performance.now()
  const server = await start(dataDir)
  const took = performance.now() - before
  await server.stop()
  return took
}

/** The same in a process of its own, which can be killed. */
async function hold(dataDir: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', holdScript, dataDir], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const [line] = await Promise.race([once(child.stdout, 'data'), failure(child)])
  const { url, ownerUrl, adopted } = JSON.parse(String(line)) as EmbeddedPostgres
  return {
    url,
    ownerUrl,
    adopted,
    async end(signal: NodeJS.Signals) {
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

async function failure(child: ChildProcess): Promise<never> {
  let complaint = ''
  child.stderr?.on('data', (text) => {
    complaint += text
  })
  await once(child, 'exit')
  throw new Error(complaint)
}

const holdScript = `
  import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./start-embedded-postgres.ts', import.meta.url).href)}
  const server = await startEmbeddedPostgres({ dataDir: process.argv[1], log() {} })
  process.on('SIGTERM', () => server.stop().then(() => process.exit()))
  setInterval(() => {}, 1000)
  console.log(JSON.stringify({ url: server.url, ownerUrl: server.ownerUrl, adopted: server.adopted }))
`

function pidFile(dataDir: string): string {
  return path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
}

async function postmasterPid(dataDir: string): Promise<number | undefined> {
  if (!existsSync(pidFile(dataDir))) return undefined
  return Number((await readFile(pidFile(dataDir), 'utf8')).split('\n')[0])
}

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const answer = await client.query(sql)
    return answer.rows ?? []
  } finally {
    await client.end()
  }
}
