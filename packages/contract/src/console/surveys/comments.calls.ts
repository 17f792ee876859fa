import { defineCall } from '../../client/rest-call.ts'
import type { hideCommentSchema, listCommentsSchema, moderateCommentSchema } from './comments.rest.ts'

/** The newest first, about the operator's centres. */
export const listCommentsCall = defineCall<typeof listCommentsSchema>({
  method: 'GET',
  path: '/console/comments/',
  access: { permission: 'surveys.read' },
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
