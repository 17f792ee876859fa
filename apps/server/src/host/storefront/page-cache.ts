import { LRUCache } from 'lru-cache'
import type { ChangeTopic, ShownTopic } from '#kernel/database/changes.ts'
import type { CompressedPage } from './compressed-page.ts'

/** A finished page that leaves as it is. */
export type CachedPage = { headers: [string, string][]; policy: string; body: CompressedPage }

/** How the read models stood when the making of a page began. */
export type PageBasis = { versions: ReadonlyMap<ShownTopic, number>; at: number }

type Entry = {
  page: CachedPage
  madeAt: number
  /** For each topic: the version the page was made from, and when that version was last known to be the newest. */
  shown: Map<ShownTopic, { version: number; validAt: number }>
}

export type PageCacheOptions = { now(): number; versionOf(topic: ChangeTopic): number }

/**
 * How long a page may be sent after something it may show has changed, in ms. A sale changes stock, and a busy shop
 * sells all the time, so stock may be older than the rest; the cart checks it again before anything is bought.
 */
const tolerances: Record<ShownTopic, number> = {
  catalogue: 1000,
  content: 1000,
  locations: 1000,
  centres: 1000,
  vehicles: 1000,
  stock: 5000,
}
const topics = Object.keys(tolerances) as ShownTopic[]
/** Offers and publications begin by the clock, which no change notice reports. */
const longestLifeMs = 60_000
/** From this share of a limit on, the page is made again while the old one is still sent. */
const renewFrom = 0.5
const mostPages = 1000
const mostBytes = 24_000_000

/**
 * Rendered public pages, bounded in number and bytes, least recently used first. A change does not empty the cache: a
 * page is sent for a short while longer, and `isDue` asks for it to be made again meanwhile. A page that was not
 * looked at within its tolerance is not sent any more, so every change is visible within that time.
 */
export function createPageCache({ now, versionOf }: PageCacheOptions) {
  const pages = new LRUCache<string, Entry>({
    max: mostPages,
    maxSize: mostBytes,
    sizeCalculation: ({ page }, key) => page.body.bytes + key.length * 2 + 1000,
  })

  /** The largest share of a limit that is used up; above 1 the page is too old. */
  const ageOf = ({ madeAt, shown }: Entry) => {
    const at = now()
    let age = (at - madeAt) / longestLifeMs
    for (const [topic, known] of shown) {
      if (versionOf(topic) === known.version) known.validAt = at
      else age = Math.max(age, (at - known.validAt) / tolerances[topic])
    }
    return age
  }

  return {
    /** To be called before a page is made: whatever changes while it is made counts as changed afterwards. */
    basis: (): PageBasis => ({
      versions: new Map(topics.map((topic) => [topic, versionOf(topic)])),
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
