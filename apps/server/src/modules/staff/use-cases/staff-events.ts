import { z } from 'zod'
import { defineEvent } from '#kernel/events/define-event.ts'

/** An account of a member was made, and the link is on its way. */
export const staffInvited = defineEvent(
  'staff.invited',
  z.object({ memberId: z.int(), role: z.string() }),
  ({ memberId }) => memberId,
)

/** A member has chosen credentials, the first or new ones. */
export const staffJoined = defineEvent(
  'staff.joined',
  z.object({ memberId: z.int() }),
  ({ memberId }) => memberId,
)

/** A member has another role, and other permissions with it. */
export const staffRoleChanged = defineEvent(
  'staff.role-changed',
  z.object({ memberId: z.int(), from: z.string(), to: z.string() }),
  ({ memberId }) => memberId,
)

/** An account of a member was closed or opened again. */
export const staffClosed = defineEvent(
  'staff.closed',
  z.object({ memberId: z.int(), isClosed: z.boolean() }),
  ({ memberId }) => memberId,
)
