import { serverPageCap } from '@warsha/contract/constants.ts'
import { type Locale, languageCodeOf } from '@warsha/contract/locale/locale.ts'
import { browserApi } from '~/session/browser-api.ts'
import { currentPlace, currentShop } from '~/session/place.ts'
import { cartProductsDocument } from './cart-products.generated.ts'
import { chunks } from './chunks.ts'
import type { FreshProduct } from './fresh-product.ts'

/** Reads products by id, a hundred in a call; one that the channel does not sell is missing from the answer. */
export async function readCartProducts(
  ids: readonly string[],
  lang: Locale,
  signal?: AbortSignal,
): Promise<FreshProduct[]> {
  const variables = {
    first: serverPageCap,
    channel: currentShop().channel,
    lang: languageCodeOf(lang),
    place: { countryArea: currentPlace().stateSlug },
  }
  const calls = chunks(ids, serverPageCap).map((some) =>
    browserApi().graphql(cartProductsDocument, { ...variables, ids: some }, { signal, isBackground: true }),
  )
  const answers = await Promise.all(calls)
  return answers.flatMap(({ products }) => {
    // No list is no answer; an empty one would mean that the shop sells none of it any more.
    if (!products) throw new Error('The products of the cart could not be read')
    return products.edges.map((edge) => edge.node)
  })
}
