import { type Category, visibleCategories } from '@warsha/contract/catalogue/category-tree.ts'
import { IconButton } from '@warsha/ui/icon-button.tsx'
import { ClockIcon, CloseIcon } from '@warsha/ui/icons.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { ProductGrid } from '../card/product-grid.tsx'
import type { ProductSummary } from '../summary/product-summary.ts'
import { CategoryPills, type CategoryWay } from './category-pills.tsx'
import type { Search } from './load-search.ts'
import { forgetSearch, useRecentSearches } from './recent-searches.ts'
import { SectionTitle } from './section-title.tsx'

export type SearchSuggestionsProps = {
  search: Extract<Search, { kind: 'idle' }>
  renderAction: (product: ProductSummary) => ReactNode
  renderNote?: (product: ProductSummary) => ReactNode
  onChoose: (term: string) => void
}

/** Before anything is typed: what was searched for, what many look for, and what many buy. */
export function SearchSuggestions({ search, renderAction, renderNote, onChoose }: SearchSuggestionsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-7">
      <RecentSearches onChoose={onChoose} />
      <CategoryPills ways={popularWays(search.categories.tree)} />
      {search.bestSellers.length > 0 && (
        <section>
          <SectionTitle>{t('listing.search.bestSellers')}</SectionTitle>
          <ProductGrid
            products={search.bestSellers}
            isWide
            label={t('listing.search.bestSellers')}
            renderAction={renderAction}
            renderNote={renderNote}
          />
        </section>
      )}
    </div>
  )
}

function RecentSearches({ onChoose }: Pick<SearchSuggestionsProps, 'onChoose'>) {
  const { t } = useTranslation()
  const terms = useRecentSearches()
  if (terms.length === 0) return null
  return (
    <section>
      <SectionTitle>{t('listing.search.recent')}</SectionTitle>
      <ul aria-label={t('listing.search.recent')} className="-mx-2 max-w-xl">
        {terms.map((term) => (
          <li key={term} className="flex items-center">
            <button
              type="button"
              onClick={() => onChoose(term)}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-control px-2 text-start hover:bg-ground"
            >
              <ClockIcon className="size-4.5 text-muted" />
              <bdi className="truncate">{term}</bdi>
            </button>
            <IconButton
              icon={CloseIcon}
              label={t('listing.search.removeRecent', { term })}
              onClick={() => forgetSearch(term)}
              className="text-muted"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Subcategories, since the top ones are in every page's menu. */
function popularWays(tree: readonly Category[]): CategoryWay[] {
  return visibleCategories(tree)
    .flatMap((parent) => visibleCategories(parent.children).map((category) => [parent, category]))
    .slice(0, maxPopular)
}

const maxPopular = 8
