import { document } from '@warsha/contract/client/api-client.ts'
import { serverPageCap } from '@warsha/contract/constants.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { browserApi } from '~/session/browser-api.ts'
import { currentPlace, currentShop } from '~/session/place.ts'
import { chunks } from './chunks.ts'
import type { FreshProduct } from './fresh-product.ts'

type Answer = { products: { edges: { node: FreshProduct }[] } | null }

type Variables = { ids: string[]; channel: string; lang: 'EN' | 'AR'; place: { countryArea: string } }

const cartProducts = document<Answer, Variables>(`
  query CartProducts($ids: [ID!]!, $channel: String!, $lang: LanguageCodeEnum!, $place: AddressInput!) {
    products(first: ${serverPageCap}, channel: $channel, where: { ids: $ids }) {
      edges {
        node {
          id
          name
          translation(languageCode: $lang) { name }
          thumbnail(size: 256) { url }
          metafields(keys: ["free_gift", "free_gift_ar", "bundle"])
          variants {
            id
            name
            translation(languageCode: $lang) { name }
            quantityAvailable(address: $place)
            pricing {
              price { gross { amount } tax { amount } }
              priceUndiscounted { gross { amount } }
            }
          }
        }
      }
    }
  }
`)

/** Reads products by id, a hundred in a call; one that the channel does not sell is missing from the answer. */
export async function readCartProducts(
  ids: readonly string[],
  lang: Locale,
  signal?: AbortSignal,
): Promise<FreshProduct[]> {
  const variables = {
    channel: currentShop().channel,
    lang: lang === 'ar' ? 'AR' : 'EN',
    place: { countryArea: currentPlace().stateSlug },
  } as const
  const calls = chunks(ids, serverPageCap).map((some) =>
    browserApi().graphql(cartProducts, { ...variables, ids: some }, { signal, isBackground: true }),
  )
  const answers = await Promise.all(calls)
  return answers.flatMap(({ products }) => {
    // No list is no answer; an empty one would mean that the shop sells none of it any more.
    if (!products) throw new Error('The products of the cart could not be read')
    return products.edges.map((edge) => edge.node)
  })
}
