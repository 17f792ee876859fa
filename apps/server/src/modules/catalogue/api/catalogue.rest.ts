import {
  listCategoriesCall,
  listDeliveriesCall,
  listFiltersCall,
} from '@warsha/contract/catalogue/catalogue.calls.ts'
import {
  listCategoriesSchema,
  listDeliveriesSchema,
  listFiltersSchema,
  type RestCategory,
  type RestDelivery,
  type RestFilter,
} from '@warsha/contract/catalogue/catalogue.rest.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { absoluteMediaUrl } from '#http/media/absolute-media-url.ts'
import { pageOf } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import type { Attribute, Category } from '../rules/catalogue.ts'
import { isShown } from '../rules/channel-listing.ts'
import { listAttributes } from '../use-cases/list-attributes.ts'
import { openRestShop, placeTerms, type RestShop } from './rest-shop.ts'

/** The calls about what the catalogue is made of; lists of products stand apart, because they count stock. */
export const catalogueRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listCategoriesCall, listCategoriesSchema),
    handler: async (request) => {
      const { query } = request
      const shop = await openRestShop(deps, request, query)
      const { categories = [], categoriesById } = shop?.catalogue ?? {}
      const below =
        query.category_id === undefined
          ? categories.filter(({ level }) => level === 0)
          : (categoriesById?.get(query.category_id)?.children ?? [])
      return pageOf(shop ? below.map(toRestCategory(shop, await productCounter(shop))) : [], query)
    },
  })

  app.route({
    ...routeOf(listFiltersCall, listFiltersSchema),
    handler: async (request) => {
      const { query } = request
      const shop = await openRestShop(deps, request, query)
      return pageOf(shop ? await listFilters(shop, query.category_id) : [], query)
    },
  })

  app.route({
    ...routeOf(listDeliveriesCall, listDeliveriesSchema),
    handler: async (request) => {
      const { query } = request
      const shop = await openRestShop(deps, request, query)
      await shop?.cache?.ensure({ ids: [query.seller_product_id] })
      const deliveries = shop ? listDeliveries(shop, query.seller_product_id) : []
      return pageOf(
        deliveries.filter(({ service_type }) => !query.type || service_type === query.type),
        query,
      )
    },
  })
}

/** How many products the place has in a category and below it. */
async function productCounter(shop: RestShop): Promise<(category: Category) => number> {
  const { lists, stored, channel, nowMs } = shop
  if (!stored) return ({ id }) => lists.count({ channel, nowMs, terms: placeTerms(shop, id) })
  const counts = await stored.countByCategory({ channel, nowMs, terms: placeTerms(shop) })
  return ({ id }) => counts.get(id) ?? 0
}

function toRestCategory(shop: RestShop, countIn: (category: Category) => number) {
  const toRest = (category: Category): RestCategory => ({
    id: category.id,
    slug: category.slug,
    name: category.name,
    translation: named(category.translations[shop.locale]),
    parent_id: category.parent?.id ?? null,
    image: category.imageUrl && absoluteMediaUrl(category.imageUrl, shop),
    products_count: countIn(category),
    metadata: category.metadata,
    usage_limit_type: category.usageLimitType,
    sub_categories: category.children.map(toRest),
  })
  return (category: Category) => toRest(category) as ReturnType<typeof toRest> & { sub_categories: never[] }
}

/** What the listing may be narrowed by: choices that products in this place have, and only what is meant as a filter. */
async function listFilters(shop: RestShop, categoryId?: number): Promise<RestFilter[]> {
  const { catalogue, channel, nowMs, locale } = shop
  if (categoryId !== undefined && !catalogue.categoriesById.has(categoryId)) return []
  const attributes = await listAttributes(shop, { channel, nowMs, terms: placeTerms(shop, categoryId) })
  return attributes.filter(isFilter).map((attribute) => ({
    ...toChoice(attribute, locale),
    choices: attribute.choices.map((choice) => toChoice(choice, locale)),
  }))
}

function isFilter({ choices, metadata, slug }: Attribute): boolean {
  return choices.length > 0 && metadata.filter !== 'false' && slug !== 'priority'
}

type Choice = Pick<Attribute, 'id' | 'slug' | 'name' | 'translations'>

function toChoice({ id, slug, name, translations }: Choice, locale: RestShop['locale']) {
  return { id, label: name, translation: named(translations?.[locale]), slug, active: false }
}

function listDeliveries(
  { catalogue, channel, nowMs, stateId, locale }: RestShop,
  productId: number,
): RestDelivery[] {
  const product = catalogue.productsById.get(productId)
  if (!product?.stateIds.includes(stateId) || !isShown(product, channel, nowMs)) return []
  const t = translatorFor(locale)
  return product.serviceTypes.map(({ serviceType, venue }) => ({
    service_type: serviceType,
    place: venue,
    name: t(`product.way.${serviceType}_${venue}`),
  }))
}

function named(texts: { name: string | null } | undefined): { name: string } | null {
  return texts?.name ? { name: texts.name } : null
}
