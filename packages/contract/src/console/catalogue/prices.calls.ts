import { defineCall } from '../../client/rest-call.ts'
import type {
  cancelScheduledPriceSchema,
  listPricesSchema,
  listScheduledPricesSchema,
  schedulePriceSchema,
  setPriceSchema,
  setPricesSchema,
  setTaxSchema,
} from './prices.rest.ts'

/** Prices of every variant in every channel. */
export const listPricesCall = defineCall<typeof listPricesSchema>({
  method: 'GET',
  path: '/console/prices/',
  access: { permission: 'catalogue.read' },
})

/** From now on. */
export const setPriceCall = defineCall<typeof setPriceSchema>({
  method: 'POST',
  path: '/console/prices/set/',
  access: { permission: 'catalogue.write' },
})

/** Several prices of a product at once, from now or from a day on: all of them or none. */
export const setPricesCall = defineCall<typeof setPricesSchema>({
  method: 'POST',
  path: '/console/products/:id/prices/',
  access: { permission: 'catalogue.write' },
  object: { id: 'product', 'prices.variant_id': 'product' },
})

/** From a day or a moment on: it becomes effective by itself. */
export const schedulePriceCall = defineCall<typeof schedulePriceSchema>({
  method: 'POST',
  path: '/console/prices/scheduled/',
  access: { permission: 'catalogue.write' },
})

/** Price changes that wait for their moment, the next one first; or those that are over. */
export const listScheduledPricesCall = defineCall<typeof listScheduledPricesSchema>({
  method: 'GET',
  path: '/console/prices/scheduled/',
  access: { permission: 'catalogue.read' },
})

/** As long as it is not effective. */
export const cancelScheduledPriceCall = defineCall<typeof cancelScheduledPriceSchema>({
  method: 'POST',
  path: '/console/prices/scheduled/:id/cancel/',
  access: { permission: 'catalogue.write' },
  object: 'scheduled-price',
})

/** The tax that the prices of a product contain, in every channel or in one. */
export const setTaxCall = defineCall<typeof setTaxSchema>({
  method: 'POST',
  path: '/console/prices/tax/',
  access: { permission: 'catalogue.write' },
})
