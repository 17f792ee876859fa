import {
  listProductsCall,
  listSlidersCall,
  searchProductsCall,
} from '@warsha/contract/catalogue/catalogue.calls.ts'
import {
  listProductsSchema,
  listSlidersSchema,
  searchProductsSchema,
} from '@warsha/contract/catalogue/catalogue.rest.ts'
import { parseSort } from '@warsha/contract/catalogue/sort-option.ts'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '#http/deps.ts'
import { createRequestContext } from '#http/request-context.ts'
import { pageOf, paginationOf } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { isListed } from '../../rules/channel-listing.ts'
import type { ProductSort } from '../../rules/product-sort.ts'
import { readSearchTerm } from '../../rules/search-term.ts'
import { isSoldIn } from '../../rules/sold-in.ts'
import type { AvailabilityPort } from '../../use-cases/availability-port.ts'
import { listProducts } from '../../use-cases/list-products.ts'
import { placeTerms } from '../../use-cases/products-of-place.ts'
import type { ProductsQuestion } from '../../use-cases/products-question.ts'
import { chosenTerms, openRestShop, type RestShop } from './rest-shop.ts'
import { toRestProduct } from './to-rest-product.ts'

/** Parameters that are no filter attribute. */
const ownParameters: ReadonlySet<string> = new Set(Object.keys(listProductsSchema.querystring.shape))
const priorityAttribute = 'priority'

/** The older lists of products: the same products as GraphQL's, in pages by number. */
export const productListRoutes =
  (availability: AvailabilityPort): RestRoutes =>
  (deps) =>
  async (app) => {
    app.route({
      ...routeOf(listProductsCall, listProductsSchema),
      handler: async (request) => {
        const { query } = request
        const shop = await openRestShop(deps, request, query)
        if (!shop) return pageOf([], query)
        const terms = [...placeTerms(shop, query.category_id), ...chosenTerms(shop, query, ownParameters)]
        const sort = sortOf(shop, query.sort)
        return answerPage({ deps, availability, request, shop }, { terms, sort }, query)
      },
    })

    app.route({
      ...routeOf(searchProductsCall, searchProductsSchema),
      handler: async (request) => {
        const { query } = request
        const shop = await openRestShop(deps, request, query)
        const term = readSearchTerm(query.search)
        if (!shop || !term) return pageOf([], query)
        const wanted = {
          terms: placeTerms(shop),
          sort: sortOf(shop, undefined),
          search: { term, isByRank: true },
        }
        return answerPage({ deps, availability, request, shop }, wanted, query)
      },
    })

    app.route({
      ...routeOf(listSlidersCall, listSlidersSchema),
      handler: async (request) => {
        const { query } = request
        const shop = await openRestShop(deps, request, query)
        if (!shop) return pageOf([], query)
        const { cache, catalogue, channel, stateId, nowMs, locale } = shop
        const toRest = query.only_ids ? idOf : await productWriter({ deps, availability, request, shop })
        const asked = catalogue.sliders.filter(
          (slider) =>
            (slider.channelId === null || slider.channelId === channel.id) &&
            (query.category_id === undefined || slider.categoryId === query.category_id) &&
            (query.home_page === undefined || slider.isOnHomePage === query.home_page),
        )
        await cache?.ensure({ ids: asked.flatMap(({ productIds }) => productIds) })
        const sliders = asked.map(({ id, slug, title, categoryId, productIds }) => ({
          id,
          slug,
          title: title[locale],
          category_id: categoryId,
          products: productIds
            .flatMap((productId) => catalogue.productsById.get(productId) ?? [])
            .filter((product) => isSoldIn(product, stateId) && isListed(product, channel, nowMs))
            .flatMap(toRest),
        }))
        return pageOf(
          sliders.filter(({ products }) => products.length > 0),
          query,
        )
      },
    })
  }

const idOf = ({ id }: { id: number }) => [{ id }]

type Asked = { deps: Deps; availability: AvailabilityPort; request: FastifyRequest; shop: RestShop }

async function answerPage(
  asked: Asked,
  wanted: Pick<ProductsQuestion, 'terms' | 'sort' | 'search'>,
  { page, limit }: { page: number; limit: number },
) {
  const { shop } = asked
  const toRest = await productWriter(asked)
  const { channel, nowMs } = shop
  const found = await listProducts(shop, {
    ...wanted,
    channel,
    nowMs,
    page: { size: limit, skip: (page - 1) * limit },
  })
  if (!found) throw new Error('A list without a cursor has no page')
  // Places, categories, choices and words can be asked for in a catalogue of any size.
  if (found === 'FILTER_UNAVAILABLE') throw new Error('A list of the older calls cannot be narrowed')
  return {
    data: found.products.flatMap(toRest),
    pagination: paginationOf(await found.count(), { page, limit }),
  }
}

async function productWriter({ deps, availability, request, shop }: Asked) {
  const view = await availability(createRequestContext(deps, request))
  return toRestProduct(shop, view.availability)
}

/** As asked for, else in the order that the shop's own listing has. */
function sortOf({ catalogue, locale }: RestShop, text: string | undefined): ProductSort {
  const chosen = parseSort(text)
  if (chosen) return { by: { field: chosen.field }, direction: chosen.direction, language: locale }
  const priority = catalogue.attributesBySlug.get(priorityAttribute)
  const by = priority ? { attributeId: priority.id } : { field: 'SLUG' as const }
  return { by, direction: 'ASC', language: locale }
}
