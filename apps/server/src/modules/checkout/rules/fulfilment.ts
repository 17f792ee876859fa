import type { Product } from '#modules/catalogue/index.ts'
import type { Checkout, CheckoutLine } from './checkout.ts'

/**
 * How a line reaches its buyer: at the slot it is booked for, brought to the checkout's address, or by message.
 * `unbooked` needs a centre and a slot that nobody has chosen yet.
 */
export const fulfilments = ['appointment', 'delivery', 'message', 'unbooked'] as const

export type Fulfilment = (typeof fulfilments)[number]

/** What the catalogue says about having a product. */
export type FulfilledProduct = Pick<Product, 'serviceTypes'> & {
  isShippingRequired: boolean
  /** A voucher or a code, which needs neither a place nor a time. */
  isSentByMessage: boolean
}

/** The one rule of how a line can be had. Whatever is fitted, done or picked up needs a slot; bringing needs none. */
export function fulfilmentOf(product: FulfilledProduct, isBooked: boolean): Fulfilment {
  if (isBooked) return 'appointment'
  if (product.isSentByMessage) return 'message'
  const { serviceTypes } = product
  if (serviceTypes.some(({ serviceType, venue }) => serviceType === 'delivery' && venue === 'home'))
    return 'delivery'
  if (serviceTypes.length > 0) return 'unbooked'
  return product.isShippingRequired ? 'delivery' : 'message'
}

export type FulfilmentProblem = 'SLOT_NOT_CHOSEN' | 'ADDRESS_REQUIRED'

/** What is missing before somebody could fulfil the checkout: of the first line of which something is. */
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
  if (fulfilment === null || fulfilment === 'message') return undefined
  if (fulfilment === 'delivery') return isAddressed ? undefined : 'ADDRESS_REQUIRED'
  return fulfilment === 'appointment' && slotId !== null ? undefined : 'SLOT_NOT_CHOSEN'
}

/** The address of a collection point is where somebody goes, not where something is brought. */
function hasAddress({
  shippingAddress,
  collectionPointId,
}: Pick<Checkout, 'shippingAddress' | 'collectionPointId'>): boolean {
  if (!shippingAddress || collectionPointId !== null) return false
  const { streetAddress1, city, country } = shippingAddress
  return [streetAddress1, city, country].every((part) => part.trim() !== '')
}
