import type { PageSource } from '~/session/load-page.ts'
import { loadProductDetail } from './product-detail.ts'
import { type ProductView, toProductView } from './product-view.ts'

/** A product that is there now, or one that is on its way; null when it cannot be shown. */
export type ComingProduct = ProductView | null | Promise<ProductView | null>

/** Null for a product the shop does not have; any other failure throws. */
export async function loadProduct(source: PageSource, id: string): Promise<ProductView | null> {
  const detail = await loadProductDetail(source, id)
  return detail && toProductView(detail, { lang: source.lang, stateSlug: source.place.stateSlug })
}

/** Shorter than this nobody sees a skeleton, only a flicker. */
const patienceMs = 150

/** Waits a moment for the product; a slow one is given as a promise, so that the page can open before it is there. */
export async function openProduct(source: PageSource, id: string): Promise<{ product: ComingProduct }> {
  const product = loadProduct(source, id)
  const patience = new Promise<'slow'>((resolve) => setTimeout(resolve, patienceMs, 'slow'))
  const quick = await Promise.race([product, patience])
  // Within an object, because a promise cannot hold a promise.
  return { product: quick === 'slow' ? product : quick }
}
