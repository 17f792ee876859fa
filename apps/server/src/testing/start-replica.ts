import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { chooseAccount } from '#embedded-postgres/account.ts'
import { locateBinaries } from '#embedded-postgres/binaries.ts'
import { freePort } from '#embedded-postgres/free-port.ts'
import { launchPostmaster } from '#embedded-postgres/launch.ts'
import { findPostmaster } from '#embedded-postgres/postmaster.ts'
import { leaveNothingBehind } from './leave-nothing-behind.ts'
import { memoryFolder } from './memory-folder.ts'
import { waitUntil } from './wait-until.ts'

/** A streaming replica of a server that runs from this data folder. */
export type TestReplica = {
  /** The same database there. */
  urlOf(primaryUrl: string): string
  /** Asks the replica's owner, whatever the shop is allowed. */
  ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>
  pause(): Promise<void>
  resume(): Promise<void>
  /** As when its machine is switched off. */
  kill(): Promise<void>
  freeze(): Promise<void>
  thaw(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

type Primary = { dataDir: string; ownerUrl: string }

/** Copies the running primary as `pg_basebackup` does, which the installed programs lack, and follows it from there. */
export async function startReplica({ dataDir, ownerUrl }: Primary): Promise<TestReplica> {
  const folder = await mkdtemp(path.join(memoryFolder(), 'warsha-replica-'))
  leaveNothingBehind().add({ dataDir: folder })
  const home = path.join(folder, 'postgres')
  const cluster = path.join(home, 'cluster')
  await mkdir(home, { mode: 0o700 })
  await copyCluster({ from: path.join(dataDir, 'postgres', 'cluster'), to: cluster, ownerUrl })
  await follow(cluster, new URL(ownerUrl))
  const { postgres } = await locateBinaries()
  const account = await chooseAccount({ home, cluster, postgres })
  const port = await freePort()
  const urlOf = (url: string) => Object.assign(new URL(url), { port: String(port) }).href

  const pidOf = async () => (await findPostmaster(cluster))?.pid
  const signal = async (name: NodeJS.Signals) => {
    const pid = await pidOf()
    if (pid) process.kill(pid, name)
  }
  const ask = async <Row extends pg.QueryResultRow>(statement: string) =>
    asOwner<Row>(urlOf(ownerUrl), statement)
  const replica: TestReplica = {
    urlOf,
    ask,
    pause: async () => void (await ask('SELECT pg_wal_replay_pause()')),
    resume: async () => void (await ask('SELECT pg_wal_replay_resume()')),
    async kill() {
      await signal('SIGQUIT')
      await waitUntil(async () => (await pidOf()) === undefined)
    },
    freeze: async () => {
      for (const pid of await sessionsOf(ask, await pidOf())) process.kill(pid, 'SIGSTOP')
    },
    thaw: async () => {
      for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT')
    },
    async start() {
      await launchPostmaster({ home, cluster, port, postgres, account })
      await waitUntil(() => answers(urlOf(ownerUrl)))
    },
    async close() {
      await replica.thaw()
      await replica.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
  const frozen: number[] = []
  const sessionsOf = async (asks: TestReplica['ask'], postmaster: number | undefined) => {
    const rows = await asks<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    )
    frozen.push(...(postmaster ? [postmaster] : []), ...rows.map(({ pid }) => pid))
    return frozen
  }
  await replica.start()
  return replica
}

async function copyCluster({ from, to, ownerUrl }: { from: string; to: string; ownerUrl: string }) {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    // What is written until the replica connects must still be there.
    await client.query(`ALTER SYSTEM SET wal_keep_size = '256MB'`)
    await client.query('SELECT pg_reload_conf()')
    await client.query(`SELECT pg_backup_start('replica', true)`)
    const isLeftOut = (file: string) => /postmaster\.(pid|opts)$|\/pg_(wal|replslot)\/./.test(file)
    await cp(from, to, { recursive: true, filter: (file) => !isLeftOut(file) })
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)')
    await writeFile(path.join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
}

async function follow(cluster: string, { port, username, password }: URL): Promise<void> {
  const primary = `host=127.0.0.1 port=${port} user=${username} password=${password}`
  await writeFile(path.join(cluster, 'standby.signal'), '')
  await writeFile(
    path.join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = '${primary}'\nwal_retrieve_retry_interval = '200ms'\n`,
  )
}

async function asOwner<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

async function answers(url: string): Promise<boolean> {
  return asOwner(url, 'SELECT 1').then(
    () => true,
    () => false,
  )
}
