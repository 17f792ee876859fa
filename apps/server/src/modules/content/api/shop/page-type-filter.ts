import type { QueryPageTypesArgs } from '#http/graphql/schema.generated.ts'
import type { PageType } from '../../rules/content-page.ts'

/** Saleor's `pageTypes` arguments on types that come sorted by slug. */
export function selectPageTypes(
  types: readonly PageType[],
  { filter, sortBy }: QueryPageTypesArgs,
): PageType[] {
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
