import { listCategoriesCall, listFiltersCall } from '@warsha/contract/catalogue/catalogue.calls.ts'
import {
  listCategoriesSchema,
  listFiltersSchema,
  type RestCategory,
  type RestFilter,
} from '@warsha/contract/catalogue/catalogue.rest.ts'
import type { z } from 'zod'
import { absoluteMediaUrl } from '#http/media/absolute-media-url.ts'
import { pageOf } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import type { Attribute, AttributeValue, Category } from '../../rules/catalogue.ts'
import { isFilterAttribute } from '../../rules/filter-attribute.ts'
import { countFilters } from '../../use-cases/count-filters.ts'
import { listAttributes } from '../../use-cases/list-attributes.ts'
import { placeTerms, productCounter } from '../../use-cases/products-of-place.ts'
import { chosenTerms, openRestShop, type RestShop } from './rest-shop.ts'

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
      const { filters, total } = shop ? await listFilters(shop, query) : { filters: [], total: 0 }
      return { ...pageOf(filters, query), products_count: total }
    },
  })
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

/**
 * Filters of the listing: choices that products in this place have, of attributes that are meant as filters. Each
 * says how many products it would show beside the choices made already.
 */
async function listFilters(shop: RestShop, query: FiltersQuery) {
  const { catalogue, channel, nowMs, locale } = shop
  const { category_id: categoryId } = query
  if (categoryId !== undefined && !catalogue.categoriesById.has(categoryId)) return { filters: [], total: 0 }
  const terms = placeTerms(shop, categoryId)
  const chosen = chosenTerms(shop, query, ownParameters)
  const attributes = (await listAttributes(shop, { channel, nowMs, terms })).filter(isFilterAttribute)
  const { total, ofChoice } = await countFilters(shop, attributes, { channel, nowMs, terms, chosen })
  const isChosen = ({ slug }: Attribute, choice: AttributeValue) =>
    chosen.some((term) => term.attribute === slug && term.slugs?.includes(choice.slug))
  const filters = attributes.map(
    (attribute): RestFilter => ({
      ...toChoice(attribute, locale),
      active: chosen.some((term) => term.attribute === attribute.slug),
      choices: attribute.choices.map((choice) => ({
        ...toChoice(choice, locale),
        active: isChosen(attribute, choice),
        products_count: ofChoice.get(choice.id) ?? 0,
      })),
    }),
  )
  return { filters, total }
}

type FiltersQuery = z.output<typeof listFiltersSchema.querystring>

const ownParameters: ReadonlySet<string> = new Set(Object.keys(listFiltersSchema.querystring.shape))

type Choice = Pick<Attribute, 'id' | 'slug' | 'name' | 'translations'>

function toChoice({ id, slug, name, translations }: Choice, locale: RestShop['locale']) {
  return { id, label: name, translation: named(translations?.[locale]), slug, active: false }
}

function named(texts: { name: string | null } | undefined): { name: string } | null {
  return texts?.name ? { name: texts.name } : null
}
