import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#config/config.ts'
import { freePort } from '#embedded-postgres/free-port.ts'
import { systemClock } from '#kernel/clock.ts'
import { listenForChanges } from '#kernel/database/changes.ts'
import { openListener } from '#kernel/database/listen.ts'
import { openLog } from '#kernel/log.ts'
import { createModels } from '#kernel/read-model.ts'
import { expireReservations, makeCustomers } from '#modules/checkout/samples/draft-checkout.ts'
import { releaseExpiredReservations } from '#modules/checkout/use-cases/release-expired-reservations.ts'
import { moveOrder } from '#modules/orders/use-cases/move-order.ts'
import { reconcileAttempts } from '#modules/payments/use-cases/reconcile-attempts.ts'
import { sendRefund } from '#modules/payments/use-cases/send-refund.ts'
import { killPoints } from '#modules/purchase/api/testing/kill-points.ts'
import { openShopper, type Shopper } from '#modules/purchase/api/testing/process-shopper.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { type CuttingProxy, openCuttingProxy } from '#testing/kill-points/cutting-proxy.ts'
import { type OwnCluster, openOwnCluster } from '#testing/kill-points/own-cluster.ts'
import { type ShopProcess, startShopProcess } from '#testing/kill-points/shop-process.ts'
import { settlementContextOf } from '#testing/settlement-context.ts'
import { waitUntil } from '#testing/wait-until.ts'

/** Each kind of death has a seed of its own; `KILL_SEEDS=3,4,5` runs these for every kind. */
const seedsOf = (own: number) =>
  (process.env.KILL_SEEDS ?? String(own)).split(',').map((seed) => [Number(seed)])

let cluster: OwnCluster
let site: { port: number; dataDir: string }
let customerIds: number[]
let shop: ShopProcess
let proxy: CuttingProxy
beforeAll(async () => {
  cluster = await openOwnCluster()
  proxy = await openCuttingProxy(cluster.url)
  site = { port: await freePort(), dataDir: cluster.dataDir }
  customerIds = await makeCustomers(cluster.db, killPoints.length)
  shop = await start()
}, 180_000)
afterAll(async () => {
  await shop.kill()
  await proxy.close()
  await cluster.close()
})

const start = () => startShopProcess(proxy.url, site)

// A second try begins with a process in which nothing stands still.
beforeEach(async ({ task }) => {
  if (!task.result?.retryCount) return
  await shop.kill()
  shop = await start()
})

test.each(seedsOf(1))(
  '[PAY-46] [BEY-02] a shop that is killed at any point of a purchase loses nothing and charges nobody in vain (%i)',
  async (seed) => {
    const shoppers = await reachAll(seed)
    await shop.kill()
    shop = await start()
    await expectAllRight(shoppers)
  },
  240_000,
)

test.each(seedsOf(0))(
  'a database that is killed at any point of a purchase comes back to a shop that goes on (%i)',
  async (seed) => {
    const shoppers = await reachAll(seed)
    await cluster.kill()
    shop.goOn()
    await waitUntil(async () => (await fetch(`${shop.origin}/health/ready`)).ok)
    await expectAllRight(shoppers)
  },
  240_000,
)

test.each(seedsOf(2))(
  'a connection to the database that is lost at any point of a purchase loses nothing else (%i)',
  async (seed) => {
    // One after the other, in a process that goes on: what was sent may be done or not, and nobody knows which.
    const shoppers = await reachAll(seed, { ...shop, stopAt: proxy.cutAt })
    await expectAllRight(shoppers)
  },
  240_000,
)

const cancel = (orderId: number) => moveOrder(cluster.db, { orderId, to: 'CANCELED', reason: 'operator' })

/** Everybody stands at a point of their own, at once. */
async function reachAll(seed: number, process = shop): Promise<Shopper[]> {
  const shoppers: Shopper[] = []
  // A process that was killed in a sweep holds it up for seconds, which this does not wait for.
  await cluster.db.execute(sql`UPDATE sweeps SET leased_until = NULL`)
  for (const [at, { reach, nth }] of killPoints.entries()) {
    const customerId = customerIds[at] ?? 0
    const shopper = await openShopper(process, { db: cluster.db, customerId, nth, cancel })
    await reach(shopper, seed)
    shoppers.push(shopper)
  }
  return shoppers
}

