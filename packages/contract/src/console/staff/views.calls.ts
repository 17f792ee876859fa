import { defineCall } from '../../client/rest-call.ts'
import type { listViewsSchema, removeViewSchema, saveViewSchema } from './views.rest.ts'

/** The operator's own views of a list, then those that colleagues share, each by name. */
export const listViewsCall = defineCall<typeof listViewsSchema>({
  method: 'GET',
  path: '/console/views/',
  access: 'operator',
})

/** An own view of the same name is replaced. A shared one has no search words: they may name a customer. */
export const saveViewCall = defineCall<typeof saveViewSchema>({
  method: 'PUT',
  path: '/console/views/',
  access: 'operator',
})

/** Own views; shared ones of others for those who manage staff. */
export const removeViewCall = defineCall<typeof removeViewSchema>({
  method: 'DELETE',
  path: '/console/views/:id/',
  access: 'operator',
  object: 'saved-view',
})
