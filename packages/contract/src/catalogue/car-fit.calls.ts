import { defineCall } from '../client/rest-call.ts'
import type { checkCarFitSchema } from './car-fit.rest.ts'

export const checkCarFitCall = defineCall<typeof checkCarFitSchema>({
  method: 'GET',
  path: '/products/car-fit/',
  access: 'public',
})
