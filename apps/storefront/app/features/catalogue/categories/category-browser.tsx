import { type Category, categoryRow, visibleCategories } from '@warsha/contract/catalogue/category-tree.ts'
import { defaultTopCategory } from '@warsha/contract/constants.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { categoryStore } from '~/session/groups/category.ts'
import { useTranslation } from '~/session/messages.ts'
import { toast } from '~/session/toasts.ts'
import { categoryQuery, searchOf } from '../listing-state/listing-query.ts'
import { CategoryRow } from './category-row.tsx'
import { type KnownCategories, rememberCategories } from './load-categories.ts'

export type CategoryBrowserProps = {
  categories: KnownCategories
  /** The way from the top down to the active category; empty when none was chosen. */
  path: readonly Category[]
  /** Home is always in a top category; a listing without one shows them all. */
  isHome?: boolean
  className?: string
}

/**
 * Parents in a row, and below them the subcategories of the active one. A parent changes the page's own `category` query
 * in place, so it works on home as on the listing; a subcategory opens the listing.
 */
export function CategoryBrowser({ categories, path, isHome = false, className }: CategoryBrowserProps) {
  const { t } = useTranslation()
  const row = categoryRow(categories.tree, path, defaultTopCategory)
  const topName = (isHome ? row?.ownerPath[0]?.name : path[0]?.name) ?? ''
  useCategories(categories, path.at(-1)?.name ?? topName)
  if (!row) return null

  return (
    <nav
      aria-label={t('catalogue.category.label')}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-3',
        isHome && 'lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center lg:gap-5',
        className,
      )}
    >
      <ParentRow parents={visibleCategories(categories.tree)} activeName={topName} />
      <CategoryRow row={row} isCompact={!isHome} />
    </nav>
  )
}

type ParentRowProps = { parents: readonly Category[]; activeName: string }

function ParentRow({ parents, activeName }: ParentRowProps) {
  return (
    <ul className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-0.5 lg:mx-0 lg:px-0.5">
      {parents.map((parent) => (
        <li key={parent.id} className="shrink-0">
          <Link
            to={{ search: searchOf(categoryQuery([parent])) }}
            replace
            preventScrollReset
            aria-current={parent.name === activeName ? 'true' : undefined}
            className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm font-semibold transition-colors hover:border-brand aria-[current=true]:border-brand aria-[current=true]:bg-brand aria-[current=true]:text-white"
          >
            {parent.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Keeps them for the visit, notes the active one, and says why there are none. */
function useCategories(categories: KnownCategories, activeName: string): void {
  useEffect(() => {
    rememberCategories(categories)
    if (categories.problem) toast.error(categories.problem, { id: 'categories' })
  }, [categories])

  useEffect(() => categoryStore.setState({ activeCategory: activeName }), [activeName])
}
