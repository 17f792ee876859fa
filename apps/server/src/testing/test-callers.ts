import { type Permission, permissions } from '@warsha/contract/console/staff/permissions.ts'
import type { CentreScope } from '#commands/define-command.ts'
import type { Caller, Operator } from '#http/caller.ts'
import { defineModule } from '#http/define-module.ts'
import { ok, refuse } from '#kernel/outcome.ts'

/** Every kind of caller that the server tells apart. */
export const callers = {
  visitor: { kind: 'visitor' },
  customer: { kind: 'customer', customerId: 1, sessionId: sessionId(1) },
  'other customer': { kind: 'customer', customerId: 2, sessionId: sessionId(2) },
  driver: { kind: 'driver', driverId: 1, sessionId: sessionId(3) },
  operator: operatorWith(permissions),
  gateway: { kind: 'gateway', gateway: 'sandbox' },
} as const satisfies Record<string, Caller>

/** An operator with just these permissions. */
export function operatorWith(granted: readonly Permission[], centres: CentreScope = 'all'): Operator {
  return {
    kind: 'operator',
    operatorId: 1,
    sessionId: sessionId(4),
    permissions: new Set(granted),
    centres,
    hasFreshAuthentication: true,
  }
}

/** Shaped as real ones, which are UUIDs, but of no session. */
function sessionId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

export type CallerName = keyof typeof callers

export function credentialsOf(name: CallerName): { authorization?: string } {
  return name === 'visitor' ? {} : { authorization: `Test ${name}` }
}

/** Lets a test send requests as any caller. Only tests put it among the modules. */
export const testCallers = defineModule({
  name: 'test-callers',
  authenticate: async (_deps, { authorization }) => {
    if (!authorization.startsWith('Test ')) return undefined
    const name = authorization.slice('Test '.length)
    return name in callers ? ok<Caller>(callers[name as CallerName]) : refuse('UNAUTHENTICATED')
  },
})
