import { brandColour } from '@warsha/contract/constants.ts'
import { type Locale, locales } from '@warsha/contract/locale/locale.ts'
import { directionOf } from '@warsha/i18n/locales.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config/config.ts'
import { hiddenRoute } from '#host/access/hidden-route.ts'

type Names = Pick<Config, 'BRAND_NAME_EN' | 'BRAND_NAME_AR'>

/** By these a browser installs the shop, under its name in the language of the page; both are the same application. */
export function installWebManifests(app: FastifyInstance, config: Names): void {
  for (const lang of locales) {
    app.get(`/app-${lang}.webmanifest`, hiddenRoute, async (_request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('Cache-Control', 'public, max-age=3600')
        .send(JSON.stringify(webManifest(lang, config))),
    )
  }
}

function webManifest(lang: Locale, { BRAND_NAME_EN, BRAND_NAME_AR }: Names) {
  const name = lang === 'en' ? BRAND_NAME_EN : BRAND_NAME_AR
  return {
    id: '/',
    name,
    short_name: name,
    lang,
    dir: directionOf(lang),
    start_url: `/${lang}`,
    scope: '/',
    display: 'standalone',
    theme_color: brandColour,
    background_color: '#ffffff',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
