import { languageCodeOf } from '@warsha/contract/locale/locale.ts'
import type { PageSource } from '~/session/load-page.ts'
import { oilBrandsDocument } from './oil-brands.generated.ts'

/** Names of the oil brands the shop sells. Only headings are made of them, so a failure is none. */
export async function loadOilBrands({ api, lang, shop, signal }: PageSource): Promise<string[]> {
  const variables = { channel: shop.channel, lang: languageCodeOf(lang), first: 50 }
  const answer = await api
    .graphql(oilBrandsDocument, variables, { signal, isBackground: true })
    .catch(() => null)
  const values = answer?.category?.products?.edges.flatMap(({ node }) => node.attribute?.values ?? []) ?? []
  return [...new Set(values.flatMap(({ name, translation }) => translation?.name || name || []))].sort()
}