/** The reconciling job asks the gateway, then the time of what is left is over. */
async function expectAllRight(shoppers: readonly Shopper[]): Promise<void> {
  const { db } = cluster
  await reconcile()
  // A process that goes on may be about to write down what it has claimed.
  await expect.poll(wronglyPaid).toEqual([])
  await expectInvariants(db)
  for (const shopper of shoppers) await expectAnsweredAgain(shopper)
  await expireReservations(db, customerIds)
  await releaseExpiredReservations({ db, log: openLog().log })
  // The process sweeps at the same time, and what it is working on is passed over here.
  await expect.poll(stillHeld).toEqual([])
  await expectInvariants(db)
}

async function reconcile(): Promise<void> {
  const { db, url, dataDir } = cluster
  const listener = openListener(url, { onError: () => undefined })
  const config = readConfig({ DEMO: 'on', DATABASE_URL: url, DATA_DIR: dataDir })
  const deps = {
    db,
    config,
    clock: systemClock,
    models: createModels(db, listenForChanges(listener)),
    log: openLog().log,
  }
  await db.execute(sql`UPDATE payment_attempts SET next_poll_at = now() WHERE next_poll_at IS NOT NULL`)
  const context = settlementContextOf(deps)
  await reconcileAttempts(context)
  for (const id of await requestedRefunds()) await sendRefund(context, id)
  await listener.close()
}

/** Their jobs come back by themselves, some seconds later. */
async function requestedRefunds(): Promise<number[]> {
  const { rows } = await cluster.db.execute<{ id: number }>(
    sql`SELECT id FROM order_refunds WHERE state = 'requested' ORDER BY id`,
  )
  return rows.map(({ id }) => id)
}

/** What the gateway took and gave back must have one effect, of the same amount; what it did not take has none. */
async function wronglyPaid(): Promise<unknown[]> {
  const { rows } = await cluster.db.execute(sql`
    SELECT payment.reference, payment.state, attempt.state AS attempt, orders, effects, returned FROM sandbox_payments AS payment
      JOIN payment_attempts AS attempt ON attempt.public_id = payment.attempt_id::uuid
      CROSS JOIN LATERAL (SELECT count(*)::int AS orders FROM orders
        WHERE orders.checkout_public_id = attempt.checkout_public_id) AS made
      CROSS JOIN LATERAL (SELECT count(*)::int AS effects FROM ledger_transactions AS posted
          JOIN ledger_entries ON transaction_id = posted.id JOIN ledger_accounts ON ledger_accounts.id = account_id
        WHERE posted.key IN ('payment:' || attempt.public_id, 'TOP_UP:' || attempt.public_id)
          AND ledger_accounts.kind = 'clearing' AND amount_baisa = -payment.charged_baisa) AS posted
      CROSS JOIN LATERAL (SELECT coalesce(sum(order_refunds.amount_baisa), 0)::int AS returned FROM order_refunds
          JOIN order_payments ON order_payments.id = payment_id WHERE order_payments.attempt_id = attempt.id) AS given
    WHERE CASE payment.state WHEN 'paid' THEN attempt.state NOT IN ('paid', 'refunded') OR effects <> 1 OR orders <> 1
        OR payment.refunded_baisa <> attempt.refunded_baisa OR payment.refunded_baisa <> returned
      ELSE effects <> 0 OR orders <> 0 END`)
  return rows
}

/** Whoever was told of an order has it, and asking again for what was not answered gives one answer. */
async function expectAnsweredAgain(shopper: Shopper): Promise<void> {
  const told = shopper.orderNumber()
  const { rows } = await cluster.db.execute<{ number: number; slots: number; isCancelled: boolean }>(sql`
    SELECT number, status = 'CANCELED' AS "isCancelled", (SELECT count(*)::int FROM slot_reservations WHERE slot_id = ${shopper.slotId} AND state = 'booked') AS slots
    FROM orders WHERE checkout_public_id::text = ${shopper.checkoutToken()}`)
  const [order] = rows
  if (told) expect(String(order?.number)).toBe(told)
  if (!order) return
  // What was called off has given its hour back.
  expect(order.slots).toBe(order.isCancelled ? 0 : 1)
  await shopper.complete()
  expect(shopper.orderNumber()).toBe(String(order.number))
}

async function stillHeld(): Promise<unknown[]> {
  const { rows } = await cluster.db.execute(sql`
    SELECT 'slot' AS what, holder FROM slot_reservations WHERE state = 'held'
    UNION ALL SELECT 'stock', checkout_id::text FROM checkout_stock_reservations
    UNION ALL SELECT 'checkout', id::text FROM checkouts WHERE held_until IS NOT NULL
    UNION ALL SELECT 'reserved', id::text FROM stocks WHERE reserved <> 0
    UNION ALL SELECT 'wallet', reference FROM wallet_holds WHERE state = 'held'`)
  return rows
}
