import { findCategoryPath } from '@warsha/contract/catalogue/category-tree.ts'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { Breadcrumb } from '../categories/breadcrumb.tsx'
import { CategoryBrowser } from '../categories/category-browser.tsx'
import { useListingShown } from '../listing-state/listing-shown.ts'
import type { Listing } from '../listing-state/load-listing.ts'
import { useListingAddress } from '../listing-state/use-listing-address.ts'
import type { ProductSummary } from '../summary/product-summary.ts'
import { ListingSkeleton } from './listing-skeleton.tsx'
import { Results } from './results.tsx'

export type ListingScreenProps = {
  listing: Listing
  /** Narrows the list to what fits a car. */
  carFilter: ReactNode
  /** The add-to-cart button of a product. */
  renderAction: (product: ProductSummary) => ReactNode
  /** One line about a product. */
  renderNote?: (product: ProductSummary) => ReactNode
  /** Below a list without products. */
  whenEmpty?: ReactNode
}

export function ListingScreen(props: ListingScreenProps) {
  const { listing, carFilter, renderAction, renderNote, whenEmpty } = props
  const { categories, results } = listing
  const { t } = useTranslation()
  const address = useListingAddress()
  const path = useMemo(
    () =>
      findCategoryPath(categories.tree, {
        category: address.query.get('category'),
        cat: address.query.get('cat'),
      }) ?? [],
    [categories.tree, address.query],
  )
  const title = <bdi>{path.at(-1)?.label ?? t('listing.title')}</bdi>
  // Only what is still loading needs a placeholder. It must not change afterwards, or everything in it would be mounted again.
  const [isComing] = useState(results instanceof Promise)
  const shown = (
    <Results
      coming={results}
      address={address}
      title={title}
      carFilter={carFilter}
      renderAction={renderAction}
      renderNote={renderNote}
      whenEmpty={whenEmpty}
    />
  )
  useListingShown()

  return (
    <div className="page-width py-4 lg:py-6">
      <CategoryBrowser categories={categories} path={path} className="mb-5 lg:mb-6" />
      <div className="max-lg:hidden">
        <Breadcrumb path={path} />
      </div>
      {isComing ? <Suspense fallback={<ListingSkeleton title={title} />}>{shown}</Suspense> : shown}
    </div>
  )
}
