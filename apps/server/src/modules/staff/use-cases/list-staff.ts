import { maxCount } from '#commands/keyset.ts'
import type { SortedPage } from '#commands/list-order.ts'
import { listRoles } from '../storage/role-queries.ts'
import {
  listMembers,
  type MemberFilter,
  type MemberSort,
  memberOrder,
  type SortedMember,
} from '../storage/staff-list-queries.ts'
import type { StaffContext } from './staff-context.ts'

export type { SortedMember }
export { memberOrder }

export async function listStaff(
  { db }: Pick<StaffContext, 'db'>,
  filter: MemberFilter,
  page: SortedPage<MemberSort>,
) {
  const { members, total } = await listMembers(db, filter, page)
  return { members, total: Math.min(total, maxCount), isExact: total <= maxCount }
}

export function readRoles({ db }: Pick<StaffContext, 'db'>) {
  return listRoles(db)
}
