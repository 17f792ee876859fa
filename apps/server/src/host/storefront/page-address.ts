/** Query parameters that a page is made from, and for whom; the storefront declares them for each of its routes. */
export type PageParameters = { names: readonly string[]; hasFilters?: boolean; isPrivate?: boolean }

/**
 * The address as the renderer sees it: only parameters that its page knows, each once, in one order. Campaign marks
 * and made-up parameters therefore make neither another page nor another entry of the cache.
 */
export function pageAddress(
  url: string,
  { names, hasFilters = false }: PageParameters,
  isFilter: (name: string) => boolean,
): string {
  const queryAt = url.indexOf('?')
  if (queryAt === -1) return url
  const given = new URLSearchParams(url.slice(queryAt + 1))
  const known = new URLSearchParams()
  for (const name of [...new Set(given.keys())].sort()) {
    const value = given.get(name)
    if (value && (names.includes(name) || (hasFilters && isFilter(name)))) known.set(name, value)
  }
  const path = url.slice(0, queryAt)
  return known.size > 0 ? `${path}?${known}` : path
}
