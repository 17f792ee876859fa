import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import type { UsedUnits } from './rate-limit-queries.ts'

/** Counts uses of limits in this process and, from a small part of a limit on, in all of them. */
export type SharedCounts = {
  /** Takes one and answers how many were taken in the window, and for how long it still runs. */
  take(key: string, windowMs: number, max: number): { current: number; ttl: number }
  /** Resolves when everything that is to be settled has been. */
  settled(): Promise<void>
}

/** A process tells the others of a caller each time it has used so much of a limit: most callers never do. */
const unsettledShare = 1 / 40
const maxKeys = 5000

type Count = {
  key: string
  /** Of all processes, as of the last settlement. */
  shared: number
  sending: number
  unsettled: number
  endsAt: number
}

export function createSharedCounts(
  settle: (units: readonly UsedUnits[]) => Promise<readonly UsedUnits[]>,
  onError: (error: unknown) => void,
): SharedCounts {
  const counts = new LRUCache<string, Count>({ max: maxKeys })
  const due = new Set<Count>()
  let settling: Promise<void> | undefined
  // Settling belongs to no request: neither to its transaction nor to its statements.
  const apart = AsyncLocalStorage.snapshot()

  async function settleAll(): Promise<void> {
    while (due.size > 0) {
      const batch = [...due]
      due.clear()
      await settleBatch(batch, settle).catch(onError)
    }
    settling = undefined
  }

  return {
    take(key, windowMs, max) {
      const now = performance.now()
      const known = counts.get(key)
      const count = known && known.endsAt > now ? known : startedAt(key, now + windowMs)
      if (count !== known) counts.set(key, count)
      count.unsettled += 1
      const current = count.shared + count.sending + count.unsettled
      // Beyond the limit the others learn nothing new.
      if (count.unsettled > max * unsettledShare && current - count.unsettled <= max) {
        due.add(count)
        settling ??= apart(settleAll)
      }
      return { current, ttl: count.endsAt - now }
    },
    settled: async () => settling,
  }
}

function startedAt(key: string, endsAt: number): Count {
  return { key, shared: 0, sending: 0, unsettled: 0, endsAt }
}

/** What could not be settled is settled with the next use; until then this process counts alone. */
async function settleBatch(
  batch: readonly Count[],
  settle: (units: readonly UsedUnits[]) => Promise<readonly UsedUnits[]>,
): Promise<void> {
  const now = performance.now()
  for (const count of batch) {
    count.sending = count.unsettled
    count.unsettled = 0
  }
  try {
    const sums = new Map(
      (
        await settle(
          batch.map(({ key, sending, endsAt }) => ({
            key,
            used: sending,
            remainingMs: Math.max(1, endsAt - now),
          })),
        )
      ).map((sum) => [sum.key, sum]),
    )
    for (const count of batch) {
      const sum = sums.get(count.key)
      if (!sum) continue
      count.shared = sum.used
      count.endsAt = performance.now() + sum.remainingMs
    }
  } catch (error) {
    for (const count of batch) count.unsettled += count.sending
    throw error
  } finally {
    for (const count of batch) count.sending = 0
  }
}
