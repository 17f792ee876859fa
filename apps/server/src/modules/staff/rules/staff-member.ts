import type { Permission } from '@warsha/contract/console/staff/permissions.ts'

/** A staff member, as far as a request needs to know. */
export type StaffMember = {
  id: number
  publicId: string
  name: string
  email: string
  language: 'ar' | 'en'
  role: string
  isCentreScoped: boolean
  permissions: ReadonlySet<Permission>
}
