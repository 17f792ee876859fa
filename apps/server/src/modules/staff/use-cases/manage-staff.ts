import { defineBulk } from '#commands/define-bulk.ts'
import { type Changed, type Command, defineCommand } from '#commands/define-command.ts'
import { holds } from '#commands/logged-change.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { administratorRole } from '../rules/role-presets.ts'
import { endSessionsOf } from '../storage/session-queries.ts'
import {
  countAdministrators,
  type InvitedMember,
  insertInvited,
  isRole,
  type MemberPatch,
  updateMember,
} from '../storage/staff-change-queries.ts'
import {
  findListedMember,
  type ListedMember,
  type MemberSelection,
  selectMembers,
} from '../storage/staff-list-queries.ts'
import { mailInvitation } from './mail-invitation.ts'
import { staffClosed, staffInvited, staffRoleChanged } from './staff-events.ts'

export type { ListedMember }

/** Makes an account; its owner chooses the credentials with a link that is mailed. */
export const inviteStaff = defineCommand({
  action: 'staff.invite',
  permission: 'staff.write',
  async run(tx, _actor, input: InvitedMember, { config }) {
    const invited = { ...input, email: input.email.toLowerCase() }
    if (!(await isRole(tx, invited.role))) return refuse('ROLE_UNKNOWN', { field: 'role' })
    const made = await insertInvited(tx, invited)
    if (!made) return refuse('EMAIL_TAKEN', { field: 'email' })
    await mailInvitation(tx, { config }, { ...invited, memberId: made.id })
    await publish(tx, staffInvited({ memberId: made.id, role: invited.role }))
    return changed(tx, { publicId: made.publicId, before: undefined })
  },
})

type StaffUpdate = MemberPatch & { publicId: string; revision: number }

/** Changes name, language or role, closes an account or opens it again. One administrator always stays. */
export const updateStaff: Command<StaffUpdate, ListedMember> = defineCommand({
  action: 'staff.update',
  permission: 'staff.write',
  async run(tx, _actor, { publicId, revision, ...patch }: StaffUpdate) {
    const remaining = await countAdministrators(tx, administratorRole)
    const before = await findListedMember(tx, publicId)
    if (!before) return refuse('NOT_FOUND')
    if (patch.role !== undefined && !(await isRole(tx, patch.role)))
      return refuse('ROLE_UNKNOWN', { field: 'role' })
    if (isLastAdministrator(before, remaining) && endsAdministrator(patch))
      return refuse('LAST_ADMINISTRATOR')
    if (!(await updateMember(tx, { id: before.id, revision, patch }))) {
      return refuse('VERSION_CONFLICT', { details: { current: { revision: before.revision } } })
    }
    if (patch.isActive === false || patch.role !== undefined) await endSessionsOf(tx, before.id)
    await publishUpdate(tx, before, patch)
    return changed(tx, { publicId, before })
  },
  async restore(tx, actor, { subjectId: publicId, before, after }, deps) {
    const member = await findListedMember(tx, publicId)
    if (!member) return refuse('NOT_FOUND')
    if (!holds(loggedOf(member), after)) return refuse('CHANGED_SINCE')
    return updateStaff.run(tx, actor, { publicId, revision: member.revision, ...before }, deps)
  },
})

async function publishUpdate(tx: Transaction, before: ListedMember, { role, isActive }: MemberPatch) {
  const { id: memberId, role: from } = before
  if (role !== undefined && role !== from) await publish(tx, staffRoleChanged({ memberId, from, to: role }))
  if (isActive !== undefined && isActive !== before.isActive)
    await publish(tx, staffClosed({ memberId, isClosed: !isActive }))
}

function isLastAdministrator({ role, isActive, hasCredentials }: ListedMember, remaining: number): boolean {
  return role === administratorRole && isActive && hasCredentials && remaining <= 1
}

function endsAdministrator({ role, isActive }: MemberPatch): boolean {
  return isActive === false || (role !== undefined && role !== administratorRole)
}

export const endStaffSessions = defineCommand({
  action: 'staff.end-sessions',
  permission: 'staff.write',
  async run(tx, _actor, { publicId }: { publicId: string }) {
    const member = await findListedMember(tx, publicId)
    if (!member) return refuse('NOT_FOUND')
    const ended = await endSessionsOf(tx, member.id)
    return ok({
      result: { ended },
      subject: { kind: 'operator', id: publicId },
      before: { sessions: ended },
      after: { sessions: 0 },
    })
  },
})

/** Signs several people out, everywhere. */
export const endAllStaffSessions = defineBulk({
  command: endStaffSessions,
  select: (executor, _actor, selection: MemberSelection, limit) => selectMembers(executor, selection, limit),
  inputOf: ({ id }) => ({ publicId: id }),
})

/** A new link for credentials that were lost; an older link ends. The old credentials end when the new ones are made. */
export const renewInvitation = defineCommand({
  action: 'staff.renew-invitation',
  permission: 'staff.write',
  async run(tx, _actor, { publicId }: { publicId: string }, { config }) {
    const member = await findListedMember(tx, publicId)
    if (!member?.isActive) return refuse('NOT_FOUND')
    await mailInvitation(tx, { config }, { ...member, memberId: member.id })
    return changed(tx, { publicId, before: member })
  },
})

async function changed(
  tx: Transaction,
  { publicId, before }: { publicId: string; before: ListedMember | undefined },
): Promise<Outcome<Changed<ListedMember>, 'NOT_FOUND'>> {
  const after = await findListedMember(tx, publicId)
  if (!after) return refuse('NOT_FOUND')
  return ok({
    result: after,
    subject: { kind: 'operator', id: publicId },
    before: before ? loggedOf(before) : {},
    after: loggedOf(after),
  })
}

function loggedOf({ name, email, language, role, isActive }: ListedMember) {
  return { name, email, language, role, isActive }
}
