import { defineCall } from '../client/rest-call.ts'
import type {
  listCategoriesSchema,
  listDeliveriesSchema,
  listFiltersSchema,
  listProductsSchema,
  listSlidersSchema,
  searchProductsSchema,
} from './catalogue.rest.ts'
import type { suggestSchema } from './suggestions.rest.ts'

export const listCategoriesCall = defineCall<typeof listCategoriesSchema>({
  method: 'GET',
  path: '/products/categories/',
  access: 'public',
})

export const listFiltersCall = defineCall<typeof listFiltersSchema>({
  method: 'GET',
  path: '/sellers/products-filters/',
  access: 'public',
})

export const listDeliveriesCall = defineCall<typeof listDeliveriesSchema>({
  method: 'GET',
  path: '/sellers/product-delivery/',
  access: 'public',
})

export const listProductsCall = defineCall<typeof listProductsSchema>({
  method: 'GET',
  path: '/sellers/products/',
  access: 'public',
})

export const searchProductsCall = defineCall<typeof searchProductsSchema>({
  method: 'GET',
  path: '/sellers/products-search/',
  access: 'public',
})

export const listSlidersCall = defineCall<typeof listSlidersSchema>({
  method: 'GET',
  path: '/sellers/product-sliders/',
  access: 'public',
})

/** For search fields, while somebody types. */
export const suggestCall = defineCall<typeof suggestSchema>({
  method: 'GET',
  path: '/products/suggestions/',
  access: 'public',
})
