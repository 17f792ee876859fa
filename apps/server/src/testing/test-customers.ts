import type { Caller } from '#http/caller.ts'
import { defineModule } from '#http/define-module.ts'
import { ok } from '#kernel/outcome.ts'

/** `Test 7` is the customer 7, where signing in is no part of what is tested or measured. */
export const testCustomers = defineModule({
  name: 'test-customers',
  authenticate: async (_deps, { authorization }) => {
    if (!authorization.startsWith('Test ')) return undefined
    return ok<Caller>({ kind: 'customer', customerId: Number(authorization.slice(5)), sessionId: 'test' })
  },
})
