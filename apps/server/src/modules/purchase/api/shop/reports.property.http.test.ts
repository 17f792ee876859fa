import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { attemptsOf } from '#modules/payments/api/testing/attempts.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { runSweep } from '#testing/run-sweep.ts'

const shop = usePaymentShop('91000301')
const { begin, complete, process: ask, choose, fillWallet, wallet, context } = purchasesOf(shop)
const { poll, callBack } = attemptsOf(shop, context)
/** Reports in how many orders; `PERMUTATIONS=1000` is the long run. */
const runs = Number(process.env.PERMUTATIONS ?? 20)
const inWallet = 5_000

// Callbacks are handled where the order of reports says so, and by nobody else.
beforeEach(() => shop.db().execute(sql`DELETE FROM pgboss.job WHERE name LIKE '%callback%'`))

type Purchase = { id: string; token: string; attempt: string; transaction: string; url: string }

/** Everything that can happen to a payment, in any order, as often as it likes. */
const reports = {
  pay: ({ url }: Purchase) => choose(url, 'pay'),
  callback: ({ attempt }: Purchase) => callback(attempt, 'paid'),
  'callback of its end': ({ attempt }: Purchase) => callback(attempt, 'expired'),
  return: ({ id }: Purchase) => complete(id),
  'client asks': ({ transaction }: Purchase) => ask(transaction),
  reconcile: () => poll(),
  'begin again': ({ id }: Purchase) => begin(id),
  'use the wallet': ({ id }: Purchase) => begin(id, 'WALLET', 1),
  'time is over': async ({ token }: Purchase) => {
    await shop
      .db()
      .execute(sql`UPDATE payment_attempts SET expires_at = now() WHERE checkout_public_id = ${token}`)
  },
  'hold is over': ({ token }: Purchase) => releaseReservation(token),
}
type Report = keyof typeof reports
const names = Object.keys(reports) as Report[]

test('[PAY-46] [BEY-02] reports in any order, again and at once, give each payment one effect, to the baisa', async () => {
  const inOrder = fc.array(fc.constantFrom(...names), { minLength: 4, maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(inOrder, fc.boolean(), async (told, isAtOnce) => {
      const purchase = await beginPurchase()
      if (isAtOnce) await Promise.allSettled(told.map((name) => reports[name](purchase)))
      else for (const name of told) await reports[name](purchase)
      await poll()
      await releaseReservation(purchase.token)
      const { charged, posted, orders, total } = await booksOf(purchase.token)
      expect(posted).toBe(charged)
      expect(orders).toBeLessThanOrEqual(1)
      expect(await wallet()).toEqual({ free: inWallet + charged - total, held: 0 })
      await expectInvariants(shop.db())
    }),
    { numRuns: runs, endOnFailure: true },
  )
}, 300_000)

async function beginPurchase(): Promise<Purchase> {
  await fillWallet(inWallet)
  const booked = await bookedLine(shop.db(), { capacity: 5 })
  const { checkout } = await shop.create({ lines: [booked.line] })
  const begun = await begin(checkout.id)
  const { id: transaction, token: attempt } = begun.transaction
  return { id: checkout.id, token: checkout.token, attempt, transaction, url: begun.data.url }
}

const callback = (attemptId: string, kind: string) =>
  callBack({
    eventId: `evt_${attemptId}_${kind}`,
    kind: `payment.${kind}`,
    pspReference: undefined,
    attemptId,
  })

/** The sweep gives it back; one that the shop runs at the same moment may be the one that does. */
async function releaseReservation(token: string): Promise<void> {
  await shop
    .db()
    .execute(sql`UPDATE checkouts SET held_since = now() - interval '29 minutes', held_until = now()
    WHERE public_id = ${token} AND held_until IS NOT NULL`)
  await runSweep(shop.shop().deps, 'release-expired-reservations')
  const isHeld = sql`SELECT count(*)::int FROM checkouts WHERE public_id = ${token} AND held_until IS NOT NULL`
  await expect.poll(() => shop.value(isHeld)).toBe(0)
}

/** The amount the gateway took for a checkout, the amount in the ledger, and the orders. */
async function booksOf(token: string) {
  const { rows } = await shop.db().execute<Record<'charged' | 'posted' | 'orders' | 'total', number>>(sql`
    WITH attempts AS (SELECT public_id FROM payment_attempts WHERE checkout_public_id = ${token})
    SELECT
      (SELECT coalesce(sum(charged_baisa), 0)::int FROM sandbox_payments
        WHERE state = 'paid' AND attempt_id IN (SELECT public_id FROM attempts)) AS charged,
      (SELECT coalesce(sum(-amount_baisa), 0)::int FROM ledger_entries
        JOIN ledger_accounts AS account ON account.id = account_id AND account.kind = 'clearing'
        JOIN ledger_transactions AS posted ON posted.id = transaction_id
        WHERE posted.key IN (SELECT 'payment:' || public_id FROM attempts UNION SELECT 'TOP_UP:' || public_id FROM attempts)) AS posted,
      (SELECT count(*)::int FROM orders WHERE checkout_public_id = ${token}) AS orders,
      (SELECT coalesce(sum(total_baisa), 0)::int FROM orders WHERE checkout_public_id = ${token}) AS total`)
  return rows[0] ?? { charged: 0, posted: 0, orders: 0, total: 0 }
}
