import type { Clock } from '#kernel/clock.ts'

/** Stands still until it is moved; for tests and for demo data relative to a fixed day. */
export function fixedClock(start: Date): Clock & { advance(ms: number): void } {
  let current = start.getTime()
  return {
    now: () => new Date(current),
    advance(ms) {
      current += ms
    },
  }
}
