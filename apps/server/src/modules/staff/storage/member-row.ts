import { isPermission } from '@warsha/contract/console/staff/permissions.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { StaffMember } from '../rules/staff-member.ts'

export type MemberRow = {
  id: number
  publicId: string
  name: string
  email: string
  language: 'ar' | 'en'
  role: string
  isCentreScoped: boolean
  permissions: string[]
}

/** Of `staff_members AS member`. Names of permissions that the code no longer knows grant nothing. */
export const memberColumns: SQL = sql`
  member.id, member.public_id AS "publicId", member.name, member.email, member.language, member.role,
  (SELECT is_centre_scoped FROM staff_roles WHERE name = member.role) AS "isCentreScoped",
  ARRAY(SELECT permission FROM staff_role_permissions WHERE role = member.role) AS permissions`

export function toMember(row: MemberRow): StaffMember {
  const { id, publicId, name, email, language, role, isCentreScoped } = row
  return {
    id,
    publicId,
    name,
    email,
    language,
    role,
    isCentreScoped,
    permissions: new Set(row.permissions.filter(isPermission)),
  }
}
