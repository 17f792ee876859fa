import { defineCall } from '../client/rest-call.ts'
import type {
  captchaSchema,
  deleteAccountSchema,
  deletionCodeSchema,
  exportDataSchema,
  readProfileSchema,
  restLoginSchema,
  tokenLoginSchema,
  updateProfileSchema,
} from './identity.rest.ts'

export const captchaCall = defineCall<typeof captchaSchema>({
  method: 'GET',
  path: '/accounts/captcha/',
  access: 'public',
  ignoresCredentials: true,
})

export const restLoginCall = defineCall<typeof restLoginSchema>({
  method: 'POST',
  path: '/accounts/login/',
  access: 'public',
  ignoresCredentials: true,
})

export const tokenLoginCall = defineCall<typeof tokenLoginSchema>({
  method: 'POST',
  path: '/accounts/token-login/',
  access: 'public',
  ignoresCredentials: true,
})

export const readProfileCall = defineCall<typeof readProfileSchema>({
  method: 'GET',
  path: '/accounts/user/',
  access: 'customer',
})

export const updateProfileCall = defineCall<typeof updateProfileSchema>({
  method: 'PUT',
  path: '/accounts/user/',
  access: 'customer',
})

/** All that the shop stores about the customer. */
export const exportDataCall = defineCall<typeof exportDataSchema>({
  method: 'GET',
  path: '/accounts/user/export/',
  access: 'customer',
})

export const deletionCodeCall = defineCall<typeof deletionCodeSchema>({
  method: 'POST',
  path: '/accounts/user/deletion-code/',
  access: 'customer',
})

export const deleteAccountCall = defineCall<typeof deleteAccountSchema>({
  method: 'POST',
  path: '/accounts/user/delete/',
  access: 'customer',
})
