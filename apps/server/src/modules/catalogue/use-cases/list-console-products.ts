import type { RestProductFilter } from '@warsha/contract/console/catalogue/products.rest.ts'
import { maxCount } from '#commands/keyset.ts'
import type { SortedPage } from '#commands/list-order.ts'
import type { Database } from '#kernel/database/connect.ts'
import type { Models } from '#kernel/read-model.ts'
import { listChannels } from '#modules/channels/index.ts'
import { listCountries, listStates } from '#modules/locations/index.ts'
import type { Category } from '../rules/catalogue.ts'
import type { PublicationState } from '../rules/edited-product.ts'
import {
  findConsoleProducts,
  type ProductFilter,
  type ProductSort,
  productOrder,
  type SortedProduct,
} from '../storage/console-product-queries.ts'
import { type AttributeChoice, listAttributeChoices } from '../storage/product-option-queries.ts'
import { catalogueModel } from './catalogue-model.ts'
import type { VariantPorts } from './variant-ports.ts'

export { productOrder }

type Context = { db: Database; models: Models }

/** A filter as it is asked for; the channel by its slug. */
export type AskedProducts = { filter: RestProductFilter; page: SortedPage<ProductSort> }

/** A product of the list with the slugs of its channels. */
export type InChannels = Omit<SortedProduct, 'listings'> & {
  listings: { channel: string; state: PublicationState }[]
}

/** Products of operators. */
export async function listConsoleProducts(
  { db, models }: Context,
  { filter, page }: AskedProducts,
  stock: VariantPorts,
): Promise<{ found: InChannels[]; total: number; isExact: boolean }> {
  const channels = await listChannels(models)
  const read = readProductFilter(filter, channels)
  const listed = await findConsoleProducts(db, read, { ...page, stock })
  const slugOf = (channelId: number) => channels.find(({ id }) => id === channelId)?.slug ?? ''
  const found = listed.found.map((product) => ({
    ...product,
    listings: product.listings.map(({ channelId, state }) => ({ channel: slugOf(channelId), state })),
  }))
  const { total } = listed
  return { found, total: Math.min(total, maxCount), isExact: total <= maxCount }
}

/** A channel that there is not has no products. */
export function readProductFilter(
  filter: RestProductFilter,
  channels: readonly { id: number; slug: string }[],
): ProductFilter {
  const { search = '', category_id: categoryId, channel, state, translation, low_stock } = filter
  return {
    words: search.split(/\s+/).filter(Boolean),
    categoryId,
    channelId: channel === undefined ? undefined : (channels.find(({ slug }) => slug === channel)?.id ?? -1),
    state,
    translation,
    isLow: low_stock === 'true',
    stateId: filter.state_id,
    valueId: filter.value_id,
  }
}

export type ProductOptions = {
  types: { id: number; name: string }[]
  categories: { id: number; nameEn: string; nameAr: string; level: number }[]
  attributes: AttributeChoice[]
  states: { id: number; nameEn: string; nameAr: string }[]
  channels: { slug: string; name: string }[]
}

/** What a product can be given. */
export async function listProductOptions({ db, models }: Context): Promise<ProductOptions> {
  const [{ catalogue }, channels, countries, attributes] = await Promise.all([
    models.get(catalogueModel),
    listChannels(models),
    listCountries(models),
    listAttributeChoices(db),
  ])
  const stores = countries.filter(({ hasStore }) => hasStore)
  const states = await Promise.all(stores.map(({ id }) => listStates(models, id)))
  return {
    types: [...catalogue.productTypes.values()].map(({ id, name }) => ({ id, name })),
    categories: categoriesInOrder(catalogue.categories),
    attributes,
    states: states.flat(),
    channels: channels.filter(({ isActive }) => isActive).map(({ slug, name }) => ({ slug, name })),
  }
}

/** Each category before what is below it. */
function categoriesInOrder(categories: readonly Category[]): ProductOptions['categories'] {
  const visit = (category: Category): ProductOptions['categories'] => [
    {
      id: category.id,
      nameEn: category.name,
      nameAr: category.translations.ar?.name ?? category.name,
      level: category.level,
    },
    ...category.children.flatMap(visit),
  ]
  return categories.filter(({ parent }) => !parent).flatMap(visit)
}
