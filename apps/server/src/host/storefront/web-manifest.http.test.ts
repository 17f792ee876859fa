import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ seeded: false, env: { BRAND_NAME_EN: 'Warsha', BRAND_NAME_AR: 'ورشة' } })
})
afterAll(() => shop.close())

const publicFolder = new URL('../../../../storefront/public', import.meta.url)

test.each([
  ['en', 'Warsha', 'ltr'],
  ['ar', 'ورشة', 'rtl'],
])('the shop can be installed in %s under the name %s', async (lang, name, dir) => {
  const { statusCode, headers, body } = await shop.app.inject(`/app-${lang}.webmanifest`)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
  const manifest = JSON.parse(body)
  expect(manifest).toMatchObject({ id: '/', name, lang, dir, start_url: `/${lang}`, display: 'standalone' })
  expect(
    manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose?: string }) => [sizes, purpose]),
  ).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ])
  const offered = manifest.shortcuts.map(({ url }: { url: string }) => url)
  expect(offered).toEqual(
    ['search', 'cart', 'my-orders', 'service-centers'].map((page) => `/${lang}/${page}/`),
  )
  expect(manifest.shortcuts[1].name).toBe(lang === 'en' ? 'Cart' : 'السلة')
  for (const { src } of manifest.icons) expect(existsSync(`${publicFolder.pathname}${src}`), src).toBe(true)
})
