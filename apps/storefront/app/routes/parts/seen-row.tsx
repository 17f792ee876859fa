import { browserSource, loadProducts } from '~/features/catalogue/summary/load-products.ts'
import type { ProductSummary } from '~/features/catalogue/summary/product-summary.ts'
import { useTranslation } from '~/session/messages.ts'
import { useLoad } from '~/session/use-load.ts'
import { usePlace } from '~/shell/use-shop.ts'
import { ProductRow } from './product-row.tsx'

/** A product that is not sold here any more is left out. */
export function SeenRow({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation()
  const { stateName } = usePlace()
  const { value: products } = useLoad<ProductSummary[]>(
    ['seen-products', stateName, ...ids],
    async (signal) => (await loadProducts(browserSource(signal), { ids, first: ids.length })).products,
    // The page can do without the row.
    { isCached: false, onFailure: () => undefined },
  )
  if (!products) return null
  const sorted = ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
  return <ProductRow title={t('catalogue.row.seen')} products={sorted} />
}
