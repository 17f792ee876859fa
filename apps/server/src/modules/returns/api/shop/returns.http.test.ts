import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { defineModule } from '#http/define-module.ts'
import { on } from '#kernel/events/on.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { returnCompleted } from '../../use-cases/complete-return.ts'
import { returnsOf, type Sold } from '../testing/return-shop.ts'

const heard: { orderId: number; customerId: number; amount: number }[] = []
const listener = defineModule({
  name: 'listener',
  handles: [on(returnCompleted, 'note-return', async (_deps, { payload }) => void heard.push(payload))],
})
const shop = usePaymentShop('91000911', undefined, { CODES_PER_ADDRESS_PER_HOUR: '10000' }, [listener])
const returns = returnsOf(shop)
const { call, sell, request, verify, wallet, stateOf, refundsOf, deliver } = {
  ...returns,
  request: returns.request.bind(returns),
}

const rial = (amount: number) => amount / 1000
const summary = (id: string, quantity = 1) => call('POST', 'orders/returned-summary/', { id, quantity })
const heardOf = ({ id }: Sold) => heard.filter(({ orderId }) => orderId === id)

describe('giving an appointment back', () => {
  test('[REST-57] [REST-54] [REST-55] [REST-56] from the list to the money in the wallet', async () => {
    const order = await sell({ quantity: 2, credit: 1_000 })
    const before = await stateOf(order)
    const list = await call('GET', 'orders/returnable/')
    expect(list.data[0]).toMatchObject({
      id: order.item,
      order_number: String(order.number),
      quantity: 2,
      returnable_quantity: 2,
      is_delivered: false,
    })
    expect(await call('GET', `orders/returnable/?id=${encodeURIComponent(order.item)}`)).toMatchObject({
      status: 200,
      data: list.data[0],
    })
    const one = rial((order.total - 3_000) / 2)
    const amounts = { total_amount: one, discount_amount: 0, service_amount: 0, refund_amount: one }
    expect((await summary(order.item)).data).toMatchObject({ ...amounts, wallet_amount: one })
    expect(await stateOf(order)).toEqual(before)

    const first = await request(order.item)
    expect(first.answer.data).toMatchObject({
      status: 'requested',
      item_id: order.item,
      retry_after: 120,
      amounts,
    })
    expect(await stateOf(order)).toEqual(before)
    expect(await verify(first.id, first.code)).toMatchObject({
      status: 200,
      data: { status: 'completed', amounts },
    })
    expect(await wallet()).toEqual({ free: one * 1000, held: 0 })
    expect(await stateOf(order)).toMatchObject({
      status: 'PARTIALLY_RETURNED',
      payment: 'PARTIALLY_REFUNDED',
      returned: 1,
      taken: 1,
      stock: Number(before?.stock) + 1,
    })

    const second = await request(order.item)
    expect((await verify(second.id, second.code)).data.amounts).toMatchObject({
      service_amount: 3,
      refund_amount: one + 3,
    })
    expect(await wallet()).toEqual({ free: order.total, held: 0 })
    expect(await stateOf(order)).toMatchObject({
      status: 'RETURNED',
      payment: 'FULLY_REFUNDED',
      returned: 2,
      taken: 0,
      stock: Number(before?.stock) + 2,
    })
    expect(await call('GET', 'orders/returnable/')).toMatchObject({ data: [], pagination: { total: 0 } })
    const { id: orderId, customerId } = order
    await waitUntil(async () => heardOf(order).length === 2)
    expect(heardOf(order)).toMatchObject([
      { orderId, customerId, amount: one * 1000 },
      { orderId, customerId, amount: one * 1000 + 3_000 },
    ])
  })

  test('[RET-08] not within a day of the hour, and not when that day begins between request and code', async () => {
    const order = await sell()
    const { id, code } = await request(order.item)
    await shop.db().execute(sql`UPDATE order_lines SET appointment_at = now() + interval '23 hours'
      WHERE order_id = ${order.id} AND position = 0`)
    expect(await verify(id, code)).toMatchObject({ status: 400, errors: [{ code: 'RETURN_CLOSED' }] })
    expect(await summary(order.item)).toMatchObject({ errors: [{ code: 'RETURN_CLOSED' }] })
    expect((await call('GET', 'orders/returnable/')).data).toEqual([])
    expect(await stateOf(order)).toMatchObject({
      status: 'UNFULFILLED',
      payment: 'FULLY_CHARGED',
      returned: 0,
    })
    expect(await refundsOf(order)).toBe(0)
  })

  test('[RET-06] [REST-59] [RET-04] the reason is one of the questions of the category', async () => {
    const order = await sell()
    const asked = await call('GET', 'rates/poll-questions/?category_id=1&type=returned')
    expect(asked.data.length).toBeGreaterThan(2)
    expect(asked.data.every(({ type }: { type: string }) => type === 'returned')).toBe(true)
    const rated = await call('GET', 'rates/poll-questions/?type=satisfaction')
    const refused = await request(order.item, 1, { poll_id: rated.data[0].id })
    expect(refused.answer).toMatchObject({
      status: 400,
      errors: [{ code: 'RETURN_REASON_UNKNOWN', field: 'poll_id' }],
    })
    expect((await request(order.item, 2)).answer).toMatchObject({
      errors: [{ code: 'RETURN_QUANTITY_TOO_HIGH' }],
    })
    const chosen = (await request(order.item)).answer
    expect(chosen.status).toBe(200)
    const stored = sql`SELECT question_id FROM return_requests WHERE order_id = ${order.id}`
    expect(await shop.value(stored)).toBe(await returns.reason())
  })
})

