import { placeCookie } from '@warsha/contract/client/storefront-context.ts'
import type { Locale } from '@warsha/i18n/locales.ts'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '#http/deps.ts'
import { findStorePlace } from '#modules/locations/index.ts'
import type { Category, Channel } from '../rules/catalogue.ts'
import type { Term } from '../rules/product-term.ts'
import { catalogueModel, type LoadedCatalogue } from '../use-cases/catalogue-model.ts'

/** What a REST call sees of the shop: one channel, one place, one language, one moment. */
export type RestShop = LoadedCatalogue & {
  channel: Channel
  stateId: number
  locale: Locale
  nowMs: number
  displayGrossPrices: boolean
  mediaOrigin: string
}

type PlaceQuery = { city_id?: number | undefined; state_id?: number | undefined }

/** Undefined when the host's channel is closed: then there is nothing to list. */
export async function openRestShop(
  { models, clock, config }: Pick<Deps, 'models' | 'clock' | 'config'>,
  request: FastifyRequest,
  { state_id, city_id }: PlaceQuery,
): Promise<RestShop | undefined> {
  const loaded = await models.get(catalogueModel)
  const channel = loaded.catalogue.channels.get(request.shopChannel)
  if (!channel?.isActive) return undefined
  const locale = request.shopLocale
  const stateId =
    state_id ?? city_id ?? (await findStorePlace(models, request.cookies[placeCookie], locale)).stateId
  return {
    ...loaded,
    channel,
    stateId,
    locale,
    nowMs: clock.now().getTime(),
    displayGrossPrices: config.DISPLAY_GROSS_PRICES,
    mediaOrigin: request.mediaOrigin,
  }
}

/** How many products the place has in a category and below it. */
export async function productCounter(shop: RestShop): Promise<(category: Category) => number> {
  const { lists, stored, channel, nowMs } = shop
  if (!stored) return ({ id }) => lists.count({ channel, nowMs, terms: placeTerms(shop, id) })
  const counts = await stored.countByCategory({ channel, nowMs, terms: placeTerms(shop) })
  return ({ id }) => counts.get(id) ?? 0
}

/** One parameter per attribute; an unknown attribute, and a value that the attribute does not have, change nothing. */
export function chosenTerms(
  { catalogue }: RestShop,
  query: Readonly<Record<string, unknown>>,
  ownParameters: ReadonlySet<string>,
): Extract<Term, { is: 'values' }>[] {
  return Object.entries(query).flatMap(([slug, text]) => {
    const attribute = ownParameters.has(slug) ? undefined : catalogue.attributesBySlug.get(slug)
    if (!attribute || typeof text !== 'string') return []
    const known = new Set(attribute.choices.map((choice) => choice.slug))
    const slugs = text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => known.has(part))
    return slugs.length > 0 ? [{ is: 'values' as const, attribute: slug, slugs: slugs.sort() }] : []
  })
}

/** What is sold in the place, and of one category when one is given. */
export function placeTerms({ stateId }: RestShop, categoryId?: number): Term[] {
  const place: Term = { is: 'soldIn', stateId }
  return categoryId === undefined ? [place] : [place, { is: 'categories', ids: [categoryId] }]
}
