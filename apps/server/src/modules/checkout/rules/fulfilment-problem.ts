import type { Checkout, CheckoutLine } from './checkout.ts'

export type FulfilmentProblem = 'SLOT_NOT_CHOSEN' | 'ADDRESS_REQUIRED'

/** The first reason why the checkout could not be fulfilled, with its line. */
export function fulfilmentProblem({
  lines,
  ...checkout
}: Pick<Checkout, 'lines' | 'shippingAddress' | 'collectionPointId'>):
  | { problem: FulfilmentProblem; line: CheckoutLine }
  | undefined {
  for (const line of lines) {
    const problem = problemOf(line, hasAddress(checkout))
    if (problem) return { problem, line }
  }
  return undefined
}

function problemOf(
  { fulfilment, slotId }: CheckoutLine,
  isAddressed: boolean,
): FulfilmentProblem | undefined {
  if (fulfilment === 'message') return undefined
  if (fulfilment === 'delivery') return isAddressed ? undefined : 'ADDRESS_REQUIRED'
  return fulfilment === 'appointment' && slotId !== null ? undefined : 'SLOT_NOT_CHOSEN'
}

/** The address of a collection point is not one to deliver to. */
function hasAddress({
  shippingAddress,
  collectionPointId,
}: Pick<Checkout, 'shippingAddress' | 'collectionPointId'>): boolean {
  if (!shippingAddress || collectionPointId !== null) return false
  const { streetAddress1, city, country } = shippingAddress
  return [streetAddress1, city, country].every((part) => part.trim() !== '')
}
