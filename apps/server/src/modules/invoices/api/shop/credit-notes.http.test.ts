import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findViolations } from '#kernel/database/invariants.ts'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { newKey, operatorsOf } from '#modules/payments/api/testing/operators.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { atOnce } from '#testing/at-once.ts'
import { ask } from '#testing/sign-in.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { creditNoteInvariants } from '../../storage/credit-note-invariants.ts'
import { issueCreditNote } from '../../use-cases/issue-credit-note.ts'

const shop = usePaymentShop('91000341', undefined, {
  SANDBOX_FEE_PERCENT: '2.5',
  APPROVAL_LIMIT: '900',
  APPROVAL_DAILY_LIMIT: '999',
})
const { begin, complete, choose, fillWallet, wallet } = purchasesOf(shop)
const { idOf, logOf, signIn, read, refund, cancel } = operatorsOf(shop)
let admin: Awaited<ReturnType<typeof signIn>>
let slotId: number
beforeAll(async () => {
  admin = await signIn('administrator')
})

/** An order that the wallet paid for 1.000 and a card, with its fee, for the rest. */
async function paidOrder() {
  const booked = await bookedLine(shop.db(), { capacity: 5 })
  const { checkout } = await shop.create({ lines: [booked.line] })
  await fillWallet(1_000)
  await begin(checkout.id, 'WALLET')
  await choose((await begin(checkout.id)).data.url, 'pay')
  const number = Number((await complete(checkout.id)).order.number)
  slotId =
    (await shop.value<number>(sql`SELECT slot_id FROM order_lines JOIN orders ON orders.id = order_id
    WHERE orders.number = ${number} AND slot_id IS NOT NULL`)) ?? 0
  return { id: await idOf(number), number }
}

type Note = {
  amount: number
  total: number
  tax: number
  occasion: string
  sequence: number
  lines: object[]
}
const notesOf = async (number: number) =>
  (
    await shop.db().execute<Note>(sql`
      SELECT note.amount_baisa AS amount, note.total_baisa AS total, note.tax_baisa AS tax, occasion, sequence,
        document -> 'lines' AS lines FROM credit_notes AS note JOIN orders ON orders.id = order_id
      WHERE orders.number = ${number} ORDER BY note.id`)
  ).rows
const noted = (number: number, count: number) =>
  waitUntil(async () => (await notesOf(number)).length === count)
const invoiceOf = async (number: number) =>
  (
    await shop.db().execute<{ total: number; tax: number }>(sql`
      SELECT invoices.total_baisa AS total, invoices.tax_baisa AS tax FROM invoices JOIN orders ON orders.id = order_id
      WHERE orders.number = ${number}`)
  ).rows[0]

