import { defineCall } from '../../client/rest-call.ts'
import type {
  decideApprovalSchema,
  exportApprovalsSchema,
  exportChangesSchema,
  listApprovalsSchema,
  listChangesSchema,
  restoreChangeSchema,
} from './log.rest.ts'

const access = { permission: ['log.read', 'log.read-money', 'log.read-own'] } as const

/** Who changed what: all of it, the own centres', what is about money, or the own, as the operator may. */
export const listChangesCall = defineCall<typeof listChangesSchema>({
  method: 'GET',
  path: '/console/log/',
  access,
  object: { subject_id: 'subject' },
})

export const exportChangesCall = defineCall<typeof exportChangesSchema>({
  method: 'GET',
  path: '/console/log/export/',
  access,
  object: { subject_id: 'subject' },
})

/** Makes the opposite of a change; who may not make the change may not take it back. */
export const restoreChangeCall = defineCall<typeof restoreChangeSchema>({
  method: 'POST',
  path: '/console/log/:id/restore/',
  access,
  object: 'change',
})

/** Commands that wait for a second person, or have had one. */
export const listApprovalsCall = defineCall<typeof listApprovalsSchema>({
  method: 'GET',
  path: '/console/approvals/',
  access: { permission: 'approvals.decide' },
})

export const exportApprovalsCall = defineCall<typeof exportApprovalsSchema>({
  method: 'GET',
  path: '/console/approvals/export/',
  access: { permission: 'approvals.decide' },
})

export const approveCall = defineCall<typeof decideApprovalSchema>({
  method: 'POST',
  path: '/console/approvals/:id/approve/',
  access: { permission: 'approvals.decide' },
  object: 'approval',
})

export const rejectCall = defineCall<typeof decideApprovalSchema>({
  method: 'POST',
  path: '/console/approvals/:id/reject/',
  access: { permission: 'approvals.decide' },
  object: 'approval',
})
