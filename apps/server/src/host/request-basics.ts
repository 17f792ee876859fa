import { relativeMedia } from '@warsha/contract/client/relative-media.ts'
import { chooseLocale, parseAcceptLanguage } from '@warsha/i18n/detect-locale.ts'
import type { Locale } from '@warsha/i18n/locales.ts'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '#config/config.ts'
import { callerAddressWith } from '#http/caller-address.ts'
import { isConsoleHost, requestOrigin } from '#http/request-origin.ts'
import { channelHosts, channelOfHost, isKnownHost } from '#modules/channels/index.ts'
import { sendFailure } from './error-handler.ts'
import { previewOf } from './storefront/in-process-transport.ts'

/** Settles language and channel before anything else looks at the request. */
export const requestBasics = fp(async (app, { config }: { config: Config }) => {
  const hosts = channelHosts(config)
  const callerAddress = callerAddressWith(config.TRUSTED_CLIENT_KEYS)
  app.decorateRequest('callerAddress', {
    getter(this: FastifyRequest) {
      return callerAddress(this)
    },
  })
  app.decorateRequest('shopLocale', 'ar')
  app.decorateRequest('shopChannel', '')
  app.decorate('mediaOrigin', config.MEDIA_PUBLIC_URL ?? '')
  app.decorateRequest('mediaOrigin', '')
  app.decorateRequest('previewedProduct', undefined)
  const localeOf = rememberLocales()
  app.addHook('onRequest', (request: FastifyRequest, reply, done) => {
    request.shopLocale = localeOf(languagesOf(request))
    request.shopChannel = channelOfHost(request.host, hosts)
    const isOwnPage = request.headers['x-media-urls'] === relativeMedia['x-media-urls']
    const ownOrigin = () => (!isOwnPage && requestOrigin(config, request)) || ''
    request.mediaOrigin = app.mediaOrigin || ownOrigin()
    request.previewedProduct = previewOf(request)
    reply.header('X-Request-Id', request.id)
    if (config.MIN_APP_VERSION) reply.header('X-Min-App-Version', config.MIN_APP_VERSION)
    if (isKnownHost(request.host, hosts) || isConsoleHost(config, request)) return done()
    if (request.url.startsWith('/health/')) return done()
    sendFailure(request, reply, { status: 421, code: 'INVALID' })
  })
})

/** With and without the slash. */
const graphqlPath = /^\/graphql(?:[/?]|$)/

/**
 * The languages that a request accepts. A program that was written for Saleor names none, or any, and expects the base
 * language of the API in GraphQL, which is English.
 */
function languagesOf({ url, headers }: FastifyRequest): string | undefined {
  const said = headers['accept-language']
  const saysNone = said === undefined || said === '*'
  return saysNone && graphqlPath.test(url) ? 'en' : said
}

const maxHeaders = 200

/** Browsers send the same few headers, so reading one again is spared; strange ones cannot fill the memory. */
function rememberLocales(): (header: string | undefined) => Locale {
  const known = new Map<string, Locale>()
  return (header = '') => {
    const found = known.get(header)
    if (found) return found
    const locale = chooseLocale(parseAcceptLanguage(header))
    if (known.size >= maxHeaders) known.clear()
    if (header.length <= 100) known.set(header, locale)
    return locale
  }
}
