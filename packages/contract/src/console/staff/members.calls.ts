import { defineCall } from '../../client/rest-call.ts'
import type {
  endAllStaffSessionsSchema,
  endStaffSessionsSchema,
  exportStaffSchema,
  inviteStaffSchema,
  listRolesSchema,
  listStaffCentresSchema,
  listStaffSchema,
  renewInvitationSchema,
  setStaffCentresSchema,
  updateStaffSchema,
} from './members.rest.ts'

const access = { permission: 'staff.write' } as const

export const listStaffCall = defineCall<typeof listStaffSchema>({
  method: 'GET',
  path: '/console/staff/',
  access,
})

export const exportStaffCall = defineCall<typeof exportStaffSchema>({
  method: 'GET',
  path: '/console/staff/export/',
  access,
})

export const listRolesCall = defineCall<typeof listRolesSchema>({
  method: 'GET',
  path: '/console/roles/',
  access,
})

/** Makes an account and mails its owner a one-time link. */
export const inviteStaffCall = defineCall<typeof inviteStaffSchema>({
  method: 'POST',
  path: '/console/staff/',
  access,
})

export const updateStaffCall = defineCall<typeof updateStaffSchema>({
  method: 'PUT',
  path: '/console/staff/:id/',
  access,
  object: 'staff-member',
})

export const endStaffSessionsCall = defineCall<typeof endStaffSessionsSchema>({
  method: 'POST',
  path: '/console/staff/:id/end-sessions/',
  access,
  object: 'staff-member',
})

/** Signs several people out everywhere. */
export const endAllStaffSessionsCall = defineCall<typeof endAllStaffSessionsSchema>({
  method: 'POST',
  path: '/console/staff/bulk/end-sessions/',
  access,
  object: 'staff-member',
})

/** Mails a new one-time link: credentials that were lost are made again with it. */
export const renewInvitationCall = defineCall<typeof renewInvitationSchema>({
  method: 'POST',
  path: '/console/staff/:id/invitation/',
  access,
  object: 'staff-member',
})

export const listStaffCentresCall = defineCall<typeof listStaffCentresSchema>({
  method: 'GET',
  path: '/console/staff/:id/centres/',
  access,
  object: 'staff-member',
})

/** A role of a centre sees and changes what belongs to these, from its next request on. */
export const setStaffCentresCall = defineCall<typeof setStaffCentresSchema>({
  method: 'PUT',
  path: '/console/staff/:id/centres/',
  access,
  object: 'staff-member',
})
