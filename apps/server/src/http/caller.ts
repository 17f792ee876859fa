import { type AccessRule, isPermissionRule, permissionsOf } from '@warsha/contract/access.ts'
import { type Permission, stepUpPermissions } from '@warsha/contract/console/staff/permissions.ts'
import type { NamedObjects } from '@warsha/contract/named-objects.ts'
import type { CentreScope } from '#commands/define-command.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use the route. A route without it stops the start. */
    access?: AccessRule
    /** What the route's parameters name. */
    object?: NamedObjects | undefined
    /** Credentials that are not accepted are refused, whoever may use the route. */
    checksCredentials?: boolean | undefined
  }
  interface FastifyRequest {
    caller: Caller
    /** Why the credentials that came with the request were not accepted. */
    callerProblem: string | undefined
  }
}

/** Who sent a request, as the server found out by itself; nothing here is taken from what the caller claims. */
export type Caller =
  | { kind: 'visitor' }
  | { kind: 'customer'; customerId: number; sessionId: string }
  | { kind: 'driver'; driverId: number; sessionId: string }
  | Operator
  | { kind: 'gateway'; gateway: string }

/** Somebody who works here. What is asked for is always narrowed to the centres, inside the query. */
export type Operator = {
  kind: 'operator'
  operatorId: number
  sessionId: string
  permissions: ReadonlySet<Permission>
  centres: CentreScope
  /** Whether identity was proven within the last minutes; money, exports, roles and closing need it. */
  hasFreshAuthentication: boolean
}

/** A caller whose session may end while a connection is open. */
export type SignedIn = Extract<Caller, { sessionId: string }>

export const visitor: Caller = Object.freeze({ kind: 'visitor' })

export function mayUse(access: AccessRule, caller: Caller): boolean {
  if (access === 'public') return true
  if (isPermissionRule(access)) {
    return caller.kind === 'operator' && permissionsOf(access).some((each) => caller.permissions.has(each))
  }
  return typeof access === 'string'
    ? access === caller.kind
    : access.some((allowed) => allowed === caller.kind)
}

/** Whether the caller may, but has to prove who it is once more. */
export function needsStepUp(access: AccessRule, caller: Caller): boolean {
  if (!isPermissionRule(access) || caller.kind !== 'operator' || caller.hasFreshAuthentication) return false
  return permissionsOf(access).some((each) => stepUpPermissions.has(each))
}

/** Holds the session of somebody who works here. The prefix binds it to this host, to all of it, and to https. */
export const staffCookie = '__Host-warsha_staff'
