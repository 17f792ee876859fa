import { brandColour } from '@warsha/contract/constants.ts'
import { type Locale, locales } from '@warsha/contract/locale/locale.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
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
    shortcuts: shortcutsIn(lang),
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

/** Offered by a long press on the icon; cart and orders open without a connection as well. */
function shortcutsIn(lang: Locale) {
  const t = translatorFor(lang)
  const icons = [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }]
  return [
    { name: t('shell.header.search'), url: `/${lang}/search/`, icons },
    { name: t('shell.bottomBar.cart'), url: `/${lang}/cart/`, icons },
    { name: t('shell.menu.myOrders'), url: `/${lang}/my-orders/`, icons },
    { name: t('shell.menu.serviceCentres'), url: `/${lang}/service-centers/`, icons },
  ]
}
