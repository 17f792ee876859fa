import { invalidCall } from '#http/graphql/errors.ts'
import type { RequestContext } from '#http/request-context.ts'

const asked = new WeakSet<RequestContext>()

/** One document may repeat a mutation under other names; of what is limited by tries it may hold one. */
export function oncePerRequest(context: RequestContext): void {
  if (asked.has(context)) throw invalidCall('A request may hold one operation that signs in or sends a code.')
  asked.add(context)
}
