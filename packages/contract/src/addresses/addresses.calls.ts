import { defineCall } from '../client/rest-call.ts'
import type {
  addAddressSchema,
  changeAddressSchema,
  listAddressesSchema,
  removeAddressSchema,
} from './addresses.rest.ts'

const own = ['customer', 'driver'] as const

export const listAddressesCall = defineCall<typeof listAddressesSchema>({
  method: 'GET',
  path: '/accounts/user-addresses/',
  access: own,
})

export const addAddressCall = defineCall<typeof addAddressSchema>({
  method: 'POST',
  path: '/accounts/user-addresses/',
  access: own,
})

export const changeAddressCall = defineCall<typeof changeAddressSchema>({
  method: 'PUT',
  path: '/accounts/user-addresses/:id/',
  access: own,
  object: 'address',
})

export const removeAddressCall = defineCall<typeof removeAddressSchema>({
  method: 'DELETE',
  path: '/accounts/user-addresses/:id/',
  access: own,
  object: 'address',
})
