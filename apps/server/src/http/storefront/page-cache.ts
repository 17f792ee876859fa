/** A finished page whose nonce is still a blank to be filled in for each answer. */
export type CachedPage = {
  status: number
  headers: [string, string][]
  html: string
  version: number
  storedAt: number
}

const longestLifeMs = 60_000
const mostPages = 1000
const mostChars = 48_000_000

/** Holds rendered public pages, dropped by age, by change of what they show, and by size: least used first. */
export function createPageCache(now: () => number) {
  const pages = new Map<string, CachedPage>()
  let chars = 0

  const drop = (key: string) => {
    chars -= pages.get(key)?.html.length ?? 0
    pages.delete(key)
  }

  return {
    find(key: string, version: number): CachedPage | undefined {
      const page = pages.get(key)
      if (!page) return undefined
      if (page.version !== version || now() - page.storedAt > longestLifeMs) {
        drop(key)
        return undefined
      }
      pages.delete(key)
      pages.set(key, page)
      return page
    },
    store(key: string, page: Omit<CachedPage, 'storedAt'>): void {
      drop(key)
      pages.set(key, { ...page, storedAt: now() })
      chars += page.html.length
      while (pages.size > mostPages || chars > mostChars) {
        const oldest = pages.keys().next().value
        if (oldest === undefined) return
        drop(oldest)
      }
    },
    size: () => pages.size,
  }
}
