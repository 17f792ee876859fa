import type { PackedPage } from './packed-page.ts'

/** A finished page whose nonce is still a blank to be filled in for each answer. */
export type CachedPage = {
  status: number
  headers: [string, string][]
  page: PackedPage
  version: number
  storedAt: number
}

const longestLifeMs = 60_000
const mostPages = 1000
const mostBytes = 24_000_000

/** Holds rendered public pages, dropped by age, by change of what they show, and by size: least used first. */
export function createPageCache(now: () => number) {
  const pages = new Map<string, CachedPage>()
  let bytes = 0

  const drop = (key: string) => {
    bytes -= pages.get(key)?.page.bytes ?? 0
    pages.delete(key)
  }

  return {
    find(key: string, version: number): CachedPage | undefined {
      const known = pages.get(key)
      if (!known) return undefined
      if (known.version !== version || now() - known.storedAt > longestLifeMs) {
        drop(key)
        return undefined
      }
      pages.delete(key)
      pages.set(key, known)
      return known
    },
    store(key: string, page: Omit<CachedPage, 'storedAt'>): CachedPage {
      const kept = { ...page, storedAt: now() }
      drop(key)
      pages.set(key, kept)
      bytes += page.page.bytes
      for (const oldest of pages.keys()) {
        if (pages.size <= mostPages && bytes <= mostBytes) break
        drop(oldest)
      }
      return kept
    },
    size: () => pages.size,
  }
}
