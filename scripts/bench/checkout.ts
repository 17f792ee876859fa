import { bookedLine, setStock } from '../../apps/server/src/modules/checkout/samples/booked-line.ts'
import {
  draftCheckout,
  expireReservations,
  makeCustomers,
} from '../../apps/server/src/modules/checkout/samples/draft-checkout.ts'
import { createCheckout } from '../../apps/server/src/modules/checkout/use-cases/create-checkout.ts'
import { releaseExpiredReservations } from '../../apps/server/src/modules/checkout/use-cases/release-expired-reservations.ts'
import { openApp, type Shop } from './open-app.ts'
import { printSection, printTable } from './print.ts'
import { startServer } from './server-process.ts'

type Timed = { isHeld: boolean; ms: number }

const rounds = 400

/** Measures the one hold: checkouts per second in one process, and a sale in which most come too late. */
export async function measureCheckout(dataDir: string, port: number): Promise<void> {
  const first = await startServer(dataDir, port)
  await first.stop()
  const shop = await openApp(dataDir, {})
  await createMany(shop, { shoppers: 50, atOnce: 10, capacity: 500 })
  const rows = []
  for (const atOnce of [1, 10, 25]) {
    const { timed, ms, statements } = await createMany(shop, { shoppers: rounds, atOnce, capacity: 500 })
    const perSecond = Math.round((rounds * 1000) / ms)
    rows.push([atOnce, perSecond, percentile(timed, 0.5), percentile(timed, 0.99), statements / rounds])
  }
  printSection('Creating checkouts of one booked line, all of one hour and one product, without the network')
  printTable(['shoppers at once', 'per second', 'p50, ms', 'p99, ms', 'statements (goal ≤ 12)'], rows)
  await measureSale(shop)
  await shop.close()
}

/** 500 shoppers, an hour with room for five and ten units. */
async function measureSale(shop: Shop): Promise<void> {
  const { timed } = await createMany(shop, { shoppers: 500, atOnce: 25, capacity: 5, units: 10 })
  const lost = timed.filter(({ isHeld }) => !isHeld)
  printSection('A sale: 500 shoppers, 25 at once, one hour of five and ten units')
  printTable(
    ['held (goal 5)', 'refused', 'p99 of the refused, ms (goal ≤ 2000)'],
    [[timed.length - lost.length, lost.length, percentile(lost, 0.99)]],
  )
}

async function createMany(
  shop: Shop,
  asked: { shoppers: number; atOnce: number; capacity: number; units?: number },
): Promise<{ timed: Timed[]; ms: number; statements: number }> {
  const { db } = shop.deps
  const booked = await bookedLine(db, { capacity: asked.capacity, units: asked.units ?? 1000 })
  const customerIds = await makeCustomers(db, asked.shoppers)
  const timed: Timed[] = []
  const waiting = customerIds.values()
  const lane = async () => {
    for (const customerId of waiting) {
      const started = performance.now()
      const { ok: isHeld } = await createCheckout(shop.deps, draftCheckout(customerId, [booked]))
      timed.push({ isHeld, ms: performance.now() - started })
    }
  }
  const before = shop.connection.statements()
  const startedAll = performance.now()
  await Promise.all(Array.from({ length: asked.atOnce }, lane))
  const ms = performance.now() - startedAll
  const statements = shop.connection.statements() - before
  await expireReservations(db, customerIds)
  await releaseExpiredReservations(shop.deps)
  await setStock(db, booked.variantKey, 1000)
  return { timed, ms, statements }
}

function percentile(timed: readonly Timed[], share: number): number {
  const sorted = timed.map(({ ms }) => ms).sort((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
}
