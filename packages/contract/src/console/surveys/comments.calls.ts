import { defineCall } from '../../client/rest-call.ts'
import type {
  bulkCommentsSchema,
  exportCommentsSchema,
  hideCommentSchema,
  listCommentsSchema,
  moderateCommentSchema,
} from './comments.rest.ts'

/** About the operator's centres; by themselves the newest first. */
export const listCommentsCall = defineCall<typeof listCommentsSchema>({
  method: 'GET',
  path: '/console/comments/',
  access: { permission: 'surveys.read' },
})

export const exportCommentsCall = defineCall<typeof exportCommentsSchema>({
  method: 'GET',
  path: '/console/comments/export/',
  access: { permission: 'surveys.read' },
})

/** Several that wait are shown, chosen or all that a filter finds. */
export const approveCommentsCall = defineCall<typeof bulkCommentsSchema>({
  method: 'POST',
  path: '/console/comments/bulk/approve/',
  access: { permission: 'surveys.moderate' },
  object: { ids: 'comment', 'where.centre': 'centre' },
})

export const rejectCommentsCall = defineCall<typeof bulkCommentsSchema>({
  method: 'POST',
  path: '/console/comments/bulk/reject/',
  access: { permission: 'surveys.moderate' },
  object: { ids: 'comment', 'where.centre': 'centre' },
})

/** The comment is shown at the centre or not, and its rating counts from now on. Once for each comment. */
export const moderateCommentCall = defineCall<typeof moderateCommentSchema>({
  method: 'POST',
  path: '/console/comments/:id/moderate/',
  access: { permission: 'surveys.moderate' },
  object: 'comment',
})

/** Takes an approved comment off the centre's page again; its rating goes on counting. */
export const hideCommentCall = defineCall<typeof hideCommentSchema>({
  method: 'POST',
  path: '/console/comments/:id/hide/',
  access: { permission: 'surveys.moderate' },
  object: 'comment',
})
