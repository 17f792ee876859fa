import type { CategoryLink } from './product-view.ts'

/** The listing of a category, by its untranslated name so that the link works in both languages. */
export function categoryAddress(path: readonly CategoryLink[]): string {
  const category = path.at(-1)
  if (!category) return '/products/'
  const query = new URLSearchParams({ category: category.name })
  if (path.length > 1) query.set('cat', path.map(({ name }) => name).join(','))
  return `/products/?${query}`
}
