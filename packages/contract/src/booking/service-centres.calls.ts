import { defineCall } from '../client/rest-call.ts'
import type {
  listCentresOfServiceSchema,
  listCentresOfTypeSchema,
  listCentreTypesSchema,
  listReviewsSchema,
  listServiceTypesSchema,
  readCentreSchema,
} from './service-centres.rest.ts'

export const listCentresOfTypeCall = defineCall<typeof listCentresOfTypeSchema>({
  method: 'GET',
  path: '/service_center/',
  access: 'public',
})

export const listCentreTypesCall = defineCall<typeof listCentreTypesSchema>({
  method: 'GET',
  path: '/service_center/types/',
  access: 'public',
})

export const readCentreCall = defineCall<typeof readCentreSchema>({
  method: 'GET',
  path: '/service_center/service-detail/',
  access: 'public',
})

/** Those with words that an operator has let through, the newest first. */
export const listReviewsCall = defineCall<typeof listReviewsSchema>({
  method: 'GET',
  path: '/service_center/reviews/',
  access: 'public',
})

export const listServiceTypesCall = defineCall<typeof listServiceTypesSchema>({
  method: 'GET',
  path: '/service_center/service-types/',
  access: 'public',
})

export const listCentresOfServiceCall = defineCall<typeof listCentresOfServiceSchema>({
  method: 'GET',
  path: '/service_center/load-service-centers/',
  access: 'public',
})
