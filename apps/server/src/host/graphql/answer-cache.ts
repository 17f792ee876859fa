import { LRUCache } from 'lru-cache'
import type { ChangeTopic } from '#kernel/database/changes.ts'
import { ownBytes } from '#kernel/own-bytes.ts'

/** Versions of the read models when an answer was begun, for the topics it was made from. */
export type Basis = ReadonlyMap<ChangeTopic, number>

type Entry = { body: Buffer; basis: Basis; storedAt: number }

export type AnswerCache = {
  find(key: string): Buffer | undefined
  store(key: string, body: Buffer, basis: Basis): void
  size(): { answers: number; bytes: number }
}

type CacheOptions = { now(): number; versionOf(topic: ChangeTopic): number }

/** Offers and publications begin by the clock, which no notice reports: nothing is cached longer than a visitor notices. */
const maxLifetimeMs = 1000
const maxAnswers = 1000
const maxBytes = 8_000_000
const entryBytes = 200

/** Answers that would be the same again: dropped by any change of what they were made from, by age, and by size. */
export function createAnswerCache({ now, versionOf }: CacheOptions): AnswerCache {
  const answers = new LRUCache<string, Entry>({
    max: maxAnswers,
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => key.length * 2 + body.length + entryBytes,
  })

  const isFresh = ({ basis, storedAt }: Entry) => {
    // The clock may be set back as well.
    if (Math.abs(now() - storedAt) > maxLifetimeMs) return false
    for (const [topic, version] of basis) if (versionOf(topic) !== version) return false
    return true
  }

  return {
    find(key) {
      const answer = answers.get(key)
      if (!answer) return undefined
      if (isFresh(answer)) return answer.body
      answers.delete(key)
      return undefined
    },
    store(key, body, basis) {
      answers.set(key, { body: ownBytes(body), basis, storedAt: now() })
    },
    size: () => ({ answers: answers.size, bytes: answers.calculatedSize }),
  }
}
