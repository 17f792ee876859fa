import { document } from '@warsha/contract/client/api-client.ts'
import { headerPageType, homePageType, pageSizes } from '@warsha/contract/constants.ts'
import type { PageSource } from '~/session/load-page.ts'

export type ContentPage = {
  id: string
  slug: string
  title: string
  metadata: { key: string; value: string }[]
  attributes: {
    attribute: { slug: string }
    values: { name: string | null; plainText: string | null; file: { url: string } | null }[]
  }[]
}

type PageTypesData = { pageTypes: { edges: { node: { id: string; slug: string } }[] } | null }

const pageTypesDocument = document<PageTypesData, { first: number }>(
  'query PageTypes($first:Int!){pageTypes(first:$first){edges{node{id slug}}}}',
)

type PagesData = { pages: { edges: { node: ContentPage }[] } | null }

type PagesVariables = { first: number; types: string[]; lang: string; channel: string }

const pagesDocument = document<PagesData, PagesVariables>(
  'query HomePages($first:Int!,$types:[ID!],$lang:String!,$channel:String){pages(first:$first,filter:{pageTypes:$types,metadata:[{key:"lang",value:$lang}]},channel:$channel){edges{node{id slug title metadata{key value} attributes{attribute{slug} values{name plainText file{url}}}}}}}',
)

/** The home screen's pages in the page's language; the API knows page types by id, we know them by slug. */
export async function loadHomePages({ api, lang, shop, signal }: PageSource): Promise<ContentPage[]> {
  const { pageTypes } = await api.graphql(pageTypesDocument, { first: pageSizes.pageTypes }, { signal })
  const types = (pageTypes?.edges ?? [])
    .filter(({ node }) => node.slug === homePageType || node.slug === headerPageType)
    .map(({ node }) => node.id)
  const { pages } = await api.graphql(
    pagesDocument,
    { first: pageSizes.pages, types, lang, channel: shop.channel },
    { signal },
  )
  return (pages?.edges ?? []).map(({ node }) => node)
}
