import { document } from '@warsha/contract/client/api-client.ts'
import { languageCodeOf } from '@warsha/contract/locale/locale.ts'
import type { PageSource } from '~/session/load-page.ts'

type Named = { name: string | null; translation: { name: string } | null }

type Answer = {
  category: {
    products: { edges: { node: { attribute: { values: Named[] } | null } }[] } | null
  } | null
}

type Variables = { channel: string; lang: 'EN' | 'AR'; first: number }

const brandsDocument = document<Answer, Variables>(
  'query OilBrands($channel:String!,$lang:LanguageCodeEnum!,$first:Int!){category(slug:"engine-oil"){products(channel:$channel,first:$first){edges{node{attribute(slug:"brand"){values{name translation(languageCode:$lang){name}}}}}}}}',
)

/** Names of the oil brands the shop sells. Only headings are made of them, so a failure is none. */
export async function loadOilBrands({ api, lang, shop, signal }: PageSource): Promise<string[]> {
  const variables = { channel: shop.channel, lang: languageCodeOf(lang), first: 50 }
  const answer = await api
    .graphql(brandsDocument, variables, { signal, isBackground: true })
    .catch(() => null)
  const values = answer?.category?.products?.edges.flatMap(({ node }) => node.attribute?.values ?? []) ?? []
  return [...new Set(values.flatMap(({ name, translation }) => translation?.name || name || []))].sort()
}
