import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { switchSandbox } from '#modules/payments/index.ts'
import { rolePresets } from '#modules/staff/rules/role-presets.ts'
import { atOnce } from '#testing/at-once.ts'
import { askConsole } from '#testing/staff.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { newKey, operatorsOf } from '../testing/operators.ts'
import { usePaymentShop } from '../testing/payment-shop.ts'
import { purchasesOf } from '../testing/purchases.ts'

const shop = usePaymentShop('91000321', undefined, { APPROVAL_LIMIT: '2', APPROVAL_DAILY_LIMIT: '900' })
const {
  begin,
  complete,
  choose,
  fillWallet,
  wallet,
  paymentsOf,
  customerId,
  refund: refundOf,
} = purchasesOf(shop)
const { idOf, logOf, signIn, read, refund, cancel } = operatorsOf(shop)
let booked: Booked
let finance: Awaited<ReturnType<typeof signIn>>
let second: typeof finance
beforeAll(async () => {
  finance = await signIn('finance')
  second = await signIn('finance')
})
beforeEach(async () => {
  booked = await bookedLine(shop.db(), { capacity: 5 })
})

/** An order that the wallet paid for 1.000 and a card for the rest. */
async function paidOrder() {
  const { checkout } = await shop.create({ lines: [booked.line] })
  await fillWallet(1_000)
  await begin(checkout.id, 'WALLET')
  const begun = await begin(checkout.id)
  await choose(begun.data.url, 'pay')
  const number = Number((await complete(checkout.id)).order.number)
  const total = Math.round(checkout.totalPrice.gross.amount * 1000)
  return { id: await idOf(number), number, total, pspReference: begun.data.psp_reference }
}
type Paid = Awaited<ReturnType<typeof paidOrder>>

const atGateway = ({ pspReference }: Paid) =>
  shop.value<number>(sql`SELECT refunded_baisa FROM sandbox_payments WHERE reference = ${pspReference}`)
const refundedOf = async ({ number }: Paid) =>
  (await paymentsOf(String(number)))?.map(({ refunded }) => refunded)

/** Who the refunds of an order are told to be from. */
async function refundersOf({ id }: Paid) {
  const { timeline } = (await finance.ask(`/orders/${id}/`)).body.data
  return timeline
    .filter(({ kind }: { kind: string }) => kind === 'refund')
    .map(({ actor }: { actor: object }) => actor)
}

const refundByShop = async ({ number }: Paid) => {
  const id = (await shop.value<number>(sql`SELECT id FROM orders WHERE number = ${number}`)) ?? 0
  return refundOf({ id, number, customerId: await customerId() }, `move:${number}`, 100)
}

