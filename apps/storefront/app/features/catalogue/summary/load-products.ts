import { toApiOrder } from '@warsha/contract/catalogue/sort-option.ts'
import { pageSizes, type SortOption } from '@warsha/contract/constants.ts'
import { languageCodeOf } from '@warsha/contract/locale/locale.ts'
import type { CarKey } from '@warsha/contract/vehicles/car-parameter.ts'
import type { ProductOrder } from '~/schema-inputs.generated.ts'
import { currentLang } from '~/session/language.ts'
import { browserApi, type PageSource } from '~/session/load-page.ts'
import { currentPlace, currentShop } from '~/session/place.ts'
import { type ProductSummary, toProductSummaries } from './product-summary.ts'
import { productsDocument } from './products.generated.ts'

/** Which products, in which order; what is left out does not matter. */
export type ProductQuestion = {
  categoryId?: string
  /** Chosen values by attribute, both as slugs. */
  filters?: Readonly<Record<string, readonly string[]>>
  search?: string
  sort?: Pick<SortOption, 'field' | 'direction'> | null
  /** Orders by this attribute's value where no sort is chosen. */
  priorityId?: string | null
  ids?: readonly string[]
  /** Leaves out what does not fit the car. */
  fits?: CarKey | null
  first?: number
}

export type ProductPage = {
  products: ProductSummary[]
  total: number
  /** Where the next page begins; null on the last. */
  next: string | null
}

/** Where, for whom and through what products are read. */
export type ProductSource = Pick<PageSource, 'api' | 'lang' | 'place' | 'shop'> & { signal?: AbortSignal }

/** Products sold in the shopper's place. The caller reports failures. */
export async function loadProducts(
  { api, lang, place, shop, signal }: ProductSource,
  question: ProductQuestion,
  after: string | null = null,
): Promise<ProductPage> {
  const { filters = {}, categoryId, search, ids, fits, first = pageSizes.products } = question
  const filtered = Object.entries(filters).map(([slug, values]) => ({ slug, values }))
  const { products } = await api.graphql(
    productsDocument,
    {
      channel: shop.channel,
      first,
      after,
      filter: {
        attributes: [{ slug: 'state', values: [place.stateSlug] }, ...filtered],
        ...(categoryId && { categories: [categoryId] }),
        ...(search && { search }),
        ...(ids && { ids }),
        ...(fits && { fits: { car: String(fits.carId), year: fits.year } }),
      },
      sortBy: orderOf(question, shop.channel),
      lng: languageCodeOf(lang),
      state: place.stateSlug,
      isFiltered: filtered.length > 0,
    },
    { signal, isBackground: true },
  )
  const nodes = (products?.edges ?? []).map(({ node }) => node)
  return {
    products: toProductSummaries(nodes, { lang, filters, isCheapest: question.sort?.field === 'PRICE' }),
    total: products?.totalCount ?? 0,
    next: products?.pageInfo.hasNextPage ? products.pageInfo.endCursor : null,
  }
}

/** The page's own source, for code outside of loaders; in the browser only. */
export function browserSource(signal?: AbortSignal): ProductSource {
  return { api: browserApi(), lang: currentLang(), place: currentPlace(), shop: currentShop(), signal }
}

function orderOf({ sort, priorityId }: ProductQuestion, channel: string): ProductOrder | null {
  if (sort) return { ...toApiOrder(sort), channel }
  return priorityId ? { attributeId: priorityId, direction: 'ASC', channel } : null
}
