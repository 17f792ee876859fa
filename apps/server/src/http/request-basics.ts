import { chooseLocale, parseAcceptLanguage } from '@warsha/i18n/detect-locale.ts'
import type { Locale } from '@warsha/i18n/locales.ts'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '#kernel/config.ts'
import { channelOfHost } from '#modules/channels/index.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of server texts, from Accept-Language; Arabic for anything unsupported. */
    shopLocale: Locale
    shopChannel: string
  }
}

/** Settles language and channel before anything else looks at the request. */
export const requestBasics = fp(async (app, { config }: { config: Config }) => {
  const hosts = { main: config.CHANNEL_MAIN_HOSTS, sister: config.CHANNEL_SISTER_HOSTS }
  app.decorateRequest('shopLocale', 'ar')
  app.decorateRequest('shopChannel', '')
  app.addHook('onRequest', async (request: FastifyRequest, reply) => {
    request.shopLocale = chooseLocale(parseAcceptLanguage(request.headers['accept-language']))
    request.shopChannel = channelOfHost(request.host, hosts)
    reply.header('X-Request-Id', request.id)
    if (config.MIN_APP_VERSION) reply.header('X-Min-App-Version', config.MIN_APP_VERSION)
  })
})
