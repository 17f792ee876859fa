import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { findPostmaster } from '#embedded-postgres/postmaster.ts'
import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts'
import { systemClock } from '#kernel/clock.ts'
import { connect } from '#kernel/database/connect.ts'
import { migrate } from '#kernel/database/migrate.ts'
import { memoryFolder } from '#testing/memory-folder.ts'
import { asOwner } from '#testing/test-database.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { loadDemoShop } from '../../demo-shop.ts'
import { runSeeds } from '../../run-seeds.ts'

/** A PostgreSQL for one test file, with the demo shop in it: one that can be killed without effect on other tests. */
export async function openOwnCluster() {
  const dataDir = await mkdtemp(path.join(memoryFolder(), 'warsha-kill-'))
  const embedded = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const connection = connect(embedded.url, { max: 6, onError: () => undefined })
  await asOwner(embedded.ownerUrl, async (db) => {
    // A killed process loses nothing that the system has been given; only a power cut would.
    await db.execute(sql`ALTER SYSTEM SET fsync = off`)
    await db.execute(sql`SELECT pg_reload_conf()`)
  })
  await migrate(embedded.ownerUrl, connection.db)
  await asOwner(embedded.ownerUrl, async (db) => {
    await db.transaction(runSeeds)
    const demoShop = await loadDemoShop()
    await demoShop.seed({ db, clock: systemClock })
    await demoShop.refreshSchedule({ db, clock: systemClock })
  })
  const pidOf = async () => (await findPostmaster(path.resolve(dataDir, 'postgres', 'cluster')))?.pid
  return {
    dataDir,
    url: embedded.url,
    db: connection.db,
    /** Without a warning; the shop's own code starts it again. */
    async kill() {
      const pid = await pidOf()
      if (pid === undefined) throw new Error('The database does not run')
      process.kill(pid, 'SIGKILL')
      await waitUntil(async () => ![undefined, pid].includes(await pidOf()))
      await waitUntil(() =>
        connection.db.execute(sql`SELECT 1`).then(
          () => true,
          () => false,
        ),
      )
    },
    async close() {
      await connection.close()
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type OwnCluster = Awaited<ReturnType<typeof openOwnCluster>>
