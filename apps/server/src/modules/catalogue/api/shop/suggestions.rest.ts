import { suggestCall } from '@warsha/contract/catalogue/catalogue.calls.ts'
import {
  maxSuggestions,
  type RestSuggestions,
  suggestSchema,
} from '@warsha/contract/catalogue/suggestions.rest.ts'
import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import { absoluteMediaUrl } from '#http/media/absolute-media-url.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import type { Category, Product } from '../../rules/catalogue.ts'
import { pricesOf } from '../../rules/prices.ts'
import { readSearchTerm } from '../../rules/search-term.ts'
import type { SuggestedChoice } from '../../rules/suggest.ts'
import { placeTerms, productCounter } from '../../use-cases/products-of-place.ts'
import { suggest } from '../../use-cases/suggest.ts'
import { openRestShop, type RestShop } from './rest-shop.ts'

const nothing: RestSuggestions = { corrected: null, categories: [], products: [], choices: [], popular: [] }

/** Suggestions of search fields while a shopper types. */
export const suggestionRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(suggestCall, suggestSchema),
    handler: async (request) => {
      const { query } = request
      const shop = await openRestShop(deps, request, query)
      const term = readSearchTerm(query.search)
      if (!shop || !term) return { data: nothing }
      const { channel, nowMs, locale } = shop
      const found = await suggest(shop, {
        channel,
        nowMs,
        term,
        terms: placeTerms(shop),
        sort: { by: { field: 'SLUG' }, direction: 'ASC', language: locale },
        most: maxSuggestions,
        countIn: await productCounter(shop),
      })
      return {
        data: {
          corrected: found.corrected,
          categories: found.categories.map(toCategory(shop)),
          products: found.products.flatMap(toProduct(shop)),
          choices: found.choices.map(toChoice(shop)),
          popular: found.popular.map(toCategory(shop)),
        },
      }
    },
  })
}

function toCategory(shop: RestShop) {
  return ({ category, count }: { category: Category; count: number }) => ({
    id: category.id,
    slug: category.slug,
    name: category.name,
    translation: named(category.translations[shop.locale]),
    image: category.imageUrl && absoluteMediaUrl(category.imageUrl, shop),
    parent_id: category.parent?.id ?? null,
    products_count: count,
  })
}

function toProduct(shop: RestShop) {
  return (product: Product): RestSuggestions['products'] => {
    const prices = pricesOf(product, shop.channel)
    if (!prices) return []
    const [picture] = product.media
    return [
      {
        id: product.id,
        slug: product.slug,
        name: product.name,
        translation: named(product.translations[shop.locale]),
        image: picture ? absoluteMediaUrl(picture.url, shop) : null,
        category_id: product.category?.id ?? null,
        price: decimalFromBaisa(prices.price.lowest),
        payable_amount: decimalFromBaisa(prices.payable.lowest),
      },
    ]
  }
}

function toChoice({ locale }: RestShop) {
  return ({ attribute, choice, count }: SuggestedChoice & { count: number }) => ({
    attribute: attribute.slug,
    attribute_label: attribute.name,
    attribute_translation: named(attribute.translations?.[locale]),
    slug: choice.slug,
    label: choice.name,
    translation: named(choice.translations?.[locale]),
    products_count: count,
  })
}

function named(texts: { name: string | null } | undefined): { name: string } | null {
  return texts?.name ? { name: texts.name } : null
}
