import type { Authenticator } from '#http/authenticator.ts'
import type { Caller } from '#http/caller.ts'
import type { RequestContext } from '#http/request-context.ts'
import { ok } from '#kernel/outcome.ts'
import type { Customer } from '../../rules/customer.ts'
import { authenticate } from '../../use-cases/authenticate.ts'
import { readCustomer } from '../../use-cases/read-customer.ts'

const scheme = /^(?:bearer|jwt) +(\S{1,2000})$/i

/** Customers that were read to find out who calls. */
const justRead = new WeakMap<Caller, Customer>()

/** Knows the access tokens of this shop, however they are sent. */
export const callerOfToken: Authenticator = async (deps, { authorization }) => {
  const token = scheme.exec(authorization)?.[1]
  const found = token ? await authenticate(deps, token) : undefined
  if (!found?.ok) return found
  const { session, sessionId, customer } = found.value
  const caller: Caller =
    session.kind === 'driver'
      ? { kind: 'driver', driverId: session.customerId, sessionId }
      : { kind: 'customer', customerId: session.customerId, sessionId }
  if (customer) justRead.set(caller, customer)
  return ok(caller)
}

/** The account behind a request, customer's or driver's. */
export async function customerOf(context: RequestContext): Promise<Customer | undefined> {
  const { caller } = context
  const id = customerIdOf(caller)
  if (id === undefined) return undefined
  return justRead.get(caller) ?? readCustomer(context, id)
}

export function customerIdOf(caller: Caller): number | undefined {
  if (caller.kind === 'customer') return caller.customerId
  return caller.kind === 'driver' ? caller.driverId : undefined
}
