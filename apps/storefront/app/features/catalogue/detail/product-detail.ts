import { readKey, toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { languageCodeOf } from '@warsha/contract/locale/locale.ts'
import type { PageSource } from '~/session/load-page.ts'
import {
  type CategoryStepFragment,
  type ProductDetailQuery,
  productDetailDocument,
} from './product-detail.generated.ts'

/** A product as the API returns it; `product-view.ts` turns it into what the page shows. */
export type ProductDetail = NonNullable<ProductDetailQuery['product']>

export type CategoryStep = CategoryStepFragment

export type DetailAttribute = ProductDetail['attributes'][number]

export type DetailValue = DetailAttribute['values'][number]

export type DetailVariant = NonNullable<ProductDetail['variants']>[number]

/** Null when the shop has no such product, or does not show it in this channel. */
export async function loadProductDetail(
  { api, lang, place, shop, signal }: PageSource,
  id: string,
): Promise<ProductDetail | null> {
  const globalId = readProductId(id)
  if (!globalId) return null
  const { product } = await api.graphql(
    productDetailDocument,
    {
      id: globalId,
      channel: shop.channel,
      lang: languageCodeOf(lang),
      place: { countryArea: place.stateSlug },
    },
    // Descriptions of pictures come in the language of the request.
    { signal, headers: { 'Accept-Language': lang } },
  )
  return product
}

/** Links carry the public id; the plain number is understood as well. Anything else names no product. */
export function readProductId(id: string): string | null {
  const key = readKey('Product', id)
  return key === undefined ? null : toGlobalId('Product', key)
}