describe('[OPS-14] an operator refunds an order', () => {
  test('in part to the card, first what the card has paid, with one entry in the log', async () => {
    const order = await paidOrder()
    const before = (await logOf('orders.refund')).length
    const { status, body } = await refund(finance, order.id, { amount_baisa: 1_500 })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      payment_status: 'PARTIALLY_REFUNDED',
      refunded_baisa: 1_500,
      refundable_baisa: order.total - 1_500,
      refunds: [{ target: 'sandbox', amount_baisa: 1_500, occasion: 'refund' }],
    })
    await waitUntil(async () => (await atGateway(order)) === 1_500)
    const entries = await logOf('orders.refund')
    expect(entries).toHaveLength(before + 1)
    expect(entries.at(-1)).toMatchObject({
      operator_id: finance.member.id,
      reason: 'the work was poor',
      before: { refundedBaisa: 0 },
      after: { refundedBaisa: 1_500, amountBaisa: 1_500, to: 'card' },
    })
    const [actor] = (
      await shop.db().execute(sql`SELECT actor, operator_id FROM order_status_changes
        JOIN orders ON orders.id = order_id WHERE orders.number = ${order.number} AND kind = 'payment'`)
    ).rows
    expect(actor).toEqual({ actor: 'operator', operator_id: finance.member.id })
    expect(await refundersOf(order)).toEqual([{ kind: 'operator', name: 'finance' }])
  })

  test('and the timeline of the order names who has given money back, the shop itself where nobody did', async () => {
    const cancelled = await paidOrder()
    const admin = await signIn('administrator')
    expect((await cancel(admin, cancelled.id)).status).toBe(200)
    expect(await refundersOf(cancelled)).toEqual([
      { kind: 'operator', name: 'administrator' },
      { kind: 'operator', name: 'administrator' },
    ])
    const credited = await paidOrder()
    expect(await refundByShop(credited)).toMatchObject({ ok: true })
    expect(await refundersOf(credited)).toEqual([{ kind: 'system', name: null }])
  })

  test('in part and in full to the wallet, and never more than what is left', async () => {
    const order = await paidOrder()
    expect((await refund(finance, order.id, { amount_baisa: 1_700, to: 'wallet' })).status).toBe(200)
    expect(await wallet()).toEqual({ free: 1_700, held: 0 })
    expect(await refundedOf(order)).toEqual([1_000, 700])
    const tooHigh = await refund(finance, order.id, { amount_baisa: order.total, to: 'wallet' })
    expect(tooHigh).toMatchObject({ status: 409, body: { errors: [{ code: 'REFUND_TOO_HIGH' }] } })
    for (let left = order.total - 1_700; left > 0; left -= 2_000) {
      const amount_baisa = Math.min(left, 2_000)
      expect((await refund(finance, order.id, { amount_baisa, to: 'wallet' })).status).toBe(200)
    }
    expect(await read(finance, order.id)).toMatchObject({
      payment_status: 'FULLY_REFUNDED',
      refundable_baisa: 0,
    })
    expect(await wallet()).toEqual({ free: order.total, held: 0 })
    expect(await atGateway(order)).toBe(0)
    const nothing = await refund(finance, order.id, { amount_baisa: 1, to: 'wallet' })
    expect(nothing.body.errors[0].code).toBe('NOTHING_TO_REFUND')
  })

  test('once per key, and not the same key for something else', async () => {
    const order = await paidOrder()
    const key = newKey()
    const { version } = await read(finance, order.id)
    const body = { key, version, amount_baisa: 300, to: 'card', reason: 'late' }
    const send = () => finance.ask(`/orders/${order.id}/refunds/`, body)
    const answers = await atOnce([1, 2, 3, 4, 5], send)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body: { change_id } }) => change_id)).size).toBe(1)
    expect((await read(finance, order.id)).refunded_baisa).toBe(300)
    const other = await finance.ask(`/orders/${order.id}/refunds/`, { ...body, amount_baisa: 400 })
    expect(other).toMatchObject({ status: 409, body: { errors: [{ code: 'KEY_REUSED' }] } })
  })

  test('of an order that has changed since it was read: 409 with what is current', async () => {
    const order = await paidOrder()
    const { version } = await read(finance, order.id)
    expect((await refund(finance, order.id, { amount_baisa: 100 })).status).toBe(200)
    const stale = { key: newKey(), version, amount_baisa: 100, to: 'card', reason: 'late' }
    expect(await finance.ask(`/orders/${order.id}/refunds/`, stale)).toMatchObject({
      status: 409,
      body: { current: { version: version + 1, payment_status: 'PARTIALLY_REFUNDED' } },
    })
    expect((await refund(finance, order.id, { amount_baisa: 100 })).status).toBe(200)
    expect((await read(finance, order.id)).version).toBe(version + 2)
  })

  test('for lines that are together the amount, of this order alone', async () => {
    const order = await paidOrder()
    const line =
      await shop.value<string>(sql`SELECT encode(convert_to('OrderLine:' || order_lines.public_id, 'UTF8'), 'base64')
      FROM order_lines JOIN orders ON orders.id = order_id WHERE orders.number = ${order.number}`)
    const id = line?.replaceAll('\n', '')
    const lines = (amount_baisa: number, of = id) => ({
      amount_baisa: 500,
      lines: [{ id: of, amount_baisa }],
    })
    const differ = await refund(finance, order.id, lines(400))
    expect(differ).toMatchObject({ status: 400, body: { errors: [{ code: 'REFUND_LINES_DIFFER' }] } })
    expect((await refund(finance, order.id, lines(500, 'T3JkZXJMaW5lOjE='))).status).toBe(404)
    expect((await refund(finance, order.id, lines(500))).status).toBe(200)
  })

  test.each([
    ['no reason', { reason: ' ' }, 'REASON_REQUIRED'],
    ['nothing', { amount_baisa: 0 }, 'INVALID'],
    ['less than nothing', { amount_baisa: -5 }, 'INVALID'],
    ['half a baisa', { amount_baisa: 1.5 }, 'INVALID'],
    ['text', { amount_baisa: '100' }, 'INVALID'],
    ['another target', { to: 'cash' }, 'INVALID'],
    ['no version', { version: null }, 'INVALID'],
    ['too many lines', { lines: Array(101).fill({ id: 'x', amount_baisa: 1 }) }, 'INVALID'],
  ])('not with %s', async (_case, change, code) => {
    const order = await paidOrder()
    const { status, body } = await refund(finance, order.id, { amount_baisa: 100, ...change })
    expect(status).toBe(400)
    if (code === 'REASON_REQUIRED') expect(body.errors[0].code).toBe(code)
    expect((await read(finance, order.id)).refunded_baisa).toBe(0)
  })

  test('where no card has paid, not to the card', async () => {
    const { checkout } = await shop.create({ lines: [booked.line] })
    await fillWallet(900_000)
    await begin(checkout.id, 'WALLET')
    const id = await idOf(Number((await complete(checkout.id)).order.number))
    const noCard = await refund(finance, id, { amount_baisa: 100 })
    expect(noCard.body.errors[0].code).toBe('REFUND_NO_CARD')
    await fillWallet(0)
    expect((await refund(finance, id, { amount_baisa: 100, to: 'wallet' })).status).toBe(200)
  })
})

