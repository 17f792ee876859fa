import { loginStore } from '~/session/groups/login.ts'
import { finishPurchase } from './finish-purchase.ts'
import type { MoneyMoved } from './money-moved.ts'
import { completeCheckout, processPayment } from './payment-calls.ts'

/**
 * Settles the payment that was started last, as the gateway says it stands, and says whether money moved. The gateway
 * calls the shop as well, so what fails here is settled there; the transaction is remembered until its order is there.
 */
export async function processLastPayment({ isGivenUp = false } = {}): Promise<MoneyMoved> {
  const { transactionId } = loginStore.getState()
  if (!transactionId) return { money: 'unknown' }
  return processPayment(transactionId, { isGivenUp }).catch((): MoneyMoved => ({ money: 'unknown' }))
}

/** The number of the order that the payment has made; null when it is not paid. */
export async function placeOrder(checkoutId: string): Promise<string | null> {
  await processLastPayment()
  const { orderNumber } = await completeCheckout(checkoutId)
  if (orderNumber) finishPurchase(checkoutId)
  return orderNumber
}
