import type { Clock } from './clock.ts'
import { singleFlight } from './single-flight.ts'

export type ShortCache<Value> = { get(key: string, make: () => Promise<Value>): Promise<Value> }

/**
 * Remembers answers that many ask for and that may be a few seconds old. At most so many of them: when it is full, the
 * oldest go. Those who ask for the same at once wait for one answer.
 */
export function createShortCache<Value>(options: {
  clock: Clock
  lifetimeMs: number
  maxEntries: number
}): ShortCache<Value> {
  const { clock, lifetimeMs, maxEntries } = options
  const entries = new Map<string, { value: Value; untilMs: number }>()
  const once = singleFlight<Value>()
  return {
    async get(key, make) {
      const known = entries.get(key)
      if (known && known.untilMs > clock.now().getTime()) return known.value
      return once(key, async () => {
        // The age counts from the question: what happens while it is answered may be missing from the answer.
        const untilMs = clock.now().getTime() + lifetimeMs
        const value = await make()
        entries.delete(key)
        entries.set(key, { value, untilMs })
        for (const oldest of entries.keys()) {
          if (entries.size <= maxEntries) break
          entries.delete(oldest)
        }
        return value
      })
    },
  }
}
