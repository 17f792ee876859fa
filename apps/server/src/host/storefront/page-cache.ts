import { LRUCache } from 'lru-cache'
import type { ShownTopic } from '#host/shown-topics.ts'
import type { ChangeTopic } from '#kernel/database/changes.ts'
import type { CompressedPage } from './compressed-page.ts'

/** A finished page that leaves as it is. */
export type CachedPage = { headers: [string, string][]; policy: string; body: CompressedPage }

/** How the read models stood when the making of a page began. */
export type PageBasis = { versions: ReadonlyMap<ChangeTopic, number>; at: number }

type Entry = {
  page: CachedPage
  madeAt: number
  /** For each topic: the version the page was made from, and when that version was last known to be the newest. */
  shown: Map<ChangeTopic, { version: number; validAt: number }>
}

export type PageCacheOptions = {
  now(): number
  versionOf(topic: ChangeTopic): number
  /** Topics that pages show, and how long a page may be sent after a change of one. */
  topics: readonly ShownTopic[]
}

/** Offers and publications begin by the clock, which no change notice reports. */
const maxLifetimeMs = 60_000
/** From this share of a limit on, the page is made again while the old one is still sent. */
const renewFrom = 0.5
const maxPages = 1000
const maxBytes = 24_000_000

/**
 * Rendered public pages, bounded in number and bytes, least recently used first. A change does not empty the cache: a
 * page is sent for a short while longer, and `isDue` asks for it to be made again meanwhile. A page that was not
 * looked at within its tolerance is not sent any more, so every change is visible within that time.
 */
export function createPageCache({ now, versionOf, topics }: PageCacheOptions) {
  const tolerances = new Map(topics.map(({ name, staleMs }) => [name, staleMs]))
  const pages = new LRUCache<string, Entry>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.body.bytes + key.length * 2 + 1000,
  })

  /** The largest share of a limit that is used up; above 1 the page is too old. */
  const ageOf = ({ madeAt, shown }: Entry) => {
    const at = now()
    let age = (at - madeAt) / maxLifetimeMs
    for (const [topic, known] of shown) {
      if (versionOf(topic) === known.version) known.validAt = at
      else age = Math.max(age, (at - known.validAt) / (tolerances.get(topic) ?? 1))
    }
    return age
  }

  return {
    /** To be called before a page is made: whatever changes while it is made counts as changed afterwards. */
    basis: (): PageBasis => ({
      versions: new Map(topics.map(({ name }) => [name, versionOf(name)])),
      at: now(),
    }),

    find(key: string): { page: CachedPage; isDue: boolean } | undefined {
      const entry = pages.get(key)
      if (!entry) return undefined
      const age = ageOf(entry)
      if (age <= 1) return { page: entry.page, isDue: age > renewFrom }
      pages.delete(key)
      return undefined
    },

    store(key: string, page: CachedPage, { versions, at }: PageBasis): void {
      const shown = new Map([...versions].map(([topic, version]) => [topic, { version, validAt: at }]))
      pages.set(key, { page, madeAt: at, shown })
    },

    drop: (key: string): void => void pages.delete(key),
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  }
}
