import type { ChangeTopic } from '#kernel/database/changes.ts'

/** What the read models stood at when an answer was begun, for the topics it was made from. */
export type Basis = ReadonlyMap<ChangeTopic, number>

type Kept = { body: Buffer; basis: Basis; keptAt: number }

export type AnswerCache = {
  find(key: string): Buffer | undefined
  keep(key: string, body: Buffer, basis: Basis): void
  size(): { answers: number; bytes: number }
}

type CacheOptions = { now(): number; versionOf(topic: ChangeTopic): number }

/** Offers and publications begin by the clock, which no notice tells: nothing is kept longer than a visitor notices. */
const longestLifeMs = 1000
const mostAnswers = 1000
const mostBytes = 8_000_000

/** Answers that would be the same again: dropped by any change of what they were made from, by age, and by size. */
export function createAnswerCache({ now, versionOf }: CacheOptions): AnswerCache {
  const kept = new Map<string, Kept>()
  let bytes = 0

  const drop = (key: string) => {
    bytes -= weightOf(key, kept.get(key))
    kept.delete(key)
  }
  const isFresh = ({ basis, keptAt }: Kept) => {
    if (Math.abs(now() - keptAt) > longestLifeMs) return false
    for (const [topic, version] of basis) if (versionOf(topic) !== version) return false
    return true
  }

  return {
    find(key) {
      const answer = kept.get(key)
      if (!answer) return undefined
      if (isFresh(answer)) return answer.body
      drop(key)
      return undefined
    },
    keep(key, body, basis) {
      drop(key)
      const answer = { body, basis, keptAt: now() }
      kept.set(key, answer)
      bytes += weightOf(key, answer)
      for (const oldest of kept.keys()) {
        if (kept.size <= mostAnswers && bytes <= mostBytes) return
        drop(oldest)
      }
    },
    size: () => ({ answers: kept.size, bytes }),
  }
}

function weightOf(key: string, answer: Kept | undefined): number {
  return answer ? key.length * 2 + answer.body.length + 200 : 0
}
