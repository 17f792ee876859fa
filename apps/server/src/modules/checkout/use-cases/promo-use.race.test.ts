import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { grantReduction, issueGiftCard } from '#modules/promotions/index.ts'
import { atOnce } from '#testing/at-once.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { type Booked, bookedLine } from '../samples/booked-line.ts'
import { draftCheckout, expireReservations, makeCustomers } from '../samples/draft-checkout.ts'
import { lockCheckout } from '../storage/checkout-queries.ts'
import { applyPromoCode, removePromoCode } from './apply-promo-code.ts'
import { completeCheckout } from './complete-checkout.ts'
import { createCheckout } from './create-checkout.ts'
import { readCheckout } from './read-checkout.ts'
import { releaseExpiredReservations } from './release-expired-reservations.ts'
import { planReservation, reserveAgain } from './reserve-again.ts'

let shop: TestApp
let booked: Booked
beforeAll(async () => {
  shop = await buildTestApp()
  booked = await bookedLine(shop.deps.db, { capacity: 500 })
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop.deps.db))

let codes = 0
/** A code with limits of uses, in total and for each customer. */
async function makeCode({ total = null, each = null }: { total?: number | null; each?: number | null }) {
  const code = `race-${++codes}`
  await shop.deps.db.execute(sql`
    INSERT INTO promo_codes (code, name, type, percent, total_limit, per_customer_limit)
    VALUES (${code}, '{"en": "Race", "ar": "سباق"}', 'percent', 10, ${total}, ${each})`)
  return code
}

async function makeCard(code: string, amount: number) {
  const card = { code, initialBaisa: baisa(amount), endsOn: null, customerId: null }
  await inTransaction(shop.deps.db, async (tx) => ok(await issueGiftCard(tx, card)))
}

async function shopper() {
  const [customerId = 0] = await makeCustomers(shop.deps.db, 1)
  return begin(customerId)
}

async function begin(customerId: number, line = booked) {
  const created = await createCheckout(shop.deps, draftCheckout(customerId, [line]))
  if (!created.ok) throw new Error(created.code)
  return { customerId, publicId: created.value.publicId }
}

type Shopper = Awaited<ReturnType<typeof shopper>>
const apply = (key: Shopper, promoCode: string) =>
  applyPromoCode(shop.deps, key, { promoCode, address: `192.0.2.${key.customerId}` })
const complete = ({ publicId }: Shopper) =>
  inTransaction(shop.deps.db, async (tx) => {
    const checkout = await lockCheckout(tx, publicId)
    return checkout ? completeCheckout(tx, checkout, async () => ok(true)) : refuse('NOT_FOUND')
  })
const usedOf = async (code: string) => {
  const { rows } = await shop.deps.db.execute<{ used: number }>(
    sql`SELECT used FROM promo_codes WHERE code = ${code}`,
  )
  return rows[0]?.used
}
async function expire(shoppers: readonly Shopper[]) {
  await expireReservations(
    shop.deps.db,
    shoppers.map(({ customerId }) => customerId),
  )
  await releaseExpiredReservations(shop.deps)
}

test('of forty checkouts with one single-use code exactly one gets it; the others hear why and pay the full price', async () => {
  const code = await makeCode({ total: 1 })
  const shoppers: Shopper[] = []
  for (let at = 0; at < 40; at++) shoppers.push(await shopper())
  const answers = await atOnce(shoppers, (each) => apply(each, code))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  expect(new Set(answers.flatMap((answer) => (answer.ok ? [] : answer.code)))).toEqual(
    new Set(['PROMO_CODE_USED_UP']),
  )
  expect(await usedOf(code)).toBe(1)
  const checkouts = await Promise.all(shoppers.map((each) => readCheckout(shop.deps, each)))
  expect(checkouts.filter((checkout) => checkout?.discounts.length)).toHaveLength(1)
  await expire(shoppers)
  expect(await usedOf(code)).toBe(0)
})

test('a use counts from the hold on, is given back when the reservation ends, and is used up by the order, once', async () => {
  const code = await makeCode({ total: 1, each: 1 })
  const first = await shopper()
  const second = await shopper()
  expect((await apply(first, code)).ok).toBe(true)
  expect(await apply(first, code.toUpperCase())).toMatchObject({ ok: true })
  expect(await apply(second, code)).toMatchObject({ ok: false, code: 'PROMO_CODE_USED_UP' })
  await expire([first])
  expect((await apply(second, code)).ok).toBe(true)
  const ends = await Promise.all([complete(second), complete(second), complete(second)])
  expect(ends.filter((end) => end.ok)).toHaveLength(1)
  expect(await usedOf(code)).toBe(1)
  const again = await begin(second.customerId)
  expect(await apply(again, code)).toMatchObject({ ok: false, code: 'PROMO_CODE_USED_UP' })
  await expire([again])
})

