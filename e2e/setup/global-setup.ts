import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { startEmbeddedPostgres } from '../../apps/server/src/embedded-postgres/start-embedded-postgres.ts'
import { leaveNothingBehind } from '../../apps/server/src/testing/leave-nothing-behind.ts'
import { memoryFolder } from '../../apps/server/src/testing/memory-folder.ts'
import { copyDatabase, forgetDurability } from './databases.ts'
import { startShopServer } from './shop-server.ts'
import { shopTemplate } from './shop-template.ts'

/** One PostgreSQL for the run with a filled demo shop in it, which every worker's server gets a copy of. */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(memoryFolder(), 'warsha-e2e-'))
  leaveNothingBehind().add({ dataDir })
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  await forgetDurability(postgres.ownerUrl)
  process.env.E2E_PG_URL = postgres.url
  process.env.E2E_PG_OWNER_URL = postgres.ownerUrl

  // The product fills its own shop; its pictures are drawn into the folder that the workers share.
  await copyDatabase(postgres.ownerUrl, { from: 'template1', to: shopTemplate })
  const server = await startShopServer(shopTemplate)
  await server.stop()

  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
