import type { Permission } from './console/staff/permissions.ts'

/** Callers that may use an operation. `public` includes visitors; `operator` is every staff member. */
export type Access = 'public' | 'customer' | 'driver' | 'operator' | 'gateway'

/** One kind of caller, or any of several. */
export type CallerRule = Access | readonly Exclude<Access, 'public'>[]

/** Kinds of callers, or operators with a permission (any of several). */
export type AccessRule = CallerRule | PermissionRule

export type PermissionRule = { readonly permission: Permission | readonly Permission[] }

export function isPermissionRule(rule: AccessRule): rule is PermissionRule {
  return typeof rule === 'object' && 'permission' in rule
}

/** Any of these is enough. */
export function permissionsOf({ permission }: PermissionRule): readonly Permission[] {
  return typeof permission === 'string' ? [permission] : permission
}
