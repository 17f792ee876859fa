import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { listSentMessages } from '#kernel/messaging/demo-outbox.ts'
import { ok } from '#kernel/outcome.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { issueGiftCard } from '#modules/promotions/index.ts'
import { returnsOf, type Sold } from '#modules/returns/api/testing/return-shop.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { plain, toldIn } from '../testing/told.ts'

const shop = usePaymentShop('91450001', undefined, { CODES_PER_ADDRESS_PER_HOUR: '10000', WEB_PUSH: 'off' })
const returns = returnsOf(shop)
const { list, toldBy, everythingHandled } = toldIn(shop)

const rials = (amount: number) => (amount / 1000).toFixed(3)

/** Returns units of the first line; everything that was published about it has been handled afterwards. */
async function returnUnits({ item }: Sold, quantity = 1) {
  const { id, code } = await returns.request(item, quantity)
  expect(await returns.verify(id, code)).toMatchObject({ status: 200 })
  await everythingHandled()
}

describe('[NOTIF-27] a return', () => {
  test('is one notification with the units, the money and the state of the order, in both languages', async () => {
    const order = await returns.sell({ quantity: 3 })
    const name = await nameOf(order)
    const unit = await unitPriceOf(order)
    const [first, ...more] = await toldBy(() => returnUnits(order, 2))
    expect(more).toEqual([])
    expect(first?.message).toBe(
      `2 × ${name?.en} returned. ${rials(unit * 2)} OMR are in your wallet. Your order is now “Partly returned”.`,
    )
    expect(first?.metadata).toMatchObject({
      status: 'PARTIALLY_RETURNED',
      payment_status: 'PARTIALLY_REFUNDED',
    })
    const [arabic] = await list('ar')
    expect(arabic?.message).toBe(
      `أُرجع ${name?.ar} (العدد: 2). أُضيف ${rials(unit * 2)} ر.ع. إلى محفظتك. حالة طلبك الآن «مرتجع جزئيًا».`,
    )
    const [last, ...others] = await toldBy(() => returnUnits(order))
    expect(others).toEqual([])
    expect(last?.message).toContain('Your order is now “Returned”.')
    expect(last?.metadata).toMatchObject({ status: 'RETURNED', payment_status: 'FULLY_REFUNDED' })
  })

  test('says what went back to a gift card and what to the wallet', async () => {
    const card = { code: 'told-part', initialBaisa: baisa(1_000), endsOn: null, customerId: null }
    await inTransaction(shop.db(), async (tx) => ok(await issueGiftCard(tx, card)))
    const order = await returns.sell({ code: 'told-part' })
    const [told, ...more] = await toldBy(() => returnUnits(order))
    expect(more).toEqual([])
    expect(told?.message).toContain('1.000 OMR are back on your gift card.')
    expect(told?.message).toContain(`${rials(order.total - 1_000)} OMR are in your wallet.`)
  })

  test('is one push, with all of it', async () => {
    const order = await returns.sell()
    const { id, code } = await returns.request(order.item)
    await everythingHandled()
    await shop.shop().app.inject({
      method: 'POST',
      url: '/api/v1/notification/firebase/',
      headers: { host: 'localhost', authorization: `Bearer ${shop.token()}` },
      payload: { device_token: 'phone', city_id: 11 },
    })
    const pushes = async () =>
      (await listSentMessages(shop.db(), shop.phone)).filter(({ service }) => service === 'push')
    expect(await pushes()).toEqual([])
    await returns.verify(id, code)
    await everythingHandled()
    await waitUntil(async () => (await pushes()).length > 0)
    const [push, ...more] = await pushes()
    expect(more).toEqual([])
    expect(plain(push?.text ?? '')).toContain(`${rials(order.total)} OMR are in your wallet.`)
  })
})

const unitPriceOf = async ({ id }: Sold) =>
  (await shop.value<number>(
    sql`SELECT total_baisa / quantity FROM order_lines WHERE order_id = ${id} AND position = 0`,
  )) ?? 0

const nameOf = ({ id }: Sold) =>
  shop.value<{ en: string; ar: string }>(
    sql`SELECT product_name FROM order_lines WHERE order_id = ${id} AND position = 0`,
  )
