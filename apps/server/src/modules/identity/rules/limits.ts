/** At most so many within so many seconds. */
export type Limit = { seconds: number; most: number }

/** Something that is counted, with all the limits it has. */
export type Counted<Name extends string = string> = { name: Name; key: string; limits: readonly Limit[] }

export type Exceeded<Name extends string = string> = { name: Name; retryAfterSeconds: number }

/**
 * The times, in milliseconds, include the attempt in question, which is the newest. Answers what has been done too often and when it may
 * be done again; the one that takes longest decides.
 */
export function findExceeded<Name extends string>(
  counted: readonly Counted<Name>[],
  timesOf: ReadonlyMap<string, readonly number[]>,
): Exceeded<Name> | undefined {
  let worst: Exceeded<Name> | undefined
  for (const { name, key, limits } of counted) {
    const times = (timesOf.get(key) ?? []).toSorted((one, other) => one - other)
    const now = times.at(-1) ?? 0
    for (const { seconds, most } of limits) {
      const within = times.filter((time) => time > now - seconds * 1000)
      if (within.length <= most) continue
      // The attempt itself is not made, so it is the one `most` before it that has to grow old.
      const freeAt = (within[within.length - 1 - most] ?? now) + seconds * 1000
      const retryAfterSeconds = Math.max(1, Math.ceil((freeAt - now) / 1000))
      if (!worst || retryAfterSeconds > worst.retryAfterSeconds) worst = { name, retryAfterSeconds }
    }
  }
  return worst
}
