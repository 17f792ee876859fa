import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { jobQueue } from '#kernel/jobs/queue-names.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { lieInSandbox, moveInSandbox, payOutSandbox } from '#modules/payments/index.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { booksOf, type Session } from '../testing/books.ts'

const jobs = [
  'send-message',
  'ask-gateway-again',
  'settle-by-entry',
  'return-charge',
  'return-payment',
  'resend-refund',
  'send-refund',
]
const limits = { APPROVAL_LIMIT: '999', APPROVAL_DAILY_LIMIT: '999' }
const shop = usePaymentShop('91000893', undefined, limits, [], { jobs })
const { customerId, fillWallet, refund: requestRefund } = purchasesOf(shop)
const books = booksOf(shop)

const verbs = [
  'buy',
  'pay unheard',
  'pay another amount',
  'refund',
  'refund that is not booked',
  'charge that is not booked',
  'charge of nobody',
  'refund by hand',
  'chargeback',
  'other fee',
  'payout',
  'short payout',
] as const
type Verb = (typeof verbs)[number]

/** `PERMUTATIONS=50` for more. */
const numRuns = Number(process.env.PERMUTATIONS ?? 3)
const plans = fc.record({
  steps: fc.array(fc.constantFrom(...verbs), { minLength: 4, maxLength: 9 }),
  choices: fc.array(fc.nat(9), { minLength: 8, maxLength: 8 }),
})

let finance: Session
beforeAll(async () => {
  await shop.db().execute(sql`INSERT INTO reconciliation_cursors (gateway, since, read_until)
    VALUES ('sandbox', now() - interval '10 days', now() - interval '10 days')`)
}, 120_000)

test('[BEY-11, BEY-02] whatever a gateway and the shop do, the three books agree when every difference is resolved in any way', async () => {
  await fc.assert(
    fc.asyncProperty(plans, async ({ steps, choices }) => {
      // The day's limit of an operator counts every run.
      finance = await books.signIn('finance')
      await fillWallet(0)
      for (const verb of steps) await take(verb)
      await books.readAfter(25)
      await resolveAll(choices)
      expect(await sumOfLedger()).toBe(0)
      expect(await owedThere()).toBe(await books.owed())
      await expectInvariants(shop.db())
    }),
    { numRuns, endOnFailure: true },
  )
}, 600_000)

async function take(verb: Verb): Promise<void> {
  const db = shop.db()
  if (verb === 'pay unheard') return void (await books.payUnheard())
  if (verb === 'pay another amount') return void (await books.payUnheard('4000000000000606'))
  if (verb === 'charge of nobody')
    return void (await moveInSandbox(db, { kind: 'charge', amount: baisa(3_000), payment: 'sbx_nobody' }))
  if (verb === 'payout' || verb === 'short payout') {
    const before = new Date(Date.now() + 60_000)
    const shortBy = baisa(verb === 'payout' ? 0 : 70)
    return void (await payOutSandbox(shop.shop().deps, { before, shortBy }))
  }
  const bought = await books.buy()
  const { reference, charge } = bought
  const charged = { kind: 'charge', reference } as const
  if (verb === 'other fee') await lieInSandbox(db, charged, { feeBaisa: baisa(Math.round(charge * 0.03)) })
  if (verb === 'charge that is not booked') await lieInSandbox(db, charged, { isHidden: true })
  if (verb === 'refund by hand')
    await moveInSandbox(db, { kind: 'refund', amount: baisa(500), payment: reference })
  if (verb === 'chargeback')
    await moveInSandbox(db, { kind: 'chargeback', amount: baisa(charge), payment: reference })
  if (verb === 'refund' || verb === 'refund that is not booked') await refund(bought, verb !== 'refund')
}

async function refund({ number }: { number: number }, isHidden: boolean): Promise<void> {
  const id = (await shop.value<number>(sql`SELECT id FROM orders WHERE number = ${number}`)) ?? 0
  const order = { id, number, customerId: await customerId() }
  await requestRefund(order, `property:${number}`, 1_200)
  const done = () =>
    shop.value<string>(sql`SELECT refund_reference FROM order_refunds WHERE key = ${`property:${number}`}`)
  await waitUntil(async () => Boolean(await done()))
  const reference = (await done()) ?? ''
  if (isHidden) await lieInSandbox(shop.db(), { kind: 'refund', reference }, { isHidden })
}

/** Resolves what is open in the ways that were drawn; a way that leads nowhere is followed by another. */
async function resolveAll(choices: readonly number[]): Promise<void> {
  const publicId = await shop.value<string>(
    sql`SELECT public_id FROM customers WHERE id = ${await customerId()}`,
  )
  const customer_id = toGlobalId('User', publicId ?? '')
  for (let round = 0; round < 12; round++) {
    const open = await books.differences(finance)
    if (open.length === 0) return
    for (const [at, difference] of open.entries()) {
      const { actions } = difference
      const action = actions[((choices[at % choices.length] ?? 0) + round) % actions.length] ?? ''
      const { status, body } = await books.resolve(
        finance,
        difference,
        action,
        action === 'wallet' ? { customer_id } : {},
      )
      const code = body.errors?.[0]?.code
      expect([action, status, code]).toEqual([action, status === 409 ? 409 : 200, code])
      if (status === 409) expect(['WALLET_TOO_LOW', 'DIFFERENCE_CLOSED']).toContain(code)
    }
    await idle()
    await books.read()
  }
  expect(await books.differences(finance)).toEqual([])
}

/** Jobs that are due have been done: those that give money back among them. */
const idle = () =>
  waitUntil(
    async () =>
      (await shop.value<number>(sql`SELECT count(*)::int FROM pgboss.job
        WHERE state IN ('created', 'active', 'retry') AND start_after <= now() + interval '1 minute'
          AND name = ANY(${sql.param(jobs.map(jobQueue))}::text[])`)) === 0,
  )

const sumOfLedger = async () =>
  Number(await shop.value<string>(sql`SELECT coalesce(sum(amount_baisa), 0) FROM ledger_entries`))

/** What the sandbox owes by what it has told. */
const owedThere = async () =>
  Number(
    await shop.value<string>(sql`SELECT coalesce(sum(
      CASE kind WHEN 'charge' THEN amount_baisa ELSE -amount_baisa END - fee_baisa), 0) FROM gateway_entries`),
  )
