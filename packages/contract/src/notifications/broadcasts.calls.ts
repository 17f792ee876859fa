import { defineCall } from '../client/rest-call.ts'
import type { broadcastSchema, listBroadcastsSchema } from './broadcasts.rest.ts'

/** Tells all, those in a city or one customer. */
export const broadcastCall = defineCall<typeof broadcastSchema>({
  method: 'POST',
  path: '/notification/broadcasts/',
  access: 'operator',
})

/** What operators sent, the newest first, and how many saw it. */
export const listBroadcastsCall = defineCall<typeof listBroadcastsSchema>({
  method: 'GET',
  path: '/notification/broadcasts/',
  access: 'operator',
})
