import { defineCall } from '../../client/rest-call.ts'
import type { findProductChoicesSchema } from './product-choices.rest.ts'

/** Products by a part of a name or an article number, to be put into a list. */
export const findProductChoicesCall = defineCall<typeof findProductChoicesSchema>({
  method: 'GET',
  path: '/console/product-choices/',
  access: { permission: 'catalogue.read' },
})
