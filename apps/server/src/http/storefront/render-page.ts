import { randomUUID } from 'node:crypto'
import { appVersion } from '@warsha/contract/app-version.ts'
import { placeCookie, type ShopSettings } from '@warsha/contract/client/storefront-context.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#http/deps.ts'
import { sendFailure } from '#http/error-handler.ts'
import type { Config } from '#kernel/config.ts'
import { findStorePlace } from '#modules/locations/index.ts'
import { inProcessTransport } from './in-process-transport.ts'
import { languageCookie, languageRedirect } from './language-redirect.ts'
import type { Storefront } from './load-storefront.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'

/** Stands in rendered pages where each answer gets its own nonce. */
const nonceBlank = `nonce-${randomUUID()}`
const overloaded = { status: 503, code: 'UNAVAILABLE', retryAfterSeconds: 5 }
const shownTopics = ['catalogue', 'stock', 'content', 'locations', 'centres'] as const

/** Renders pages of the storefront for every address no other route answers. */
export function pageRenderer(app: FastifyInstance, deps: Deps, storefront: Storefront) {
  const cache = createPageCache(() => performance.now())
  const settings = shopSettings(deps.config)

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { url } = request
    const elsewhere = languageRedirect({
      url,
      cachedLanguage: request.cookies[languageCookie],
      acceptLanguage: request.headers['accept-language'],
    })
    if (elsewhere) return reply.header('Vary', 'Accept-Language, Cookie').redirect(elsewhere, 302)

    const locale = url.startsWith('/en') ? 'en' : 'ar'
    request.shopLocale = locale
    const place = await findStorePlace(deps.models, request.cookies[placeCookie], locale)
    const key = [request.host, request.shopChannel, place.stateId, place.isChosen, url].join(' ')
    const version = deps.models.version(shownTopics)
    const known = cache.find(key, version)
    if (known) return sendPage(reply, known)

    const origin = deps.config.PUBLIC_URL?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`
    const answer = await storefront.render(
      new Request(new URL(url, origin), { headers: pageHeaders(request) }),
      {
        transport: inProcessTransport(app, { host: request.host, locale, cookie: placeHeader(request) }),
        locale,
        origin,
        nonce: nonceBlank,
        shop: { ...settings, channel: request.shopChannel },
        place,
        incidentId: request.id,
      },
    )
    const page = { status: answer.status, headers: [...answer.headers], html: await answer.text(), version }
    const isWorthKeeping = page.status === 200 && request.method === 'GET' && !storefront.serveDevelopment
    if (isWorthKeeping) cache.store(key, page)
    if (page.status === 503) return sendFailure(request, reply, overloaded)
    return sendPage(reply, page)
  }
}

function sendPage(reply: FastifyReply, page: Omit<CachedPage, 'storedAt'>) {
  for (const [name, value] of page.headers) reply.header(name, value)
  reply.header('Vary', 'Accept-Encoding, Cookie')
  if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-cache')
  return reply.code(page.status).send(page.html.replaceAll(nonceBlank, reply.pageNonce))
}

/** Pages are the same for everybody, so nothing about the caller but what decides them goes in. */
function pageHeaders(request: FastifyRequest): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const name of ['accept', 'user-agent', 'accept-language']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  return headers
}

function placeHeader(request: FastifyRequest): string | undefined {
  const value = request.cookies[placeCookie]
  return value && /^[\w.-]{1,80}$/.test(value) ? `${placeCookie}=${value}` : undefined
}

function shopSettings(config: Config): Omit<ShopSettings, 'channel'> {
  return {
    brandName: { en: config.BRAND_NAME_EN, ar: config.BRAND_NAME_AR },
    supportPhone: config.SUPPORT_PHONE,
    supportEmail: config.SUPPORT_EMAIL,
    whatsappNumber: config.WHATSAPP_NUMBER,
    sisterStoreUrl: config.SISTER_STORE_URL ?? null,
    minAppVersion: config.MIN_APP_VERSION ?? null,
    version: appVersion,
    isDemo: config.demo,
  }
}
