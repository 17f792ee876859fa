import type { Actor } from '#commands/define-command.ts'
import { approvalOrder, type ListedApproval, listApprovals } from '#commands/list-approvals.ts'
import { type ChangeFilter, type ChangeSort, changeOrder, listChanges } from '#commands/list-changes.ts'
import type { SortedPage } from '#commands/list-order.ts'
import { findMemberKey, listNames, type NamedMember } from '../storage/member-names.ts'
import type { StaffContext } from './staff-context.ts'

export type { NamedMember }

type Asked = {
  operatorPublicId: string | undefined
  filter: ChangeFilter
  page: SortedPage<ChangeSort>
}

/** A page of the log with the names of those who made the changes. */
export async function readLog({ db }: Pick<StaffContext, 'db'>, reader: Actor, asked: Asked) {
  const { operatorPublicId, filter, page } = asked
  // An unknown operator has made no change.
  const operatorId =
    operatorPublicId === undefined ? undefined : ((await findMemberKey(db, operatorPublicId)) ?? 0)
  const found = await listChanges(db, reader, { ...filter, operatorId }, page)
  return {
    ...found,
    names: await listNames(
      db,
      found.changes.flatMap(({ operatorId: id, nextOperatorId }) => [id, nextOperatorId ?? id]),
    ),
  }
}

export { approvalOrder, changeOrder }

export type NamedApproval = ListedApproval & {
  requestedByMember: NamedMember | undefined
  decidedByMember: NamedMember | undefined
}

/** Commands that need a second person, with the names of those who asked and decided. */
export async function readApprovals(
  { db }: Pick<StaffContext, 'db'>,
  ...asked: [Parameters<typeof listApprovals>[1], Parameters<typeof listApprovals>[2]]
): Promise<{ approvals: NamedApproval[]; total: number; isExact: boolean }> {
  const { approvals, ...counted } = await listApprovals(db, ...asked)
  const names = await listNames(
    db,
    approvals.flatMap(({ requestedBy, decidedBy }) => [requestedBy, decidedBy ?? requestedBy]),
  )
  const named = approvals.map((approval) => ({
    ...approval,
    requestedByMember: names.get(approval.requestedBy),
    decidedByMember: approval.decidedBy === null ? undefined : names.get(approval.decidedBy),
  }))
  return { approvals: named, ...counted }
}