describe('an operator cancels an order', () => {
  let order: Awaited<ReturnType<typeof paidOrder>>
  beforeEach(async () => {
    order = await paidOrder()
  })

  test('[OPS-14] money, slot and stock come back, one entry is in the log, one notification is sent, and it has a credit note', async () => {
    const stock = () =>
      shop.value<number>(sql`SELECT sum(sold.quantity - sold.returned)::int FROM order_line_stock AS sold
      JOIN orders ON orders.id = order_id WHERE orders.number = ${order.number}`)
    const before = await read(admin, order.id)
    await waitUntil(async () => (await waitingEvents()) === 0)
    const toldBefore = (await told()).length
    expect(await shop.takenOf(slotId)).toBe(1)
    const key = newKey()
    const answers = await atOnce([1, 2, 3], () => cancel(admin, order.id, { key, version: before.version }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[0]?.body.data).toMatchObject({
      status: 'CANCELED',
      payment_status: 'FULLY_REFUNDED',
      refundable_baisa: 0,
    })
    expect(await shop.takenOf(slotId)).toBe(0)
    expect((await stock()) ?? 0).toBe(0)
    expect(await wallet()).toEqual({ free: 1_000, held: 0 })
    await noted(order.number, 1)
    const invoice = await invoiceOf(order.number)
    expect((await notesOf(order.number))[0]).toMatchObject({
      ...invoice,
      occasion: 'cancel',
      amount: before.paid_baisa,
    })
    expect((await logOf('orders.cancel')).at(-1)).toMatchObject({
      operator_id: admin.member.id,
      reason: 'the centre is closed',
      before: { status: 'UNFULFILLED' },
      after: { status: 'CANCELED', to: 'card' },
    })
    const actor = sql`SELECT actor || ':' || operator_id FROM order_status_changes JOIN orders ON orders.id = order_id
      WHERE orders.number = ${order.number} AND kind = 'status'`
    expect(await shop.value(actor)).toBe(`operator:${admin.member.id}`)
    const refunds = (await read(admin, order.id)).refunds.map(({ target }: { target: string }) => target)
    expect(refunds.toSorted()).toEqual(['WALLET', 'sandbox'])
    await waitUntil(async () => (await told()).length > toldBefore)
    // The events of the money are handled after that of the status was published.
    await waitUntil(async () => (await waitingEvents()) === 0)
    const messages = (await told()).slice(toldBefore)
    expect(messages).toEqual([expect.stringMatching(/cancelled/i)])
  })

  test('wholly to the wallet, once, and not when it was used or another has changed it', async () => {
    const { version, paid_baisa } = await read(admin, order.id)
    const stale = await cancel(admin, order.id, { version: version + 1 })
    expect(stale).toMatchObject({ status: 409, body: { current: { version, status: 'UNFULFILLED' } } })
    const both = await atOnce([1, 2], () => cancel(admin, order.id, { version, to: 'wallet' }))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await wallet()).toEqual({ free: paid_baisa, held: 0 })
    const again = await cancel(admin, order.id)
    expect(again).toMatchObject({ status: 409, body: { errors: [{ code: 'ORDER_NOT_CANCELLABLE' }] } })
    const used = await paidOrder()
    await shop.db().execute(sql`UPDATE orders SET status = 'FULFILLED' WHERE number = ${used.number}`)
    expect((await cancel(admin, used.id)).body.errors[0].code).toBe('ORDER_NOT_CANCELLABLE')
  })
})

/** Of everything, the placed orders aside: one about money does not name its order. */
const told = async () =>
  (
    await shop.db().execute<{ subject: string }>(sql`
      SELECT subject ->> 'en' AS subject FROM notifications WHERE cause NOT LIKE 'order.placed/%' ORDER BY id`)
  ).rows.map(({ subject }) => subject)
const waitingEvents = () =>
  shop.value<number>(
    sql`SELECT count(*)::int FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND name LIKE '%notify%'`,
  )

test('[ORD-26] its owner finds it at the order, with a PDF in both languages; nobody else does', async () => {
  const order = await paidOrder()
  expect((await refund(admin, order.id, { amount_baisa: 500 })).status).toBe(200)
  await noted(order.number, 1)
  const query = `query($id: ID!) { order(id: $id) { creditNotes { id number url orderNumber invoiceNumber buyer { phone }
    seller { taxNumber } amount { amount } total { gross { amount } tax { amount } } fee { amount }
    lines { name quantity totalPrice { gross { amount } } } qrCode { path } } invoices { number }
    refunds { id amount { amount } target isDone } } }`
  const { data } = await ask(shop.shop(), query, { token: shop.token(), variables: { id: order.id } })
  const [note] = data.order.creditNotes
  expect(note).toMatchObject({
    number: expect.stringMatching(/^CN-\d{4}-\d{6}$/),
    orderNumber: String(order.number),
    invoiceNumber: data.order.invoices[0].number,
    buyer: { phone: shop.phone },
    amount: { amount: 0.5 },
  })
  expect(data.order.refunds).toEqual([
    { id: expect.any(String), amount: { amount: 0.5 }, target: 'CARD', isDone: expect.any(Boolean) },
  ])
  const pdf = (lang: string, token: string | null) =>
    shop.shop().app.inject({
      url: new URL(note.url).pathname,
      headers: { 'accept-language': lang, ...(token && { authorization: `Bearer ${token}` }) },
    })
  for (const lang of ['en', 'ar']) {
    const { statusCode, headers, rawPayload } = await pdf(lang, shop.token())
    expect(statusCode).toBe(200)
    expect(headers['content-disposition']).toBe(`attachment; filename="${note.number}-${lang}.pdf"`)
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  }
  expect((await pdf('en', await shop.signIn('91000342'))).statusCode).toBe(404)
  expect((await pdf('en', null)).statusCode).toBe(401)
})

