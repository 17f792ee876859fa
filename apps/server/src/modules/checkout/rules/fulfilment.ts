import type { Product } from '#modules/catalogue/index.ts'

/**
 * How a line reaches its buyer: at the slot it is booked for, brought to the checkout's address, or by message.
 * `unbooked` needs a centre and a slot, which are not chosen yet.
 */
export const fulfilments = ['appointment', 'delivery', 'message', 'unbooked'] as const

export type Fulfilment = (typeof fulfilments)[number]

/** The catalogue's facts about how a product is received. */
export type FulfilledProduct = Pick<Product, 'serviceTypes'> & {
  isShippingRequired: boolean
  /** A voucher or a code, which needs neither a place nor a time. */
  isSentByMessage: boolean
}

/** The one rule of how a line can be had. Goods fitted, done or picked up need a slot; bringing needs none. */
export function fulfilmentOf(product: FulfilledProduct, isBooked: boolean): Fulfilment {
  if (isBooked) return 'appointment'
  if (product.isSentByMessage) return 'message'
  const { serviceTypes } = product
  if (serviceTypes.some(({ serviceType, venue }) => serviceType === 'delivery' && venue === 'home'))
    return 'delivery'
  if (serviceTypes.length > 0) return 'unbooked'
  return product.isShippingRequired ? 'delivery' : 'message'
}
