import { defineCall } from '../../client/rest-call.ts'
import type {
  createChannelSchema,
  readSettingsSchema,
  updateChannelSchema,
  updateContactSchema,
  updateFeesSchema,
  updateSellerSchema,
} from './settings.rest.ts'

const access = { permission: 'settings.write' } as const

/** Every group of settings, and every channel, closed ones included. */
export const readSettingsCall = defineCall<typeof readSettingsSchema>({
  method: 'GET',
  path: '/console/settings/',
  access,
})

export const updateContactCall = defineCall<typeof updateContactSchema>({
  method: 'PUT',
  path: '/console/settings/contact/',
  access,
})

/** The seller on invoices from now on; an issued one never changes. */
export const updateSellerCall = defineCall<typeof updateSellerSchema>({
  method: 'PUT',
  path: '/console/settings/seller/',
  access,
})

/** Fees of purchases from now on; what is set aside or being paid keeps its fee. */
export const updateFeesCall = defineCall<typeof updateFeesSchema>({
  method: 'PUT',
  path: '/console/settings/fees/',
  access,
})

/** A storefront of its own: clients name it in their calls, and prices and content are made for it. */
export const createChannelCall = defineCall<typeof createChannelSchema>({
  method: 'POST',
  path: '/console/channels/',
  access,
})

/** Names, opens or closes a storefront. The main one stays open. */
export const updateChannelCall = defineCall<typeof updateChannelSchema>({
  method: 'PUT',
  path: '/console/channels/:id/',
  access,
  object: 'channel',
})
