import { defineCall } from '../../client/rest-call.ts'
import type {
  deadLetterSchema,
  listDeadLettersSchema,
  listInvariantsSchema,
  listMessageQueuesSchema,
  listProvidersSchema,
  listQueuesSchema,
} from './health.rest.ts'

const access = { permission: 'health.read' } as const
const changing = { permission: 'health.write' } as const

/** Invariants with the result of their last check. */
export const listInvariantsCall = defineCall<typeof listInvariantsSchema>({
  method: 'GET',
  path: '/console/health/invariants/',
  access,
})

/** Events and jobs that failed every time, oldest first. */
export const listDeadLettersCall = defineCall<typeof listDeadLettersSchema>({
  method: 'GET',
  path: '/console/health/dead-letters/',
  access,
})

export const retryDeadLetterCall = defineCall<typeof deadLetterSchema>({
  method: 'POST',
  path: '/console/health/dead-letters/:id/retry/',
  access: changing,
  object: 'dead-letter',
})

/** Events that wait behind the dead letter go on. */
export const discardDeadLetterCall = defineCall<typeof deadLetterSchema>({
  method: 'POST',
  path: '/console/health/dead-letters/:id/discard/',
  access: changing,
  object: 'dead-letter',
})

/** Gateways and carriers of messages, as the answering process finds them. */
export const listProvidersCall = defineCall<typeof listProvidersSchema>({
  method: 'GET',
  path: '/console/health/providers/',
  access,
})

/** Messages that wait or were not sent. */
export const listMessageQueuesCall = defineCall<typeof listMessageQueuesSchema>({
  method: 'GET',
  path: '/console/health/messages/',
  access,
})

export const listQueuesCall = defineCall<typeof listQueuesSchema>({
  method: 'GET',
  path: '/console/health/jobs/',
  access,
})
