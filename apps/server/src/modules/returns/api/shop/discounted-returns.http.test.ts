import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { issueGiftCard } from '#modules/promotions/index.ts'
import { returnsOf } from '../testing/return-shop.ts'

const shop = usePaymentShop('91000921', undefined, {
  CODES_PER_ADDRESS_PER_HOUR: '10000',
  SANDBOX_FEE_PERCENT: '2.5',
})
const returns = returnsOf(shop)

test('[RET-10] a gift card has its part back first, the wallet the rest with the fee of the card', async () => {
  const card = { code: 'return-part', initialBaisa: baisa(1_000), endsOn: null, customerId: null }
  await inTransaction(shop.db(), async (tx) => ok(await issueGiftCard(tx, card)))
  const order = await returns.sell({ quantity: 2, code: 'return-part' })
  const paid = await shop.value<number>(
    sql`SELECT sum(paid_baisa)::int FROM order_payments WHERE order_id = ${order.id}`,
  )
  const first = await returns.request(order.item)
  const { refund_amount, gift_card_amount, wallet_amount, payment_fee } = first.answer.data.amounts
  expect(gift_card_amount).toBe(1)
  expect(Math.round((wallet_amount + gift_card_amount) * 1000)).toBe(Math.round(refund_amount * 1000))
  expect(payment_fee).toBeGreaterThan(0)
  await returns.verify(first.id, first.code)
  expect(await balanceOf('return-part')).toBe(1_000)
  const second = await returns.request(order.item)
  expect(second.answer.data.amounts.gift_card_amount).toBe(0)
  await returns.verify(second.id, second.code)
  expect(await returns.refundsOf(order)).toBe(paid)
  expect(await returns.wallet()).toEqual({ free: (paid ?? 0) - 1_000, held: 0 })
  expect(await returns.stateOf(order)).toMatchObject({ status: 'RETURNED', payment: 'FULLY_REFUNDED' })
})

const balanceOf = (code: string) =>
  shop.value<number>(sql`
    SELECT balance_baisa FROM ledger_accounts JOIN gift_cards ON name = 'gift_card:' || gift_cards.id WHERE code = ${code}`)
