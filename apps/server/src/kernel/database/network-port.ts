import { isInTransaction } from './transaction.ts'

/**
 * Guards a port to something outside our database: gateway, messages, push, maps. Called inside a transaction
 * it throws, because locks would be held while a stranger answers and a rollback could not undo the call.
 */
export function networkPort<Port extends Record<string, (...args: never[]) => unknown>>(
  name: string,
  port: Port,
): Port {
  const guarded = Object.entries(port).map(([method, call]) => [
    method,
    (...args: never[]) => {
      if (isInTransaction()) throw new Error(`${name}.${method} was called inside a transaction`)
      return call(...args)
    },
  ])
  return Object.fromEntries(guarded) as Port
}
