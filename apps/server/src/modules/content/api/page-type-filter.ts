import type { PageType } from '../rules/content-page.ts'

export type PageTypeArgs = {
  filter?: { search?: string | null; slugs?: string[] | null } | null
  sortBy?: { field: 'NAME' | 'SLUG'; direction: 'ASC' | 'DESC' } | null
}

/** Saleor's `pageTypes` arguments on types that come sorted by slug. */
export function selectPageTypes(types: readonly PageType[], { filter, sortBy }: PageTypeArgs): PageType[] {
  const search = filter?.search?.trim().toLowerCase()
  const found = types.filter(
    (type) =>
      (!search || type.name.toLowerCase().includes(search) || type.slug.includes(search)) &&
      (!filter?.slugs?.length || filter.slugs.includes(type.slug)),
  )
  if (!sortBy) return found
  const field = sortBy.field === 'NAME' ? 'name' : 'slug'
  const sign = sortBy.direction === 'DESC' ? -1 : 1
  return found.sort((one, other) => sign * one[field].localeCompare(other[field], 'en'))
}
