import { z } from 'zod'
import { defineEvent } from '#kernel/events/define-event.ts'

/** The alert: rows were found for which an invariant does not hold. Once, until it holds again. */
export const invariantBroken = defineEvent(
  'invariant.broken',
  z.object({ invariant: z.string(), rows: z.int().min(1) }),
  ({ invariant }) => invariant,
)

/** An invariant that was broken holds again. */
export const invariantRestored = defineEvent(
  'invariant.restored',
  z.object({ invariant: z.string() }),
  ({ invariant }) => invariant,
)
