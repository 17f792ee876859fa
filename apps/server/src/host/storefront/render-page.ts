import { randomUUID } from 'node:crypto'
import { placeCookie } from '@warsha/contract/client/storefront-context.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#http/deps.ts'
import { shareRunning } from '#kernel/share-running.ts'
import { findStorePlace } from '#modules/locations/index.ts'
import { inProcessTransport } from './in-process-transport.ts'
import { languageCookie, languageRedirect } from './language-redirect.ts'
import type { Storefront } from './load-storefront.ts'
import { packPage } from './packed-page.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'
import { type RenderedPage, sendKeptPage, sendRenderedPage } from './send-page.ts'
import { shopSettings } from './shop-settings.ts'

/** Stands in rendered pages where each answer gets its own nonce. */
const nonceBlank = `nonce-${randomUUID()}`
const shownTopics = ['catalogue', 'stock', 'content', 'locations', 'centres'] as const

type Place = Awaited<ReturnType<typeof findStorePlace>>

/** Renders pages of the storefront for every address no other route answers. */
export function pageRenderer(app: FastifyInstance, deps: Deps, storefront: Storefront) {
  const cache = createPageCache(() => performance.now())
  const once = shareRunning<RenderedPage | CachedPage>()
  const settings = shopSettings(deps.config)

  async function render(request: FastifyRequest, place: Place): Promise<RenderedPage> {
    const { host, shopLocale: locale } = request
    const origin = deps.config.PUBLIC_URL?.replace(/\/$/, '') ?? `${request.protocol}://${host}`
    const answer = await storefront.render(
      new Request(new URL(request.url, origin), { headers: pageHeaders(request) }),
      {
        transport: inProcessTransport(app, { host, locale, cookie: placeHeader(request) }),
        locale,
        origin,
        nonce: nonceBlank,
        shop: { ...settings, channel: request.shopChannel },
        place,
        incidentId: request.id,
      },
    )
    return { status: answer.status, headers: [...answer.headers], html: await answer.text() }
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { url } = request
    const elsewhere = languageRedirect({
      url,
      cachedLanguage: request.cookies[languageCookie],
      acceptLanguage: request.headers['accept-language'],
    })
    if (elsewhere) return reply.header('Vary', 'Accept-Language, Cookie').redirect(elsewhere, 302)

    request.shopLocale = url.startsWith('/en') ? 'en' : 'ar'
    const place = await findStorePlace(deps.models, request.cookies[placeCookie], request.shopLocale)
    if (request.method !== 'GET' || storefront.serveDevelopment) {
      return sendRenderedPage(request, reply, await render(request, place), nonceBlank)
    }

    const key = [request.host, request.shopChannel, place.stateId, place.isChosen, url].join(' ')
    const version = deps.models.version(shownTopics)
    const known = cache.find(key, version)
    if (known) return sendKeptPage(request, reply, known)

    const page = await once(`${version} ${key}`, async () => {
      const rendered = await render(request, place)
      if (rendered.status !== 200) return rendered
      const packed = await packPage(rendered.html, nonceBlank)
      return cache.store(key, { status: 200, headers: rendered.headers, page: packed, version })
    })
    return 'page' in page
      ? sendKeptPage(request, reply, page)
      : sendRenderedPage(request, reply, page, nonceBlank)
  }
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