describe('[OPS-14] above the limit', () => {
  test('a second person approves, not oneself, and once', async () => {
    const order = await paidOrder()
    const asked = await refund(finance, order.id, { amount_baisa: 2_001 })
    expect(asked).toMatchObject({ status: 202, body: { data: null, approval: { id: expect.any(String) } } })
    const path = `/approvals/${asked.body.approval.id}/approve/`
    expect((await read(finance, order.id)).refunded_baisa).toBe(0)
    expect((await finance.ask(path, {})).body.errors[0].code).toBe('APPROVAL_OWN')
    const support = await signIn('support')
    expect((await support.ask(path, {})).status).toBe(403)
    // Another change of the order meanwhile is no reason to refuse what is still there.
    expect((await refund(finance, order.id, { amount_baisa: 100 })).status).toBe(200)
    const answers = await atOnce([1, 2, 3], () => second.ask(path, {}))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await read(finance, order.id)).refunded_baisa).toBe(2_101)
  })

  test('approving is refused when the sum is no longer there, and nothing is given back', async () => {
    const order = await paidOrder()
    const asked = await refund(finance, order.id, { amount_baisa: order.total })
    expect(asked.status).toBe(202)
    expect((await refund(finance, order.id, { amount_baisa: 100 })).status).toBe(200)
    const refused = await second.ask(`/approvals/${asked.body.approval.id}/approve/`, {})
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ code: 'REFUND_TOO_HIGH' }] } })
    expect((await read(finance, order.id)).refunded_baisa).toBe(100)
  })

  test('what would be refused anyway is not stored for a second person', async () => {
    const order = await paidOrder()
    const waiting = async () => (await second.ask('/approvals/')).body.data.length
    const before = await waiting()
    expect((await refund(finance, order.id, { amount_baisa: order.total + 1 })).status).toBe(409)
    const unknown = { key: newKey(), version: 1, amount_baisa: 9_000, to: 'card', reason: 'late' }
    expect((await finance.ask('/orders/unknown/refunds/', unknown)).status).toBe(404)
    expect(await waiting()).toBe(before)
    expect((await read(finance, order.id)).refunded_baisa).toBe(0)
  })

  test('many small ones of a day need a second person, too, however many are sent at once', async () => {
    const busy = await signIn('finance')
    const order = await paidOrder()
    await shop
      .db()
      .execute(sql`INSERT INTO operator_changes (operator_id, session_id, request_id, address, action,
      subject_kind, subject_id, before, after) VALUES (${busy.member.id}, gen_random_uuid(), 'x', 'x', 'wallets.adjust',
      'wallet', 'x', '{}', '{"amountBaisa": -899000}')`)
    for (let time = 0; time < 3; time++) {
      const { version } = await read(busy, order.id)
      const answers = await atOnce([1, 2, 3, 4], () =>
        busy.ask(`/orders/${order.id}/refunds/`, {
          key: newKey(),
          version,
          amount_baisa: 400,
          to: 'card',
          reason: 'late',
        }),
      )
      expect(answers.every(({ status }) => [200, 202, 409].includes(status))).toBe(true)
    }
    expect((await read(busy, order.id)).refunded_baisa).toBeLessThanOrEqual(1_000)
    expect((await refund(busy, order.id, { amount_baisa: 601 })).status).toBe(202)
  })
})

test('refunds, cancels and refunds by others at once never give back more than was paid', async () => {
  for (let time = 0; time < 3; time++) {
    const order = await paidOrder()
    const admin = await signIn('administrator')
    const { version } = await read(finance, order.id)
    const body = () => ({ key: newKey(), version, to: 'wallet', reason: 'late' })
    const answers = await atOnce([1, 2, 3, 4, 5, 6, 7, 8], (at) =>
      at % 4 === 0
        ? admin.ask(`/orders/${order.id}/cancel/`, body())
        : finance.ask(`/orders/${order.id}/refunds/`, { ...body(), amount_baisa: 1_000 }),
    )
    // The first refund has changed the order that the others have read.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
    const { refunded_baisa, paid_baisa } = await read(finance, order.id)
    expect(refunded_baisa).toBeLessThanOrEqual(paid_baisa)
  }
})

