import { invalidCall } from '#http/graphql/errors.ts'
import { meetsId, meetsMetadata, meetsMetadataList, meetsText, meetsWhere } from '#http/graphql/filters.ts'
import { findNodeKeys } from '#http/graphql/node-id.ts'
import type {
  AssignedAttributeValueInput,
  PageFilterInput,
  PageSortField,
  PageWhereInput,
  QueryPagesArgs,
} from '#http/graphql/schema.generated.ts'
import type { ContentPage } from '../../rules/content-page.ts'
import { searchRank } from '../../rules/page-search.ts'

/** Saleor's `pages` arguments on pages that come sorted by slug. */
export function selectPages(pages: readonly ContentPage[], args: QueryPagesArgs): ContentPage[] {
  const { filter, where, sortBy } = args
  if (filter && where) {
    throw invalidCall('Only one filtering argument (filter or where) can be specified.')
  }
  const search = args.search?.trim() || filter?.search?.trim()
  if (sortBy?.field === 'RANK' && !search) {
    throw invalidCall('Sorting by RANK is available only when using a search filter.')
  }
  const meets = filter ? filterOf(filter) : (page: ContentPage) => !where || isWanted(page, where)
  const found = pages
    .map((page) => ({ page, rank: search ? searchRank(page, search) : 1 }))
    .filter(({ page, rank }) => rank > 0 && meets(page))
  const sort = sortBy ?? (search ? ({ field: 'RANK', direction: 'DESC' } as const) : undefined)
  if (!sort) return found.map(({ page }) => page)
  const sign = sort.direction === 'DESC' ? -1 : 1
  return found
    .sort(
      (one, other) =>
        sign * (sort.field === 'RANK' ? one.rank - other.rank : compare(sort.field, one.page, other.page)),
    )
    .map(({ page }) => page)
}

function filterOf({ pageTypes, ids, slugs, metadata }: PageFilterInput): (page: ContentPage) => boolean {
  const typeKeys = pageTypes?.length ? findNodeKeys('PageType', pageTypes) : undefined
  const keys = ids?.length ? findNodeKeys('Page', ids) : undefined
  return (page) =>
    (!typeKeys || typeKeys.includes(page.pageType.id)) &&
    (!keys || keys.includes(page.id)) &&
    (!slugs?.length || slugs.includes(page.slug)) &&
    meetsMetadataList(page.metadata, metadata)
}

function isWanted(page: ContentPage, where: PageWhereInput): boolean {
  return meetsWhere(
    where,
    ({ ids, slug, pageType, metadata, attributes }) =>
      (!ids || findNodeKeys('Page', ids).includes(page.id)) &&
      (!slug || meetsText(page.slug, slug)) &&
      (!pageType || meetsId('PageType', page.pageType.id, pageType)) &&
      (!metadata || meetsMetadata(page.metadata, metadata)) &&
      (attributes ?? []).every((wish) => hasValue(page, wish.slug, wish.value)),
  )
}

function hasValue(
  page: ContentPage,
  slug: string | null | undefined,
  wish: AssignedAttributeValueInput | null | undefined,
) {
  return page.assignments.some(
    ({ attribute, values }) =>
      (!slug || attribute.slug === slug) &&
      (!wish ||
        values.some(
          (value) =>
            (wish.slug ? meetsText(value.slug, wish.slug) : false) ||
            (wish.name ? meetsText(value.name, wish.name) : false) ||
            (wish.boolean != null && value.boolean === wish.boolean),
        )),
  )
}

function compare(field: Exclude<PageSortField, 'RANK'>, one: ContentPage, other: ContentPage): number {
  switch (field) {
    case 'SLUG':
      return compareText(one.slug, other.slug)
    case 'CREATED_AT':
    case 'CREATION_DATE':
      return one.createdAt.getTime() - other.createdAt.getTime()
    case 'PUBLISHED_AT':
    case 'PUBLICATION_DATE':
      return (one.publishedAt?.getTime() ?? 0) - (other.publishedAt?.getTime() ?? 0)
    // Only published pages are shown, so visibility tells them apart no more than their titles do.
    case 'VISIBILITY':
    case 'TITLE':
      return compareText(one.title, other.title)
  }
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
