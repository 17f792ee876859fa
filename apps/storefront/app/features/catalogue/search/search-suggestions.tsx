import { type Category, visibleCategories } from '@warsha/contract/catalogue/category-tree.ts'
import { IconButton } from '@warsha/ui/icon-button.tsx'
import { ClockIcon, CloseIcon } from '@warsha/ui/icons.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { ProductGrid } from '../card/product-grid.tsx'
import { TilePicture } from '../categories/category-tile.tsx'
import { categoryAddress } from '../listing-state/listing-query.ts'
import type { ProductSummary } from '../summary/product-summary.ts'
import type { Search } from './load-search.ts'
import { forgetSearch, useRecentSearches } from './recent-searches.ts'

export type SearchSuggestionsProps = {
  search: Extract<Search, { kind: 'idle' }>
  renderAction: (product: ProductSummary) => ReactNode
  onChoose: (term: string) => void
}

/** Before anything is typed: what was searched for, what many look for, and what many buy. */
export function SearchSuggestions({ search, renderAction, onChoose }: SearchSuggestionsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-7">
      <RecentSearches onChoose={onChoose} />
      <PopularCategories tree={search.categories.tree} />
      {search.bestSellers.length > 0 && (
        <section>
          <SectionTitle>{t('listing.search.bestSellers')}</SectionTitle>
          <ProductGrid
            products={search.bestSellers}
            isWide
            label={t('listing.search.bestSellers')}
            renderAction={renderAction}
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

function PopularCategories({ tree }: { tree: readonly Category[] }) {
  const { t, lang } = useTranslation()
  const paths = visibleCategories(tree).flatMap((parent) =>
    visibleCategories(parent.children).map((category) => [parent, category]),
  )
  if (paths.length === 0) return null
  return (
    <section>
      <SectionTitle>{t('listing.search.popular')}</SectionTitle>
      <ul aria-label={t('listing.search.popular')} className="flex flex-wrap gap-2">
        {paths.slice(0, mostPopular).map((path) => (
          <li key={path[1]?.id}>
            <Link
              to={localePath(lang, categoryAddress(path))}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface ps-2 pe-4 text-sm font-semibold transition-colors hover:border-brand"
            >
              <span className="[&>img]:size-7" aria-hidden="true">
                <TilePicture src={path[1]?.image ?? null} />
              </span>
              {path[1]?.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const mostPopular = 8

function SectionTitle({ children }: { children: ReactNode }) {
  return <h2 className="mb-3 text-lg font-bold leading-heading">{children}</h2>
}