describe('[ORD-26] every refund of an invoiced order has a credit note', () => {
  test('that adds up to the invoice and its tax, whatever the portions, with numbers of its own without a gap', async () => {
    const order = await paidOrder()
    const { paid_baisa } = await read(admin, order.id)
    expect((await refund(admin, order.id, { amount_baisa: 777 })).status).toBe(200)
    expect((await refund(admin, order.id, { amount_baisa: 333, to: 'wallet' })).status).toBe(200)
    expect((await refund(admin, order.id, { amount_baisa: paid_baisa - 1_110 })).status).toBe(200)
    await noted(order.number, 3)
    const notes = await notesOf(order.number)
    expect(notes.map(({ amount }) => amount)).toEqual([777, 333, paid_baisa - 1_110])
    const sums = (pick: (note: Note) => number) => notes.reduce((sum, note) => sum + pick(note), 0)
    expect({ total: sums(({ total }) => total), tax: sums(({ tax }) => tax) }).toEqual(
      await invoiceOf(order.number),
    )
    const numbers = notes.map(({ sequence }) => sequence)
    expect(numbers).toEqual([numbers[0], (numbers[0] ?? 0) + 1, (numbers[0] ?? 0) + 2])
  })

  test('once, however often and by how many its event is handled', async () => {
    const order = await paidOrder()
    expect((await refund(admin, order.id, { amount_baisa: 500 })).status).toBe(200)
    await noted(order.number, 1)
    const refundKey =
      (await shop.value<string>(sql`SELECT refund_key FROM credit_notes JOIN orders ON orders.id = order_id
      WHERE orders.number = ${order.number}`)) ?? ''
    const orderId = (await shop.value<number>(sql`SELECT id FROM orders WHERE number = ${order.number}`)) ?? 0
    const again = { orderId, key: refundKey, occasion: 'refund', amountBaisa: 500, lines: [] } as const
    await atOnce([1, 2, 3, 4, 5], () => issueCreditNote(shop.shop().deps, again))
    expect(await notesOf(order.number)).toHaveLength(1)
  })

  test('and its absence, a changed amount and a gap are found', async () => {
    const order = await paidOrder()
    expect((await refund(admin, order.id, { amount_baisa: 500 })).status).toBe(200)
    await noted(order.number, 1)
    const broken = async (statement: ReturnType<typeof sql>) =>
      shop.shop().asOwner(async (db) => {
        let found: { name: string }[] = []
        await db
          .transaction(async (tx) => {
            await tx.execute(sql`ALTER TABLE credit_notes DISABLE TRIGGER append_only`)
            await tx.execute(sql`UPDATE order_refunds SET created_at = now() - interval '1 hour'`)
            await tx.execute(statement)
            found = await findViolations(tx as never, creditNoteInvariants)
            throw new Error('undone')
          })
          .catch((error: Error) => expect(error.message).toBe('undone'))
        return found.map(({ name }) => name).join()
      })
    const newest = sql`id = (SELECT max(id) FROM credit_notes)`
    expect(await broken(sql`DELETE FROM credit_notes WHERE ${newest}`)).toMatch(/Refunded money.*Numbers/)
    expect(await broken(sql`UPDATE credit_notes SET amount_baisa = 499 WHERE ${newest}`)).toMatch(
      /Refunded money/,
    )
    expect(await broken(sql`UPDATE credit_notes SET tax_baisa = 0 WHERE ${newest}`)).toMatch(
      /lines of a credit note/,
    )
    expect(await broken(sql`SELECT 1`)).toBe('')
  })
})
