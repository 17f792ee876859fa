import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts'
import { systemClock } from '#kernel/clock.ts'
import { connect } from '#kernel/database/connect.ts'
import { migrate } from '#kernel/database/migrate.ts'
import { loadDemoShop } from '../demo-shop.ts'
import { leaveNothingBehind } from './leave-nothing-behind.ts'
import { memoryFolder } from './memory-folder.ts'
import { testPatience } from './patience.ts'
import { startReplica, type TestReplica } from './start-replica.ts'
import { asOwner } from './test-database.ts'

export type ReplicatedDatabase = {
  url: string
  ownerUrl: string
  replica: TestReplica
  close(): Promise<void>
}

/** A server of its own with a streaming replica: the one that test files share forgets what it has not yet written. */
export async function openReplicatedDatabase({ seeded = false } = {}): Promise<ReplicatedDatabase> {
  const dataDir = await mkdtemp(path.join(memoryFolder(), 'warsha-primary-'))
  leaveNothingBehind().add({ dataDir })
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const { url, ownerUrl } = server
  if (seeded) await fill(url, ownerUrl)
  const replica = await startReplica({ dataDir, ownerUrl })
  return {
    url,
    ownerUrl,
    replica,
    async close() {
      await replica.close()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function fill(url: string, ownerUrl: string): Promise<void> {
  const serving = connect(url, { max: 2, onError: () => undefined, patience: testPatience })
  await migrate(ownerUrl, serving.db)
  await serving.close()
  const demoShop = await loadDemoShop()
  await asOwner(ownerUrl, async (db) => {
    await demoShop.seed({ db, clock: systemClock })
    await demoShop.refreshSchedule({ db, clock: systemClock })
  })
}
