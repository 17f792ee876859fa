import { defineCall } from '../../client/rest-call.ts'
import type { listConsoleChannelsSchema } from './console-channels.rest.ts'

/** The open channels, which lists and numbers can be narrowed to. */
export const listConsoleChannelsCall = defineCall<typeof listConsoleChannelsSchema>({
  method: 'GET',
  path: '/console/channels/',
  access: 'operator',
})
