import type { AccessRule } from '@warsha/contract/access.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use the route. A route without it stops the start. */
    access?: AccessRule
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
  | { kind: 'operator'; operatorId: number; sessionId: string }
  | { kind: 'gateway'; gateway: string }

export const visitor: Caller = Object.freeze({ kind: 'visitor' })

export function mayUse(access: AccessRule, { kind }: Caller): boolean {
  if (access === 'public') return true
  return typeof access === 'string' ? access === kind : access.some((allowed) => allowed === kind)
}
