import { maxCount } from '#commands/keyset.ts'
import { listRoles } from '../storage/role-queries.ts'
import { listMembers } from '../storage/staff-list-queries.ts'
import type { StaffContext } from './staff-context.ts'

export async function listStaff(
  { db }: Pick<StaffContext, 'db'>,
  asked: { search: string | undefined; afterId: number; limit: number },
) {
  const { members, total } = await listMembers(db, { ...asked, limit: asked.limit + 1 })
  return { members, total: Math.min(total, maxCount), isExact: total <= maxCount }
}

export function readRoles({ db }: Pick<StaffContext, 'db'>) {
  return listRoles(db)
}
