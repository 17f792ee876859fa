import { defineCall } from '../../client/rest-call.ts'
import type { listConsoleCentresSchema } from './console-centres.rest.ts'

/** The operator's centres by name; all of them for roles that are bound to none. */
export const listConsoleCentresCall = defineCall<typeof listConsoleCentresSchema>({
  method: 'GET',
  path: '/console/centres/',
  access: 'operator',
})
