import { placeCookie } from '@warsha/contract/client/storefront-context.ts'
import type { Locale } from '@warsha/i18n/locales.ts'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '#http/deps.ts'
import { findStorePlace } from '#modules/locations/index.ts'
import type { Term } from '../../rules/product-term.ts'
import { catalogueModel } from '../../use-cases/catalogue-model.ts'
import type { PlaceCatalogue } from '../../use-cases/products-of-place.ts'

/** The shop as a REST call sees it: one channel, one place, one language, one moment. */
export type RestShop = PlaceCatalogue & {
  locale: Locale
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
