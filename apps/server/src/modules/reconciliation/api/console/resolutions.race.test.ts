import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { lieInSandbox, moveInSandbox, settleAttempt } from '#modules/payments/index.ts'
import { booksOf, type Session } from '../testing/books.ts'

const limits = { APPROVAL_LIMIT: '999', APPROVAL_DAILY_LIMIT: '999' }
const shop = usePaymentShop('91000894', undefined, limits, [], { jobs: ['send-message', 'return-charge'] })
const { wallet, customerId, ordersOf } = purchasesOf(shop)
const books = booksOf(shop)
const { read, readAfter, only, resolve } = books

let finance: Session
let second: Session
beforeAll(async () => {
  finance = await books.signIn('finance')
  second = await books.signIn('finance')
  await shop.db().execute(sql`INSERT INTO reconciliation_cursors (gateway, since, read_until)
    VALUES ('sandbox', now() - interval '10 days', now() - interval '10 days')`)
}, 120_000)

const isOnce = (answers: readonly { status: number }[]) =>
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...answers.slice(1).map(() => 409)])

test('[BEY-02] a charge that two people lead to wallet and card at once goes one way, once', async () => {
  const publicId = await shop.value<string>(
    sql`SELECT public_id FROM customers WHERE id = ${await customerId()}`,
  )
  const customer_id = toGlobalId('User', publicId ?? '')
  for (let time = 0; time < 5; time++) {
    await moveInSandbox(shop.db(), { kind: 'charge', amount: baisa(1_000), payment: 'sbx_nobody' })
    await read()
    const difference = await only(finance, 'unknown-charge')
    const [owed, { free }] = [await books.owed(), await wallet()]
    isOnce(
      await Promise.all([
        resolve(finance, difference, 'wallet', { customer_id }),
        resolve(second, difference, 'card'),
        resolve(second, difference, 'wallet', { customer_id }),
      ]),
    )
    expect(await books.owed()).toBe(owed + 1_000)
    expect([free, free + 1_000]).toContain((await wallet()).free)
  }
})

test('[BEY-02] a charge that is led to the wallet while a report of it arrives is an order or a credit, never both', async () => {
  for (let time = 0; time < 5; time++) {
    const { id, charge, checkout } = await books.payUnheard()
    await read()
    const difference = await only(finance, 'unknown-charge')
    const { free } = await wallet()
    const [resolved] = await Promise.all([
      resolve(finance, difference, 'wallet'),
      settleAttempt(books.context(), id),
    ])
    const hasOrder = (await ordersOf(checkout.token)) === 1
    const credited = (await wallet()).free - free
    expect([hasOrder, credited]).toEqual(hasOrder ? [true, 0] : [false, charge])
    expect(resolved.status).toBe(hasOrder ? 409 : 200)
    await read()
    expect(await books.differences(finance, '&kind=unknown-charge')).toEqual([])
  }
})

test('[BEY-02] a payment that two people reverse at once is reversed once', async () => {
  const { reference, charge } = await books.buy()
  await lieInSandbox(shop.db(), { kind: 'charge', reference }, { isHidden: true })
  await readAfter(3)
  const difference = await only(finance, 'missing-charge')
  const owed = await books.owed()
  isOnce(await Promise.all([resolve(finance, difference, 'reverse'), resolve(second, difference, 'reverse')]))
  expect(await books.owed()).toBe(owed - charge)
})
