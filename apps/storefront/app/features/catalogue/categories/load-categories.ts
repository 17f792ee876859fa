import { type Category, orderCategories } from '@warsha/contract/catalogue/category-tree.ts'
import { pageSizes } from '@warsha/contract/constants.ts'
import { languageCodeOf } from '@warsha/contract/locale/locale.ts'
import type { PageSource } from '~/session/load-page.ts'
import { isPageTrouble } from '~/session/page-trouble.ts'
import { problemText } from '../problem-text.ts'
import { type CategoryEntryFragment, categoriesDocument } from './categories.generated.ts'

export type KnownCategories = {
  /** Language, channel and place they were read for. */
  key: string
  tree: Category[]
  /** Why there are none; the rest of the page can do without them. */
  problem: string | null
}

/** A level of the tree; the document ends where the tree does. */
type Level = {
  readonly edges: readonly { readonly node: CategoryEntryFragment & { readonly children?: Level | null } }[]
}

/** Read once a visit, and again only for another place or language. */
export async function loadCategories(source: PageSource): Promise<KnownCategories> {
  const { api, lang, shop, place, signal } = source
  const key = `${lang} ${shop.channel} ${place.stateSlug}`
  if (known?.key === key) return known
  try {
    const { categories } = await api.graphql(
      categoriesDocument,
      {
        first: pageSizes.categoriesPerLevel,
        channel: shop.channel,
        state: place.stateSlug,
        lng: languageCodeOf(lang),
      },
      { signal, isBackground: true },
    )
    const loaded = { key, tree: orderCategories(toCategories(categories)), problem: null }
    rememberCategories(loaded)
    return loaded
  } catch (error) {
    if (signal.aborted || isPageTrouble(error)) throw error
    return { key, tree: [], problem: problemText(error, lang) }
  }
}

/** Also given what the server's page came with, so that the first page of a visit needs no second request. */
export function rememberCategories(categories: KnownCategories): void {
  // One server process serves shoppers of all places, so only a browser may remember.
  if (typeof document !== 'undefined' && !categories.problem) known = categories
}

let known: KnownCategories | null = null

function toCategories(level: Level | null | undefined): Category[] {
  return (level?.edges ?? []).map(({ node }) => ({
    id: node.id,
    name: node.name,
    slug: node.slug,
    label: node.translation?.name || node.name,
    image: node.backgroundImage?.url ?? null,
    productsCount: node.products?.totalCount ?? 0,
    priority: readPriority(node.metafield),
    children: toCategories(node.children),
  }))
}

function readPriority(text: string | null): number | null {
  const priority = Number(text?.trim() || Number.NaN)
  return Number.isFinite(priority) ? priority : null
}
