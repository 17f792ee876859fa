import { defineCall } from '../client/rest-call.ts'
import type {
  captchaSchema,
  readProfileSchema,
  restLoginSchema,
  tokenLoginSchema,
  updateProfileSchema,
} from './identity.rest.ts'

export const captchaCall = defineCall<typeof captchaSchema>({
  method: 'GET',
  path: '/accounts/captcha/',
  access: 'public',
})

export const restLoginCall = defineCall<typeof restLoginSchema>({
  method: 'POST',
  path: '/accounts/login/',
  access: 'public',
})

export const tokenLoginCall = defineCall<typeof tokenLoginSchema>({
  method: 'POST',
  path: '/accounts/token-login/',
  access: 'public',
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
