import { type CentreScope, type Command, defineCommand } from '#commands/define-command.ts'
import { holds } from '#commands/logged-change.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { updateMember } from '../storage/staff-change-queries.ts'
import { findListedMember } from '../storage/staff-list-queries.ts'
import { endStreamsOf } from './operator-audience.ts'
import type { ListCentresOf, StaffCentre, StaffContext } from './staff-context.ts'

/** Makes these the centres of a member, within a scope; false when one of them does not exist there. */
export type ReplaceCentresOf = (
  tx: Transaction,
  asked: { memberId: number; centreIds: readonly number[]; scope: CentreScope },
) => Promise<boolean>

/** Ports for the centres of members, as the module that has centres says. */
export type CentrePorts = { listCentresOf: ListCentresOf; replaceCentresOf: ReplaceCentresOf }

export type MemberCentres = { centres: readonly StaffCentre[]; revision: number }

/** The command that sets the centres of a member. A signed-in member has them with the next request. */
export function setCentresCommand({ listCentresOf, replaceCentresOf }: CentrePorts) {
  const command: Command<CentresInput, MemberCentres> = defineCommand({
    action: 'staff.set-centres',
    permission: 'staff.write',
    async run(tx, { centres: scope }, { publicId, revision, centreIds }: CentresInput) {
      const member = await findListedMember(tx, publicId)
      if (!member) return refuse('NOT_FOUND')
      // The first command to lock the row wins; the other one finds another revision.
      if (!(await updateMember(tx, { id: member.id, revision, patch: {} }))) {
        const current = (await findListedMember(tx, publicId)) ?? member
        return refuse('VERSION_CONFLICT', { details: { current: { revision: current.revision } } })
      }
      const before = await listCentresOf(tx, member.id)
      if (!(await replaceCentresOf(tx, { memberId: member.id, centreIds, scope })))
        return refuse('CENTRE_UNKNOWN', { field: 'centre_ids' })
      await endStreamsOf(tx, member.id)
      const centres = await listCentresOf(tx, member.id)
      return ok({
        result: { centres, revision: revision + 1 },
        subject: { kind: 'operator', id: publicId },
        before: { centres: before.map(({ id }) => id) },
        after: { centres: centres.map(({ id }) => id) },
      })
    },
    async restore(tx, actor, { subjectId: publicId, before, after }, deps) {
      const member = await findListedMember(tx, publicId)
      if (!member) return refuse('NOT_FOUND')
      const current = (await listCentresOf(tx, member.id)).map(({ id }) => id)
      if (!holds({ centres: current }, after)) return refuse('CHANGED_SINCE')
      const centreIds = Array.isArray(before.centres) ? before.centres.map(Number) : []
      return command.run(tx, actor, { publicId, revision: member.revision, centreIds }, deps)
    },
  })
  return command
}

export type SetCentresCommand = ReturnType<typeof setCentresCommand>

type CentresInput = { publicId: string; revision: number; centreIds: readonly number[] }

export async function readCentresOf(
  { db }: Pick<StaffContext, 'db'>,
  publicId: string,
  listCentresOf: ListCentresOf,
): Promise<Outcome<MemberCentres, 'NOT_FOUND'>> {
  const member = await findListedMember(db, publicId)
  if (!member) return refuse('NOT_FOUND')
  return ok({ centres: await listCentresOf(db, member.id), revision: member.revision })
}
