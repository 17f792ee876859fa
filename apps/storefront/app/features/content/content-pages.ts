import { headerPageType, homePageType, pageSizes } from '@warsha/contract/constants.ts'
import type { PageSource } from '~/session/load-page.ts'
import { type ContentPageFragment, homePagesDocument, pageTypesDocument } from './home-pages.generated.ts'

export type ContentPage = ContentPageFragment

/** The home screen's pages in the page's language; the API knows page types by id, we know them by slug. */
export async function loadHomePages({ api, lang, shop, signal }: PageSource): Promise<ContentPage[]> {
  const { pageTypes } = await api.graphql(pageTypesDocument, { first: pageSizes.pageTypes }, { signal })
  const types = (pageTypes?.edges ?? [])
    .filter(({ node }) => node.slug === homePageType || node.slug === headerPageType)
    .map(({ node }) => node.id)
  const { pages } = await api.graphql(
    homePagesDocument,
    { first: pageSizes.pages, types, lang, channel: shop.channel },
    { signal },
  )
  return (pages?.edges ?? []).map(({ node }) => node)
}
