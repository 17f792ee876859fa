import type { Caller } from '#http/caller.ts'
import { defineModule } from '#http/define-module.ts'
import { ok, refuse } from '#kernel/outcome.ts'

/** Every kind of caller that the server tells apart. */
export const callers = {
  visitor: { kind: 'visitor' },
  customer: { kind: 'customer', customerId: 1, sessionId: 'one' },
  'other customer': { kind: 'customer', customerId: 2, sessionId: 'two' },
  driver: { kind: 'driver', driverId: 1, sessionId: 'three' },
  operator: { kind: 'operator', operatorId: 1, sessionId: 'four' },
  gateway: { kind: 'gateway', gateway: 'sandbox' },
} as const satisfies Record<string, Caller>

export type CallerName = keyof typeof callers

export function credentialsOf(name: CallerName): { authorization?: string } {
  return name === 'visitor' ? {} : { authorization: `Test ${name}` }
}

/** Lets a test send requests as anybody. Only tests put it among the modules. */
export const testCallers = defineModule({
  name: 'test-callers',
  authenticate: async (_deps, { authorization }) => {
    if (!authorization.startsWith('Test ')) return undefined
    const name = authorization.slice('Test '.length)
    return name in callers ? ok<Caller>(callers[name as CallerName]) : refuse('UNAUTHENTICATED')
  },
})
