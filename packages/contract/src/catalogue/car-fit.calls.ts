import { defineCall } from '../client/rest-call.ts'
import type { judgeCarFitSchema } from './car-fit.rest.ts'

export const judgeCarFitCall = defineCall<typeof judgeCarFitSchema>({
  method: 'GET',
  path: '/products/car-fit/',
  access: 'public',
})
