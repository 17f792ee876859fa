import type { Checkout, CheckoutLine } from './checkout.ts'

export type FulfilmentProblem =
  | 'SLOT_NOT_CHOSEN'
  | 'SHIPPING_METHOD_NOT_SET'
  | 'ADDRESS_REQUIRED'
  | 'BILLING_ADDRESS_NOT_SET'

export type FulfilledCheckout = Pick<
  Checkout,
  'lines' | 'shippingAddress' | 'billingAddress' | 'collectionPointId' | 'isShipped'
>

/** The first reason why the checkout could not become an order, with its line if it has one, in Saleor's order of checks. */
export function fulfilmentProblem(
  checkout: FulfilledCheckout,
): { problem: FulfilmentProblem; line?: CheckoutLine } | undefined {
  for (const line of checkout.lines) {
    const problem = problemOf(line, checkout)
    if (problem) return { problem, line }
  }
  return checkout.billingAddress ? undefined : { problem: 'BILLING_ADDRESS_NOT_SET' }
}

/** Whether something is brought to the shipping address. */
export function isBrought({ lines }: Pick<Checkout, 'lines'>): boolean {
  return lines.some(({ fulfilment }) => fulfilment === 'delivery')
}

function problemOf(
  { fulfilment, slotId }: CheckoutLine,
  checkout: FulfilledCheckout,
): FulfilmentProblem | undefined {
  if (fulfilment === 'message') return undefined
  if (fulfilment === 'delivery') return deliveryProblem(checkout)
  return fulfilment === 'appointment' && slotId !== null ? undefined : 'SLOT_NOT_CHOSEN'
}

/** The address of a collection point is not one to deliver to. */
function deliveryProblem({
  shippingAddress,
  collectionPointId,
  isShipped,
}: FulfilledCheckout): FulfilmentProblem | undefined {
  if (!isShipped && collectionPointId === null) return 'SHIPPING_METHOD_NOT_SET'
  if (!shippingAddress || collectionPointId !== null) return 'ADDRESS_REQUIRED'
  const { streetAddress1, city, country } = shippingAddress
  const isWhole = [streetAddress1, city, country].every((part) => part.trim() !== '')
  return isWhole ? undefined : 'ADDRESS_REQUIRED'
}
