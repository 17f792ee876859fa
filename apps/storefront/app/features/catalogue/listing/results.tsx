import { parseSort } from '@warsha/contract/catalogue/sort-option.ts'
import { sortOptions } from '@warsha/contract/constants.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { type ReactNode, Suspense, use, useEffect } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { toast } from '~/session/toasts.ts'
import { FilterButton, FilterRetry } from '../filter/filter-button.tsx'
import { FilterChips } from '../filter/filter-chips.tsx'
import { FilterColumn } from '../filter/filter-column.tsx'
import { rememberAttributes } from '../filter/load-attributes.ts'
import { useFilterFlags } from '../filter/use-filter-flags.ts'
import { cacheListing } from '../listing-state/cached-listings.ts'
import { filterChips } from '../listing-state/listing-query.ts'
import type { ListingResults } from '../listing-state/listing-results.ts'
import { useListingActions } from '../listing-state/use-listing-actions.ts'
import type { ListingAddress } from '../listing-state/use-listing-address.ts'
import { NoProducts, ProductsFailed } from '../no-products.tsx'
import type { ProductSummary } from '../summary/product-summary.ts'
import { ListingHead } from './listing-head.tsx'
import { listingLayoutClass } from './listing-layout.ts'
import { ProductPages } from './product-pages.tsx'
import { SortButton } from './sort-button.tsx'
import { SortMenu } from './sort-menu.tsx'

export type ResultsProps = {
  coming: ListingResults | Promise<ListingResults>
  address: ListingAddress
  title: ReactNode
  carFilter: ReactNode
  renderAction: (product: ProductSummary) => ReactNode
  renderNote?: (product: ProductSummary) => ReactNode
  /** Below a list without products. */
  whenEmpty?: ReactNode
}

const noAttributes: [] = []

export function Results(props: ResultsProps) {
  const { coming, address, title, carFilter, renderAction, renderNote, whenEmpty } = props
  const { query, isBusy } = address
  const results = coming instanceof Promise ? use(coming) : coming
  const { filters, page, attributesProblem } = results
  const attributes = results.attributes?.attributes ?? noAttributes
  const flags = useFilterFlags(attributes, filters)
  const actions = useListingActions(query, flags)
  const chips = filterChips(attributes, filters)
  const sorting = { options: sortOptions, chosen: parseSort(query.get('sort')), onSort: actions.sort }
  const hasFilters = attributes.length > 0
  const { categoryId, fits } = results.question
  const scope = fits ? null : { categoryId }
  useShownResults(results)

  return (
    <>
      <ListingHead
        title={title}
        total={isBusy ? null : (page?.total ?? null)}
        scene={results.attributes?.scene}
      >
        <FilterButton
          flags={flags}
          scope={scope}
          count={chips.length}
          isDisabled={!hasFilters}
          onApply={actions.applyFilters}
          onReset={actions.reset}
        />
        <SortButton {...sorting} className="lg:hidden" />
        <SortMenu {...sorting} className="max-lg:hidden" />
      </ListingHead>
      <div className="mt-3">{carFilter}</div>
      <div className={listingLayoutClass({ hasColumn: hasFilters })}>
        {hasFilters && (
          <aside className="self-stretch max-lg:hidden">
            {/* Not seen on a phone, so it is hydrated after the products. */}
            <Suspense>
              <FilterColumn
                flags={flags}
                scope={scope}
                onApply={actions.applyFilters}
                onReset={actions.reset}
              />
            </Suspense>
          </aside>
        )}
        <div
          aria-busy={isBusy}
          className={classNames('grid min-w-0 gap-4 transition-opacity', isBusy && 'opacity-55')}
        >
          {attributesProblem && <FilterRetry onRetry={actions.retry} />}
          <FilterChips chips={chips} onRemove={actions.removeChip} />
          <Products
            results={results}
            renderAction={renderAction}
            renderNote={renderNote}
            whenEmpty={whenEmpty}
            onRetry={actions.retry}
            onReset={chips.length > 0 || results.question.fits ? actions.reset : undefined}
          />
        </div>
      </div>
    </>
  )
}

type ProductsProps = Pick<ResultsProps, 'renderAction' | 'renderNote' | 'whenEmpty'> & {
  results: ListingResults
  onRetry: () => void
  onReset?: () => void
}

function Products({ results, renderAction, renderNote, whenEmpty, onRetry, onReset }: ProductsProps) {
  const { t } = useTranslation()
  const { page, question } = results
  if (!page) return <ProductsFailed onRetry={onRetry} />
  if (page.products.length === 0) {
    return (
      <>
        <NoProducts onReset={onReset} />
        {whenEmpty}
      </>
    )
  }
  return (
    <div>
      <ProductPages
        firstPage={page}
        question={question}
        onGrown={(whole) => cacheListing({ ...results, page: whole })}
        heading="h2"
        label={t('listing.title')}
        renderAction={renderAction}
        renderNote={renderNote}
      />
    </div>
  )
}

/** Keeps what was read for later, or says why it could not be. */
function useShownResults(results: ListingResults): void {
  const { attributes, attributesProblem } = results
  useEffect(() => {
    if (attributes) rememberAttributes(attributes)
    if (attributesProblem) toast.error(attributesProblem, { id: 'attributes' })
  }, [attributes, attributesProblem])

  useEffect(() => cacheListing(results), [results])
}
