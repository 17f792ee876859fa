import { declaredJobs } from '../../apps/server/src/declared-jobs.ts'
import { startJobs } from '../../apps/server/src/kernel/jobs/start-jobs.ts'
import { type Booked, bookedLine } from '../../apps/server/src/modules/checkout/samples/booked-line.ts'
import { makeCustomers } from '../../apps/server/src/modules/checkout/samples/draft-checkout.ts'
import { modules } from '../../apps/server/src/modules.ts'
import { testCustomers } from '../../apps/server/src/testing/test-customers.ts'
import { measureFlashSale } from './flash-sale.ts'
import { createShopper, percentile, type Shopper, steps } from './journey-steps.ts'
import { openApp, type Shop } from './open-app.ts'
import { printSection, printTable } from './print.ts'
import { measureReference } from './reference.ts'
import { startServer } from './server-process.ts'

const rounds = 150
/** Orders per second of the slower of the two systems that were compared, times what we want to be above it. */
const wantedPerSecond = 25 * 10.9

/** Whole purchases, from the checkout to the order: over GraphQL, without the network, in one process. */
export async function measureJourneys(dataDir: string, port: number, seconds: number): Promise<void> {
  const first = await startServer(dataDir, port)
  await first.stop()
  const env = { RATE_LIMIT_PER_MINUTE: '100000000' }
  const shop = await openApp(dataDir, env, { modules: [...modules, testCustomers] })
  // The queues are there, but nobody works: what is counted is what shoppers wait for.
  const jobs = await startJobs({
    url: shop.url,
    declared: declaredJobs(modules),
    context: shop.deps,
    isWorking: false,
    onError: console.error,
  })
  const reference = await measureReference(shop.url, seconds)
  const booked = await bookedLine(shop.deps.db, { capacity: 500, units: 10_000 })
  await buyAll(shop, booked, { shoppers: 20, atOnce: 5 })
  const statements = await countStatements(shop, booked)
  const rows = []
  for (const atOnce of [1, 10, 25]) {
    const { shoppers, ms } = await buyAll(shop, booked, { shoppers: rounds, atOnce })
    const perSecond = (rounds * 1000) / ms
    const slowest = steps.map(({ name }) =>
      percentile(
        shoppers.map(({ took }) => took[name] ?? 0),
        0.99,
      ),
    )
    rows.push([atOnce, perSecond.toFixed(1), (perSecond / reference.oneSqlPerSecond).toFixed(3), ...slowest])
  }
  printSection('Whole purchases of one booked line, all of one hour and one product')
  const heads = steps.map(({ name }) => `p99 ${name}, ms`)
  printTable(['shoppers at once', `orders/s (goal ${wantedPerSecond})`, '× one SQL', ...heads], rows)
  const total = [...statements.values()].reduce((sum, count) => sum + count, 0)
  printSection(
    'SQL statements of a purchase (goal ≤ 40; the sandbox itself has one of initialise and one of settle)',
  )
  printTable(['step', 'statements'], [...statements, ['purchase', total]])
  await measureFlashSale(shop)
  await jobs.stop()
  await shop.close()
}

async function buyAll(
  shop: Shop,
  booked: Booked,
  asked: { shoppers: number; atOnce: number },
): Promise<{ shoppers: Shopper[]; ms: number }> {
  const customerIds = await makeCustomers(shop.deps.db, asked.shoppers)
  const shoppers = customerIds.map((customerId) => createShopper(shop, customerId, booked))
  const waiting = shoppers.values()
  const lane = async () => {
    for (const shopper of waiting) await shopper.buy()
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: asked.atOnce }, lane))
  return { shoppers, ms: performance.now() - started }
}

/** One more purchase, step by step; what is paid at the gateway's own page is not the shop's. */
async function countStatements(shop: Shop, booked: Booked): Promise<Map<string, number>> {
  const [customerId = 0] = await makeCustomers(shop.deps.db, 1)
  const shopper = createShopper(shop, customerId, booked)
  const counts = new Map<string, number>()
  for (const { name, take } of steps) {
    const before = shop.connection.statements()
    await take(shopper)
    if (name !== 'pay') counts.set(name, shop.connection.statements() - before)
  }
  return counts
}
