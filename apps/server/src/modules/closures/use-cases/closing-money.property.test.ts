import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { bookedLines } from '#modules/checkout/samples/booked-line.ts'
import { issueGiftCard } from '#modules/promotions/index.ts'
import { runSweep } from '#testing/run-sweep.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { useClosingShop, type Visit } from '../api/testing/closing-shop.ts'

const shop = useClosingShop('91000891')

/** Numbers that look drawn, and are the same in every run. */
function drawn(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

test('[BEY-07] whatever was paid how, and whatever is decided: paid is kept, moved or given back, to the baisa', async () => {
  const draw = drawn(20_261_118)
  await shop.db().execute(sql`INSERT INTO promo_codes (code, name, type, percent)
    VALUES ('closing-odd', '{"en":"Odd","ar":"خصم"}', 'percent', 7)`)
  const samples = await bookedLines(shop.db(), 10)
  const visits: Visit[] = []
  for (const [at, { line }] of samples.entries()) {
    const code = [`closing-card-${at}`, 'closing-odd', ''][draw(3)] ?? ''
    const card = { code, initialBaisa: baisa(300 + draw(2000)), endsOn: null, customerId: null }
    if (code.startsWith('closing-card'))
      await inTransaction(shop.db(), async (tx) => ok(await issueGiftCard(tx, card)))
    visits.push(await shop.sellLine({ ...line, quantity: 1 + draw(3) }, { code }))
  }
  const [first, last] = [visits[0], visits.at(-1)]
  if (!first || !last) throw new Error('nothing was sold')
  await shop.openNearby(first, { places: 20, feeBaisa: 700, variantId: first.variantId })
  const starts = visits.map(({ startsAt }) => startsAt.getTime())
  const time = { startsAt: new Date(Math.min(...starts)), endsAt: new Date(Math.max(...starts) + 1) }
  const looked = await shop.look(time)
  expect((await shop.close(time)).status).toBe(200)
  await runSweep(shop.shop().deps, 'offer-alternatives')
  const wallet = (await shop.buying.wallet()).free
  for (const visit of visits) {
    const shown = await shop.own(visit)
    const path = `orders/closed-visits/${shown.id}`
    const choice = draw(4)
    const offer = shown.offers[0]
    if (choice === 0) await shop.passDeadline(visit)
    else if (choice === 1 && offer) await shop.call(`${path}/accept/`, { offer_id: offer.id })
    else if (choice !== 3) await shop.call(`${path}/refund/`, {})
  }
  await runSweep(shop.shop().deps, 'refund-unanswered-cases')
  const rowsOf = () =>
    shop.rowsOf<{ state: string; paid: number; refunded: number; refund: number; credited: number }>(sql`
    SELECT cases.state, cases.refund_baisa AS refund, paid.paid, paid.refunded,
      (SELECT coalesce(sum(credit_baisa), 0)::int FROM visit_moves WHERE order_id = cases.order_id) AS credited
    FROM closure_cases AS cases CROSS JOIN LATERAL (SELECT sum(paid_baisa)::int AS paid, sum(refunded_baisa)::int AS refunded
      FROM order_payments WHERE order_id = cases.order_id) AS paid ORDER BY cases.id`)
  // A cheaper slot is credited by an event, a moment after the move.
  await waitUntil(async () =>
    (await rowsOf()).every(({ state, refunded, credited }) => state !== 'moved' || refunded === credited),
  )
  const rows = await rowsOf()
  expect(rows).toHaveLength(visits.length)
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['open', 'moved', 'refunded']))
  expect(looked.body.data.money_baisa).toBe(rows.reduce((sum, { paid }) => sum + paid, 0))
  for (const { state, paid, refunded, refund, credited } of rows) {
    expect(refunded).toBe(state === 'refunded' ? paid : credited)
    expect(refund).toBe(state === 'refunded' ? paid : 0)
  }
  const [given] = await shop.rowsOf<{ wallet: number; cards: number }>(sql`
    SELECT coalesce(sum(amount_baisa) FILTER (WHERE target = 'WALLET'), 0)::int AS wallet,
      coalesce(sum(amount_baisa) FILTER (WHERE target = 'GIFT_CARD'), 0)::int AS cards FROM order_refunds`)
  expect((await shop.buying.wallet()).free - wallet).toBe(given?.wallet)
  expect((given?.wallet ?? 0) + (given?.cards ?? 0)).toBe(
    rows.reduce((sum, { refunded }) => sum + refunded, 0),
  )
  const [ledger] = await shop.rowsOf<{ sum: number }>(
    sql`SELECT sum(amount_baisa)::int AS sum FROM ledger_entries`,
  )
  expect(ledger?.sum).toBe(0)
})