describe('[RET-08] giving goods back', () => {
  test('within two weeks of their delivery; the fee of bringing them stays, the goods are in stock again', async () => {
    const order = await sell({ quantity: 3 })
    await deliver(order, 3, 13)
    const before = await stateOf(order)
    const { id, code, answer } = await request(order.item, 2, { is_unused: true })
    expect(answer.data.amounts).toMatchObject({ service_amount: 0, quantity: 2 })
    await verify(id, code)
    expect(await stateOf(order)).toMatchObject({
      status: 'PARTIALLY_RETURNED',
      returned: 2,
      used: 1,
      taken: 1,
      stock: Number(before?.stock) + 2,
    })
    expect(await refundsOf(order)).toBe(((order.total - 4_500) / 3) * 2)
    const last = await request(order.item)
    await verify(last.id, last.code)
    expect(await stateOf(order)).toMatchObject({
      status: 'RETURNED',
      payment: 'PARTIALLY_REFUNDED',
      returned: 3,
    })
    expect(await refundsOf(order)).toBe(order.total - 4_500)
  })

  test('[RET-11] what was sold out meanwhile is in stock again', async () => {
    const order = await sell()
    await shop.db().execute(sql`UPDATE stocks SET on_hand = reserved WHERE variant_id = ${order.variantId}`)
    const { id, code } = await request(order.item)
    await verify(id, code)
    expect(await stateOf(order)).toMatchObject({ status: 'RETURNED', stock: 1 })
  })

  test('not later, and not when they were used', async () => {
    const order = await sell()
    await deliver(order, 1, 1)
    expect((await request(order.item, 1, { is_unused: false })).answer).toMatchObject({
      errors: [{ code: 'RETURN_USED' }],
    })
    await deliver(order, 0, 15)
    expect((await request(order.item)).answer).toMatchObject({ errors: [{ code: 'RETURN_CLOSED' }] })
  })
})

