import { isolate } from '@warsha/contract/formats/isolate.ts'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { type ReactNode, useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { ProductGridSkeleton } from '../card/card-skeleton.tsx'
import { ProductPages } from '../listing/product-pages.tsx'
import { NoProducts, ProductsFailed } from '../no-products.tsx'
import type { ProductSummary } from '../summary/product-summary.ts'
import { CategoryPills } from './category-pills.tsx'
import type { Search } from './load-search.ts'
import { rememberSearch } from './recent-searches.ts'
import { SearchField } from './search-field.tsx'
import { SearchSuggestions } from './search-suggestions.tsx'
import { useSearchTerm } from './use-search-term.ts'

export type SearchScreenProps = {
  search: Search
  /** Narrows what was found to what fits a car. */
  carFilter: ReactNode
  /** The add-to-cart button of a product. */
  renderAction: (product: ProductSummary) => ReactNode
  /** One line about a product. */
  renderNote?: (product: ProductSummary) => ReactNode
  /** Below a search that found nothing. */
  whenEmpty?: ReactNode
}

export function SearchScreen(props: SearchScreenProps) {
  const { search, carFilter, ...answer } = props
  const { t } = useTranslation()
  const term = useSearchTerm(search.term)
  const hasOldResults = search.kind === 'found'

  useEffect(() => {
    if (search.kind === 'found' && search.page.total > 0) rememberSearch(search.term)
  }, [search])

  return (
    <div className="page-width py-4 lg:py-6">
      <VisuallyHidden>
        <h1>{t('listing.search.title')}</h1>
      </VisuallyHidden>
      <SearchField term={term} />
      <div className="mt-2 grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center lg:mt-3">
        <div>
          <p role="status" className="min-h-[1lh] text-sm text-muted">
            <Status search={search} isSearching={term.isSearching} isTooShort={term.isTooShort} />
          </p>
          {search.kind === 'found' && <Corrected words={search.help.corrected} />}
        </div>
        {search.kind === 'found' && (search.page.total > 0 || search.question.fits) && carFilter}
      </div>
      <div aria-busy={term.isSearching} className="mt-3 lg:mt-4">
        {term.isSearching && !hasOldResults ? (
          <ProductGridSkeleton count={10} isWide />
        ) : (
          <div className={term.isSearching ? 'opacity-55 transition-opacity' : undefined}>
            <Answer {...answer} search={search} onChoose={term.choose} />
          </div>
        )}
      </div>
    </div>
  )
}

type StatusProps = { search: Search; isSearching: boolean; isTooShort: boolean }

function Status({ search, isSearching, isTooShort }: StatusProps) {
  const { t } = useTranslation()
  if (isSearching) return t('listing.search.searching')
  if (isTooShort) return t('listing.search.tooShort', { count: 3 })
  if (search.kind !== 'found') return null
  return t('listing.search.results', { count: search.page.total, term: isolate(search.term) })
}

/** Says which words were understood, as a search of their own. */
function Corrected({ words }: { words: string | null }) {
  const { t, lang } = useTranslation()
  if (!words) return null
  return (
    <p className="text-sm">
      {t('listing.search.corrected')}{' '}
      <Link
        replace
        to={localePath(lang, `/search?${new URLSearchParams({ q: words })}`)}
        className="inline-flex min-h-6 items-center font-semibold text-brand underline underline-offset-4"
      >
        <bdi>{words}</bdi>
      </Link>
    </p>
  )
}

type AnswerProps = Omit<SearchScreenProps, 'carFilter'> & { onChoose: (term: string) => void }

function Answer({ search, renderAction, renderNote, whenEmpty, onChoose }: AnswerProps) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  if (search.kind === 'idle') {
    return <SearchSuggestions {...{ search, renderAction, renderNote, onChoose }} />
  }
  if (search.kind === 'failed') return <ProductsFailed onRetry={() => void revalidate()} />
  if (search.page.products.length === 0) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        <NoProducts />
        <CategoryPills ways={search.help.popular} />
        {whenEmpty}
      </div>
    )
  }
  return (
    <ProductPages
      firstPage={search.page}
      question={search.question}
      heading="h2"
      isWide
      label={t('listing.title')}
      renderAction={renderAction}
      renderNote={renderNote}
    />
  )
}
