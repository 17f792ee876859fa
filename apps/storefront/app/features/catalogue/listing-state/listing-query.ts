import { type Category, formatCategoryPath } from '@warsha/contract/catalogue/category-tree.ts'
import { formatSort } from '@warsha/contract/catalogue/sort-option.ts'
import type { SortOption } from '@warsha/contract/constants.ts'
import type { FilterAttribute } from '~/session/groups/attributes.ts'
import { type Filters, flagsAsFilters, labelOf } from '../filter/filter-attributes.ts'

// The address is the state of a listing: everybody who opens it sees the same products.

/** The filters that an address names; what the attributes do not know is as good as not there. */
export function readFilters(query: URLSearchParams, attributes: readonly FilterAttribute[]): Filters {
  return Object.fromEntries(
    attributes.flatMap(({ slug, choices }) => {
      const named = (query.get(slug) ?? '').split(',').map((value) => value.trim())
      const known = choices.filter((choice) => named.includes(choice.slug)).map((choice) => choice.slug)
      return known.length > 0 ? [[slug, known]] : []
    }),
  )
}

/** Whether an address names anything that could be a filter. */
export function mayHaveFilters(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => !ownNames.includes(name))
}

const ownNames: readonly string[] = ['category', 'cat', 'sort', 'car']

/** Address after pressing Filter: the ticked choices of each attribute, and none that has none. */
export function writeFlags(query: URLSearchParams, attributes: readonly FilterAttribute[]): URLSearchParams {
  const filters = flagsAsFilters(attributes)
  const next = new URLSearchParams(query)
  for (const { slug } of attributes) {
    const chosen = filters[slug]
    if (chosen) next.set(slug, chosen.join(','))
    else next.delete(slug)
  }
  return next
}

export function withoutChoice(
  query: URLSearchParams,
  attributeSlug: string,
  choiceSlug: string,
): URLSearchParams {
  const next = new URLSearchParams(query)
  const left = (query.get(attributeSlug) ?? '').split(',').filter((slug) => slug.trim() !== choiceSlug)
  if (left.length > 0) next.set(attributeSlug, left.join(','))
  else next.delete(attributeSlug)
  return next
}

export function withSort(
  query: URLSearchParams,
  option: Pick<SortOption, 'field' | 'direction'> | null,
): URLSearchParams {
  const next = new URLSearchParams(query)
  if (option) next.set('sort', formatSort(option))
  else next.delete('sort')
  return next
}

/** Address after Reset: the category stays, since without it this would be another listing. */
export function withCategoryOnly(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams()
  for (const name of ['category', 'cat']) {
    const value = query.get(name)
    if (value) next.set(name, value)
  }
  return next
}

/** The address of a category's own listing, given the way from the top category down to it. */
export function categoryAddress(path: readonly CategoryStep[]): string {
  return `/products${searchOf(categoryQuery(path))}`
}

/** Addresses name categories untranslated, so that a link works in both languages. */
type CategoryStep = Pick<Category, 'name' | 'slug'>

/** The query of a category's own listing. Filters and order belong to the listing they were chosen in. */
export function categoryQuery(path: readonly CategoryStep[]): URLSearchParams {
  const active = path.at(-1)
  if (!active) return new URLSearchParams()
  const query = new URLSearchParams({ category: active.name })
  if (path.length > 1) query.set('cat', formatCategoryPath(path))
  return query
}

/** `?category=Engine+oil`, or nothing at all. */
export function searchOf(query: URLSearchParams): string {
  return query.size > 0 ? `?${query}` : ''
}

/** The slugs stand in the address; `name` and `value` are read. */
export type FilterChip = { attributeSlug: string; choiceSlug: string; name: string; value: string }

/** One chip for each filter in force, named in the page's language. */
export function filterChips(attributes: readonly FilterAttribute[], filters: Filters): FilterChip[] {
  return attributes.flatMap((attribute) =>
    attribute.choices
      .filter(({ slug }) => filters[attribute.slug]?.includes(slug))
      .map((choice) => ({
        attributeSlug: attribute.slug,
        choiceSlug: choice.slug,
        name: labelOf(attribute),
        value: labelOf(choice),
      })),
  )
}