describe('[UX-112] a return is completed once', () => {
  test('by a double click, from two tabs, and again later: the same answer, the money once', async () => {
    const order = await sell()
    const { id, code } = await request(order.item)
    const before = await wallet()
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, at) => verify(at % 2 ? order.item : id, code)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await verify(id, '000000')).toMatchObject({ status: 200, data: { status: 'completed' } })
    expect(await wallet()).toEqual({ free: before.free + order.total, held: 0 })
    expect(await refundsOf(order)).toBe(order.total)
    await waitUntil(async () => heardOf(order).length > 0)
    expect(heardOf(order)).toHaveLength(1)
    expect((await request(order.item)).answer).toMatchObject({ errors: [{ code: 'RETURN_CLOSED' }] })
  })

  test('and never gives back more than was paid when an operator refunds at the same time', async () => {
    for (let round = 0; round < 3; round++) {
      const order = await sell()
      const { id, code } = await request(order.item)
      const operator = returns.refund(order, `operator:${order.id}`, 1_000)
      const [answer] = await Promise.all([verify(id, code), operator])
      if (answer.status === 200) expect(await refundsOf(order)).toBe(order.total)
      else expect(answer).toMatchObject({ status: 409, errors: [{ code: 'RETURN_CHANGED' }] })
      expect(await refundsOf(order)).toBeLessThanOrEqual(order.total)
    }
  })

  test('after an operator has refunded a part, the amounts are shown once more and the rest comes back', async () => {
    const order = await sell()
    const { id, code } = await request(order.item)
    await returns.refund(order, `part:${order.id}`, 500)
    expect(await verify(id, code)).toMatchObject({ status: 409, errors: [{ code: 'RETURN_CHANGED' }] })
    expect(await stateOf(order)).toMatchObject({ returned: 0, taken: 1 })
    const again = await request(order.item)
    expect(again.answer.data.amounts.refund_amount).toBe(rial(order.total - 500))
    expect((await verify(again.id, again.code)).status).toBe(200)
    expect(await stateOf(order)).toMatchObject({ status: 'RETURNED', payment: 'FULLY_REFUNDED' })
  })
})

describe('[RET-09] the code of a return', () => {
  test('has the tries of the sign-in code, is for the newest return alone, and is no sign-in code', async () => {
    const [one, other] = [await sell(), await sell()]
    const first = await request(one.item)
    const second = await request(other.item)
    expect(second.code).toHaveLength(6)
    expect(await verify(first.id, second.code)).toMatchObject({ status: 404 })
    const wrong = second.code === '123456' ? '654321' : '123456'
    for (let tries = 0; tries < 5; tries++)
      expect(await verify(second.id, wrong)).toMatchObject({ errors: [{ code: 'CODE_INCORRECT' }] })
    expect(await verify(second.id, second.code)).toMatchObject({
      status: 429,
      errors: [{ code: 'CODE_TRIES_EXCEEDED' }],
    })
    expect(await refundsOf(other)).toBe(0)
  })

  test('expires with the sign-in code, and is not sent twice within two minutes', async () => {
    const order = await sell()
    const { id, code } = await request(order.item)
    const again = { id: order.item, quantity: 1, poll_id: await returns.reason() }
    expect(await call('POST', 'orders/returned/', again)).toMatchObject({
      status: 429,
      errors: [{ code: 'CODE_WAIT' }],
    })
    await shop.db().execute(sql`UPDATE one_time_codes SET expires_at = now() WHERE purpose = 'return'`)
    expect(await verify(id, code)).toMatchObject({ status: 400, errors: [{ code: 'CODE_EXPIRED' }] })
  })
})

test('somebody else’s lines and returns look like ones that do not exist', async () => {
  const order = await sell()
  const { id, code } = await request(order.item)
  const stranger = await shop.signIn('91000912')
  const poll_id = await returns.reason()
  const asked = [
    call('POST', 'orders/returned-summary/', { id: order.item, quantity: 1 }, stranger),
    call('POST', 'orders/returned/', { id: order.item, quantity: 1, poll_id }, stranger),
    verify(id, code, stranger),
    verify(order.item, code, stranger),
    call('GET', `orders/returnable/?id=${encodeURIComponent(order.item)}`, undefined, stranger),
    call('POST', 'orders/returned-summary/', { id: 'nonsense', quantity: 1 }),
  ]
  for (const answer of await Promise.all(asked)) expect(answer.status).toBe(404)
  expect((await call('GET', 'orders/returnable/', undefined, stranger)).data).toEqual([])
  expect((await verify(id, code)).status).toBe(200)
})
