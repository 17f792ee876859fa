import { z } from 'zod'
import type { Caller } from '#http/caller.ts'
import type { LiveAudience } from '#http/define-module.ts'
import { type Audience, everybody, readAudience } from '#kernel/live-events/audience.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'

const maxAudiences = 10
/** An operator follows the desks of many centres at once. */
const maxOperatorAudiences = 100
const maxKeyLength = 40
const query = z.object({
  audience: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((value) => (value === undefined ? [] : [value].flat())),
})

/**
 * The audiences of a caller: `everybody`, its own, and those it asks for
 * (`?audience=centre:3&audience=slot-day:3:2026-11-20`). Another customer's or centre's own events are refused.
 */
export function audiencesFor(
  declared: readonly LiveAudience[],
  caller: Caller,
  asked: unknown,
): Outcome<ReadonlySet<string>, 'INVALID' | 'FORBIDDEN'> {
  const parsed = query.safeParse(asked)
  const most = caller.kind === 'operator' ? maxOperatorAudiences : maxAudiences
  if (!parsed.success || parsed.data.audience.length > most) return refuse('INVALID', { field: 'audience' })
  const own = declared.flatMap(({ own }) => own?.(caller) ?? [])
  const wanted: Audience[] = [everybody, ...own]
  for (const key of parsed.data.audience) {
    const kind = declared.find((each) => key.length <= maxKeyLength && readAudience(each.kind, key))
    if (!kind && key !== everybody.key) return refuse('INVALID', { field: 'audience' })
    if (kind?.own && kind.own(caller)?.key !== key) return refuse('FORBIDDEN', { field: 'audience' })
    if (kind?.permits && !kind.permits(caller, key.split(':')))
      return refuse('FORBIDDEN', { field: 'audience' })
    wanted.push({ key })
  }
  return ok(new Set(wanted.map(({ key }) => key)))
}
