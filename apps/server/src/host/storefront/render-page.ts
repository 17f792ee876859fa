import {
  formatPlaceCookie,
  type PageDocument,
  placeCookie,
} from '@warsha/contract/client/storefront-context.ts'
import type { Locale } from '@warsha/i18n/locales.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contentPolicy, hashForPolicy } from '#host/content-policy.ts'
import type { Deps } from '#http/deps.ts'
import { requestOrigin } from '#http/request-origin.ts'
import { catalogueModel } from '#modules/catalogue/index.ts'
import { isCampaignHost, sisterChannel } from '#modules/channels/index.ts'
import { findStorePlace } from '#modules/locations/index.ts'
import { readContact } from '#modules/settings/index.ts'
import { inProcessTransport } from './in-process-transport.ts'
import type { Storefront } from './load-storefront.ts'
import { pageAddress } from './page-address.ts'
import type { RenderedPage } from './send-page.ts'
import { shopSettings, sisterStoreUrl } from './shop-settings.ts'

/** Everything a page is made from. No other part of the request reaches the renderer. */
export type PageRequest = {
  origin: string
  /** Decides the channel inside, and nothing else. */
  host: string
  channel: string
  isCampaignHost: boolean
  locale: Locale
  place: Awaited<ReturnType<typeof findStorePlace>>
  /** Path and known parameters. */
  address: string
  /** For one customer alone: no cache stores it. */
  isPrivate: boolean
  /** The product that the page shows to an operator before it is published. */
  previewedProduct: number | undefined
  incidentId: string
}

/** Reads a page request; undefined when its headers name no address that a link could begin with. */
export async function readPageRequest(
  { config, models }: Deps,
  storefront: Storefront,
  request: FastifyRequest,
): Promise<PageRequest | undefined> {
  const origin = requestOrigin(config, request)
  if (!origin) return undefined
  const { url, host, shopLocale: locale, shopChannel: channel } = request
  const [place, parameters] = await Promise.all([
    findStorePlace(models, request.cookies[placeCookie], locale),
    storefront.pageParameters(new URL(url, origin).pathname),
  ])
  const { catalogue } = await models.get(catalogueModel)
  const address = pageAddress(url, parameters, (name) => catalogue.attributesBySlug.has(name))
  const { isPrivate = false } = parameters
  return {
    origin,
    host,
    channel,
    isCampaignHost: isCampaignHost(host, config.CAMPAIGN_MARKER),
    locale,
    place,
    address,
    isPrivate,
    previewedProduct: undefined,
    incidentId: request.id,
  }
}

/** The same key, the same page: names all that a page is made from but the incident, which only failures show. */
export function keyOfPage(page: PageRequest): string {
  const { origin, channel, isCampaignHost: isCampaign, place, address } = page
  return JSON.stringify([origin, channel, isCampaign, place.stateId, place.isChosen, address])
}

/** Those of apps/storefront/app/document/trusted-types.ts. */
const trustedTypes = ['default', 'warsha-start']

export function pageRenderer(app: FastifyInstance, { config, models }: Deps, storefront: Storefront) {
  const settings = shopSettings(config)
  const policyFor = contentPolicy(config)

  return async (page: PageRequest): Promise<RenderedPage> => {
    const { origin, host, channel, locale, place, address, isPrivate, previewedProduct, incidentId } = page
    const chosenPlace = place.isChosen ? formatPlaceCookie(place) : undefined
    const contact = await readContact({ models, config })
    let document: PageDocument | undefined
    const answer = await storefront.render(new Request(new URL(address, origin)), {
      transport: inProcessTransport(app, {
        host,
        channel,
        locale,
        placeCookie: chosenPlace,
        previewedProduct,
      }),
      locale,
      origin,
      shop: {
        ...settings,
        ...contact,
        channel,
        isCampaignHost: page.isCampaignHost,
        sisterStoreUrl: channel === sisterChannel ? null : sisterStoreUrl(config, origin),
      },
      place,
      incidentId,
      writePage(written) {
        document = written
      },
    })
    return {
      status: answer.status,
      // A header of its own also leaves the page out of our cache.
      headers: isPrivate ? [...answer.headers, ['cache-control', 'no-store']] : [...answer.headers],
      policy: policyFor({ scripts: document?.scripts.map(hashForPolicy), loader: { trustedTypes } }),
      // The router's data requests have no document.
      html: document?.html ?? (await answer.text()),
    }
  }
}
