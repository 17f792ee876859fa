import { defineCall } from '../../client/rest-call.ts'
import type {
  collectionUsesSchema,
  createCollectionSchema,
  deleteCollectionSchema,
  listCollectionsSchema,
  readCollectionSchema,
  updateCollectionSchema,
} from './collections.rest.ts'

const reads = { permission: 'catalogue.read' } as const
const writes = { permission: 'catalogue.write' } as const
const named = { id: 'collection', product_ids: 'product', 'listings.channel_id': 'channel' } as const

export const listCollectionsCall = defineCall<typeof listCollectionsSchema>({
  method: 'GET',
  path: '/console/collections/',
  access: reads,
})

export const readCollectionCall = defineCall<typeof readCollectionSchema>({
  method: 'GET',
  path: '/console/collections/:id/',
  access: reads,
  object: 'collection',
})

/** Records that refer to the collection. */
export const collectionUsesCall = defineCall<typeof collectionUsesSchema>({
  method: 'GET',
  path: '/console/collections/:id/uses/',
  access: reads,
  object: 'collection',
})

export const createCollectionCall = defineCall<typeof createCollectionSchema>({
  method: 'POST',
  path: '/console/collections/',
  access: writes,
  object: named,
})

export const updateCollectionCall = defineCall<typeof updateCollectionSchema>({
  method: 'PUT',
  path: '/console/collections/:id/',
  access: writes,
  object: named,
})

/** One that nothing refers to. */
export const deleteCollectionCall = defineCall<typeof deleteCollectionSchema>({
  method: 'POST',
  path: '/console/collections/:id/delete/',
  access: writes,
  object: 'collection',
})
