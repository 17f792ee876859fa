import { z } from 'zod'
import type { Caller } from '#http/caller.ts'
import { type Audience, audienceKey, everybody, readAudience } from '#kernel/live-events/audience.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'

const mostAudiences = 10
const longestKey = 40
const query = z.object({
  audience: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((value) => (value === undefined ? [] : [value].flat())),
})

/**
 * What a caller listens to: what is for everybody, what is for itself, and what it asks for
 * (`?audience=centre:3&audience=slot-day:3:2026-11-20`). Another customer's events are refused.
 */
export function audiencesFor(
  caller: Caller,
  asked: unknown,
): Outcome<ReadonlySet<string>, 'INVALID' | 'FORBIDDEN'> {
  const parsed = query.safeParse(asked)
  if (!parsed.success || parsed.data.audience.length > mostAudiences)
    return refuse('INVALID', { field: 'audience' })
  const wanted: Audience[] = [everybody]
  if (caller.kind === 'customer') wanted.push({ to: 'customer', customerId: caller.customerId })
  for (const key of parsed.data.audience) {
    const audience = key.length <= longestKey ? readAudience(key) : undefined
    if (!audience) return refuse('INVALID', { field: 'audience' })
    if (!mayListen(caller, audience)) return refuse('FORBIDDEN', { field: 'audience' })
    wanted.push(audience)
  }
  return ok(new Set(wanted.map(audienceKey)))
}

function mayListen(caller: Caller, audience: Audience): boolean {
  if (audience.to !== 'customer') return true
  return caller.kind === 'customer' && caller.customerId === audience.customerId
}
