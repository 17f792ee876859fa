import { listWaitingApprovals } from '#commands/approval-queries.ts'
import type { Actor } from '#commands/define-command.ts'
import { type ChangeFilter, listChanges } from '#commands/list-changes.ts'
import { findMemberKey, listNames, type NamedMember } from '../storage/member-names.ts'
import type { StaffContext } from './staff-context.ts'

export type { NamedMember }

type Asked = {
  operatorPublicId: string | undefined
  filter: ChangeFilter
  beforeId: number | undefined
  limit: number
}

/** A page of the log with the names of those who made the changes. */
export async function readLog({ db }: Pick<StaffContext, 'db'>, reader: Actor, asked: Asked) {
  const { operatorPublicId, filter, beforeId, limit } = asked
  // An unknown operator has made no change.
  const operatorId =
    operatorPublicId === undefined ? undefined : ((await findMemberKey(db, operatorPublicId)) ?? 0)
  const found = await listChanges(db, reader, { filter: { ...filter, operatorId }, beforeId, limit })
  return {
    ...found,
    names: await listNames(
      db,
      found.changes.flatMap(({ operatorId: id, nextOperatorId }) => [id, nextOperatorId ?? id]),
    ),
  }
}

/** More than these are not looked through by hand. */
const maxApprovals = 200

export async function readApprovals({ db }: Pick<StaffContext, 'db'>) {
  const approvals = await listWaitingApprovals(db, maxApprovals)
  return {
    approvals,
    names: await listNames(
      db,
      approvals.map(({ requestedBy }) => requestedBy),
    ),
  }
}
