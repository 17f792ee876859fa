import { declaredJobs } from '../../apps/server/src/declared-jobs.ts'
import { startJobs } from '../../apps/server/src/kernel/jobs/start-jobs.ts'
import { modules } from '../../apps/server/src/modules.ts'
import { testCustomers } from '../../apps/server/src/testing/test-customers.ts'
import { measureFlashSale } from './flash-sale.ts'
import { openApp } from './open-app.ts'
import { measurePurchases } from './purchases.ts'
import { startServer } from './server-process.ts'

/** Whole purchases of the real server, and a flash sale. */
export async function measureJourneys(dataDir: string, port: number): Promise<void> {
  await measurePurchases(dataDir, port)
  await measureSale(dataDir)
}

/** The sale of a shop that has just been opened, which makes the queues. */
export async function measureFlashSaleAlone(dataDir: string, port: number): Promise<void> {
  const server = await startServer(dataDir, port)
  await server.stop()
  await measureSale(dataDir)
}

/** In one process, without the network. */
async function measureSale(dataDir: string): Promise<void> {
  const env = { RATE_LIMIT_PER_MINUTE: '100000000' }
  const shop = await openApp(dataDir, env, { modules: [...modules, testCustomers] })
  // The queues are there, but nobody works: shoppers are measured, and what they wait for.
  const jobs = await startJobs({
    url: shop.url,
    declared: declaredJobs(modules),
    context: shop.deps,
    isWorking: false,
    onError: console.error,
  })
  await measureFlashSale(shop)
  await jobs.stop()
  await shop.close()
}
