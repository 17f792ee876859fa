import { chownSync, statSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { childEnvironment, inProject, pinnedNodePath } from '../launcher/project.mjs'
import { runAside } from '../launcher/run.mjs'
import { tell } from '../launcher/tell.mjs'
import { expect, freePort, needPrograms, onStage, until } from './stage.mjs'
import { installPostgres } from './start-postgres.mjs'
import { startShop } from './start-shop.mjs'

/** What must be as it was a second before. */
const contents = `SELECT md5(string_agg(each, ',' ORDER BY each)) FROM (
  SELECT orders::text AS each FROM orders UNION ALL SELECT payments::text FROM payment_attempts AS payments
  UNION ALL SELECT entries::text FROM ledger_entries AS entries UNION ALL SELECT 'mark ' || mark FROM rehearsed) AS all_rows`

/** A shop whose database is destroyed, and restored with pgBackRest to the second before. */
export async function rehearse() {
  needPrograms({ pgbackrest: 'pgbackrest' })
  await onStage('recovery', async ({ folder, start }) => {
    const postgres = installPostgres(folder, await freePort())
    const config = await writeConfig(postgres)
    const backRest = (...args) =>
      postgres.asPostgres('/usr/bin/pgbackrest', [`--config=${config}`, '--stanza=warsha', ...args])
    const archiving = {
      archive_mode: 'on',
      archive_command: `pgbackrest --config=${config} --stanza=warsha archive-push %p`,
    }
    postgres.make()
    let server = await postgres.start(start, archiving)
    postgres.query('CREATE DATABASE warsha', 'postgres')
    backRest('stanza-create')
    const environment = { DATABASE_URL: postgres.url, PORT: String(await freePort()) }
    let shop = await startShop(start, folder, environment)
    postgres.query('CREATE TABLE rehearsed (mark integer)')
    const backedUp = await measured(() => backRest('backup', '--type=full'))
    tell(`Backed up in ${backedUp.seconds} s`)

    await shop.stop()
    for (let mark = 1; mark <= 50; mark++) postgres.query(`INSERT INTO rehearsed VALUES (${mark})`)
    const before = postgres.query(contents)
    await wait(1500)
    const moment = postgres.query('SELECT now()')
    await wait(1500)
    postgres.query('SET client_min_messages = warning; DROP TABLE rehearsed; DROP TABLE orders CASCADE')
    const segment = postgres.query('SELECT pg_walfile_name(pg_switch_wal())')
    await until('the last changes are in the archive', () => {
      const archived = postgres.query('SELECT last_archived_wal FROM pg_stat_archiver')
      return archived >= segment
    })
    expect(postgres.query(`SELECT to_regclass('orders') IS NULL`) === 't', 'all orders are lost')
    await server.stop('SIGQUIT')
    await rm(postgres.data, { recursive: true })
    tell(`The database's disk is empty; restoring to ${moment}`)

    const restored = await measured(async () => {
      await mkdir(postgres.data, { mode: 0o700 })
      const { uid, gid } = statSync(postgres.place)
      chownSync(postgres.data, uid, gid)
      backRest('restore', '--type=time', `--target=${moment}`, '--target-action=promote')
      server = await postgres.start(start, archiving)
    })
    const opened = await measured(async () => {
      shop = await startShop(start, folder, { ...environment, DEMO: 'off' }, 'shop-again')
    })
    expect(
      postgres.query(contents) === before,
      'orders, payments and ledger are as they were a second before',
    )
    expect(
      postgres.query('SELECT count(*) FROM rehearsed') === '50',
      'nothing that was answered before is missing',
    )
    const checked = await runAside(pinnedNodePath(), [inProject('apps/server/src/verify-invariants.ts')], {
      env: childEnvironment({ DATABASE_URL: postgres.url, NODE_ENV: 'production' }),
    })
    expect(checked.code === 0, 'money, stock and slots add up')
    tell(`Restored in ${restored.seconds} s, open again after ${opened.seconds} s more`)
    await shop.stop()
    await server.stop('SIGINT')
  })
}

async function measured(work) {
  const started = Date.now()
  await work()
  return { seconds: Math.round((Date.now() - started) / 100) / 10 }
}

/** The settings of deploy/, with the folders of the rehearsal. */
async function writeConfig({ place, data, port }) {
  const { uid, gid } = statSync(place)
  for (const name of ['repository', 'log', 'lock']) {
    await mkdir(path.join(place, name))
    chownSync(path.join(place, name), uid, gid)
  }
  const given = await readFile(inProject('deploy/pgbackrest/pgbackrest.conf'), 'utf8')
  const config = path.join(place, 'pgbackrest.conf')
  await writeFile(
    config,
    given
      .replace(/^repo1-path=.*$/m, `repo1-path=${place}/repository`)
      .replace(/^log-path=.*$/m, `log-path=${place}/log`)
      .replace(/^lock-path=.*$/m, `lock-path=${place}/lock`)
      .replace(/^pg1-path=.*$/m, `pg1-path=${data}`)
      .replace(/^pg1-port=.*$/m, `pg1-port=${port}`)
      .replace(/^pg1-socket-path=.*$/m, `pg1-socket-path=${place}`),
  )
  return config
}
