import { listSlidersCall } from '@warsha/contract/catalogue/catalogue.calls.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { PageSource } from '~/session/load-page.ts'

/** A headed row of products that the shop's people put together. */
export type ProductSlider = { id: number; title: string; productIds: string[] }

/** The rows of a top category for the shopper's place, in their order. */
export async function loadProductSliders(
  { api, lang, place, signal }: PageSource,
  categoryId: string | undefined,
): Promise<ProductSlider[]> {
  const { data } = await api.call(listSlidersCall, {
    query: { city_id: place.stateId, category_id: categoryId, home_page: 1, only_ids: 1 },
    headers: { 'Accept-Language': lang },
    isBackground: true,
    signal,
  })
  return data.map(({ id, title, products }) => ({
    id,
    title,
    productIds: products.map((product) => toGlobalId('Product', product.id)),
  }))
}