test('a customer uses a code as often as each may, whatever is left of it', async () => {
  const code = await makeCode({ each: 2 })
  const customer = await shopper()
  for (let at = 0; at < 2; at++) {
    const next = await begin(customer.customerId)
    expect((await apply(next, code)).ok).toBe(true)
    expect((await complete(next)).ok).toBe(true)
  }
  const third = await begin(customer.customerId)
  expect(await apply(third, code)).toMatchObject({ ok: false, code: 'PROMO_CODE_USED_BY_YOU' })
  await expire([third])
})

test('a payment after the reservation takes the code again, or is refused when somebody else has it', async () => {
  const code = await makeCode({ total: 1 })
  const late = await shopper()
  await apply(late, code)
  await expire([late])
  const other = await shopper()
  const held = async () => {
    const checkout = await readCheckout(shop.deps, late)
    const planned = checkout && (await planReservation(shop.deps, checkout))
    if (!checkout || !planned?.ok) throw new Error('nothing to hold')
    return inTransaction(shop.deps.db, (tx) => reserveAgain(tx, checkout, planned.value))
  }
  await apply(other, code)
  expect(await held()).toMatchObject({ ok: false, code: 'PROMO_CODE_USED_UP' })
  await removePromoCode(shop.deps, other, { code })
  expect((await held()).ok).toBe(true)
  await expire([late, other])
})

test('a reserved slot keeps its place while a code is added, though nobody else could book it any more', async () => {
  const code = await makeCode({})
  const soon = await bookedLine(shop.deps.db, { capacity: 2, isSoon: true })
  const [customerId = 0] = await makeCustomers(shop.deps.db, 1)
  const own = await begin(customerId, soon)
  await letPass(soon.slotId)
  expect(await apply(own, code)).toMatchObject({ ok: true, value: { discounts: [{ code }] } })
  expect((await removePromoCode(shop.deps, own, { code })).ok).toBe(true)
  await expireReservations(shop.deps.db, [customerId])
  expect(await apply(own, code)).toMatchObject({ ok: false, code: 'SLOT_TOO_SOON' })
  await expire([own])
})

/** Two minutes later: the slot, and the time that its lines name, come so much nearer. */
async function letPass(slotId: number): Promise<void> {
  const passed = sql`interval '2 minutes'`
  const time = sql`to_char(starts_at AT TIME ZONE 'Asia/Muscat', 'HH24:MI-') || to_char(ends_at AT TIME ZONE 'Asia/Muscat', 'HH24:MI')`
  await shop.deps.db.execute(sql`
    WITH moved AS (
      UPDATE slots SET starts_at = starts_at - ${passed}, ends_at = ends_at - ${passed} WHERE id = ${slotId}
      RETURNING id, ${time} AS time
    ) UPDATE checkout_lines SET metadata = metadata || jsonb_build_object('delivery_time', moved.time)
    FROM moved WHERE slot_id = moved.id`)
}

test('a gift card is held by one checkout at a time, however many try', async () => {
  await makeCard('race-card-1', 4_000)
  const shoppers = [await shopper(), await shopper(), await shopper(), await shopper()]
  const answers = await Promise.all(shoppers.map((each) => apply(each, 'race-card-1')))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  expect(answers.find((answer) => !answer.ok)).toMatchObject({ code: 'GIFT_CARD_IN_USE' })
  await expire(shoppers)
  expect((await apply(shoppers[3] ?? (await shopper()), 'race-card-1')).ok).toBe(true)
  await expire(shoppers)
})

test('a granted reduction is taken by itself, given back with the reservation, and used up by one order', async () => {
  const { customerId } = await shopper()
  const grant = () =>
    inTransaction(shop.deps.db, async (tx) =>
      ok(await grantReduction(tx, { customerId, kind: 'referral', amountBaisa: baisa(2_000) })),
    )
  expect(await grant()).toEqual(ok(true))
  expect(await grant()).toEqual(ok(false))
  const first = await begin(customerId)
  expect((await readCheckout(shop.deps, first))?.discounts).toMatchObject([{ kind: 'referral' }])
  await expire([first])
  const second = await begin(customerId)
  expect((await complete(second)).ok).toBe(true)
  const third = await begin(customerId)
  expect((await readCheckout(shop.deps, third))?.discounts).toEqual([])
  expect(await grant()).toEqual(ok(false))
  await expire([third])
})
