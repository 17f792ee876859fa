import { placeCookie } from '@warsha/contract/client/storefront-context.ts'
import type { Locale } from '@warsha/i18n/locales.ts'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '#http/deps.ts'
import { findStorePlace } from '#modules/locations/index.ts'
import type { Channel } from '../rules/catalogue.ts'
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

/** What is sold in the place, and of one category when one is given. */
export function placeTerms({ stateId }: RestShop, categoryId?: number): Term[] {
  const place: Term = { is: 'soldIn', stateId }
  return categoryId === undefined ? [place] : [place, { is: 'categories', ids: [categoryId] }]
}
