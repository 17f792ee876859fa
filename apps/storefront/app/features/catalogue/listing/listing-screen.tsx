import { type Category, findCategoryPath } from '@warsha/contract/catalogue/category-tree.ts'
import { type ReactNode, Suspense, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '~/session/messages.ts'
import { Breadcrumb } from '../categories/breadcrumb.tsx'
import { CategoryBrowser } from '../categories/category-browser.tsx'
import type { ProductSummary } from '../product/product-summary.ts'
import { ListingSkeleton } from './listing-skeleton.tsx'
import type { Listing } from './load-listing.ts'
import { Results } from './results.tsx'

export type ListingScreenProps = {
  listing: Listing
  /** The add-to-cart button of a product. */
  renderAction: (product: ProductSummary) => ReactNode
}

export function ListingScreen({ listing: { categories, results }, renderAction }: ListingScreenProps) {
  const [query] = useSearchParams()
  const wish = { category: query.get('category'), cat: query.get('cat') }
  const path = useMemo(
    () => findCategoryPath(categories.tree, { category: wish.category, cat: wish.cat }),
    [categories.tree, wish.category, wish.cat],
  )

  return (
    <div className="page-width py-4 lg:py-6">
      <CategoryBrowser categories={categories} path={path ?? []} className="mb-5 lg:mb-6" />
      <div className="max-lg:hidden">
        <Breadcrumb path={path ?? []} />
      </div>
      <Suspense fallback={<ListingSkeleton title={<Title path={path} />} />}>
        <Results newest={results} title={<Title path={path} />} renderAction={renderAction} />
      </Suspense>
    </div>
  )
}

function Title({ path }: { path: readonly Category[] | null }) {
  const { t } = useTranslation()
  const active = path?.at(-1)
  return <bdi>{active?.label ?? t('catalogue.listing.title')}</bdi>
}