describe('a refund that its gateway does not give back', () => {
  test('is listed as failed with the reason, is tried again by command, and is given back once', async () => {
    const order = await paidOrder()
    await switchSandbox(shop.shop().deps, { outage: true })
    expect((await refund(finance, order.id, { amount_baisa: 700 })).status).toBe(200)
    const failed = async () => (await finance.ask('/refunds/?state=failed')).body.data
    await waitUntil(async () => (await failed()).length === 1)
    const [listed] = await failed()
    expect(listed).toMatchObject({ order: { number: order.number }, amount_baisa: 700, state: 'failed' })
    expect(listed.problem).toMatch(/unreachable/)
    await switchSandbox(shop.shop().deps, { outage: false })
    const support = await signIn('support')
    const retry = (as: typeof finance, key = newKey()) => as.ask(`/refunds/${listed.id}/retry/`, { key })
    expect((await retry(support)).status).toBe(403)
    const key = newKey()
    const answers = [await retry(finance, key), await retry(finance, key), await retry(second)]
    expect(answers.map(({ status }) => status).slice(0, 2)).toEqual([200, 200])
    await waitUntil(async () => (await failed()).length === 0)
    expect(await atGateway(order)).toBe(700)
    expect((await retry(finance)).body.errors[0].code).toBe('REFUND_NOT_FAILED')
    expect((await finance.ask('/refunds/unknown/retry/', { key: newKey() })).status).toBe(404)
  })
})

describe('[ROLE-08] as every role', () => {
  test.each(rolePresets.map(({ name, permissions }) => [name, permissions] as const))(
    '%s cancels, refunds and reads refunds as far as the role may',
    async (role, permissions) => {
      const order = await paidOrder()
      const [centre] = (
        await shop.db().execute<{ id: number }>(
          sql`SELECT centre_id AS id FROM order_lines JOIN orders ON orders.id = order_id
            WHERE orders.number = ${order.number} AND centre_id IS NOT NULL`,
        )
      ).rows
      const own = await signIn(role, [centre?.id ?? 0])
      const expected = (permission: string) => (permissions.some((each) => each === permission) ? 200 : 403)
      expect((await own.ask(`/orders/${order.id}/refunds/`)).status).toBe(expected('refunds.read'))
      const { version } = await read(finance, order.id)
      const body = (more = {}) => ({ key: newKey(), version, to: 'card', reason: 'late', ...more })
      const asked = { amount_baisa: 100 }
      const refunded = await own.ask(`/orders/${order.id}/refunds/`, body(asked))
      expect(refunded.status).toBe(expected('orders.refund'))
      expect(
        (await cancel(own, order.id, { version: version + (refunded.status === 200 ? 1 : 0) })).status,
      ).toBe(expected('orders.cancel'))
    },
  )

  test('a manager of another centre finds neither order nor refund, and lists none of them', async () => {
    const order = await paidOrder()
    expect((await refund(finance, order.id, { amount_baisa: 100 })).status).toBe(200)
    const manager = await signIn('manager', [])
    expect((await manager.ask(`/orders/${order.id}/refunds/`)).status).toBe(404)
    expect((await cancel(manager, order.id)).status).toBe(404)
    expect((await manager.ask('/refunds/')).body).toMatchObject({ data: [], page: { total: 0 } })
    const listed = (await finance.ask('/refunds/?limit=1')).body
    expect(listed.data).toHaveLength(1)
    const next = (await finance.ask(`/refunds/?limit=1&after=${listed.page.after}`)).body
    expect(next.data[0].id).not.toBe(listed.data[0].id)
    expect((await finance.ask('/refunds/?after=e30')).status).toBe(400)
  })

  test('without a fresh proof of identity neither is possible', async () => {
    const order = await paidOrder()
    const stale = await signIn('administrator')
    await shop.db().execute(sql`UPDATE staff_sessions SET proven_at = now() - interval '6 minutes'
      WHERE member_id = ${stale.member.id}`)
    for (const answer of [
      await refund(stale, order.id, { amount_baisa: 100 }),
      await cancel(stale, order.id),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { errors: [{ code: 'STEP_UP_REQUIRED' }] } })
    }
    const visitor = await askConsole(shop.shop(), `/orders/${order.id}/refunds/`, { key: newKey() })
    expect(visitor.status).toBe(401)
  })
})
