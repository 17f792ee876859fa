import { defineCall } from '../../client/rest-call.ts'
import type {
  bulkCategorySchema,
  bulkPriceSchema,
  bulkPublishSchema,
  bulkScheduledPriceSchema,
  bulkTagSchema,
  bulkWithdrawSchema,
} from './bulk-products.rest.ts'

const shared = { method: 'POST', access: { permission: 'catalogue.write' }, object: 'product' } as const

/** Shows several products in channels. */
export const publishProductsCall = defineCall<typeof bulkPublishSchema>({
  ...shared,
  path: '/console/products/bulk/publish/',
})

/** Takes several products out of channels. */
export const withdrawProductsCall = defineCall<typeof bulkWithdrawSchema>({
  ...shared,
  path: '/console/products/bulk/withdraw/',
})

/** Moves several products to a category. */
export const categoriseProductsCall = defineCall<typeof bulkCategorySchema>({
  ...shared,
  path: '/console/products/bulk/category/',
})

/** Gives several products a label, or takes it off. */
export const tagProductsCall = defineCall<typeof bulkTagSchema>({
  ...shared,
  path: '/console/products/bulk/tag/',
})

/** Changes all prices of several products by a percentage, at once. */
export const changePricesCall = defineCall<typeof bulkPriceSchema>({
  ...shared,
  path: '/console/products/bulk/price/',
})

/** The same from a day or a moment on. */
export const schedulePricesCall = defineCall<typeof bulkScheduledPriceSchema>({
  ...shared,
  path: '/console/products/bulk/price/scheduled/',
})
