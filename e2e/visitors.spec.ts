import { lineOn, moreOf, settled, test } from './fixtures/cart-test.ts'
import { openSideMenu, skipGreetings } from './fixtures/shell-parts.ts'
import { nowhere } from './fixtures/shop-pages.ts'
import { expect } from './fixtures/shop-test.ts'
import { openAs, signInByApi } from './fixtures/sign-in.ts'

test('[ROLE-01] [REST-06] a visitor browses, uses the cart and goes to the sign-in', {
  tag: '@one-language',
}, async ({ page, open, go, openCart, oil, lang, t }) => {
  const sites: unknown[] = []
  page.on('request', (request) => {
    const body =
      request.method() === 'POST' && request.url().includes('/api/v1/') ? request.postDataJSON() : null
    if (body && 'site' in body) sites.push(body.site)
  })
  await open('/products/?category=Fuel')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/${lang}/product/`))
  await openCart([oil])
  await settled(page)
  await moreOf(page, oil, t).click()
  await expect(lineOn(page, oil)).toContainText('2')
  await expect.poll(() => sites.length).toBeGreaterThan(0)
  expect(new Set(sites)).toEqual(new Set(['hig']))
  await go(nowhere)
  const menu = await openSideMenu(page, t)
  await menu.getByRole('link', { name: t('shell.menu.signIn') }).click()
  await expect(page).toHaveURL(`/${lang}/login`)
})

test('[PRIV-07] pages store what the shop needs and speak to the shop alone', {
  tag: ['@one-language', '@first-visit'],
}, async ({ page, context, open, openCart, oil, request, shopOrigin }) => {
  const origins = new Set<string>()
  context.on('request', (asked) => {
    const { protocol, origin } = new URL(asked.url())
    if (protocol.startsWith('http')) origins.add(origin)
  })
  await openCart([oil])
  await openAs(page, await signInByApi(request))
  for (const path of [
    '/',
    '/products/',
    '/search?q=oil',
    '/support/',
    '/service-centers/',
    '/profile/',
    '/my-cars/',
    '/address/add/',
  ]) {
    await open(path)
    await page.waitForLoadState('load')
  }
  expect([...origins]).toEqual([shopOrigin])
  const cookies = (await context.cookies()).map(({ name }) => name)
  expect(cookies.filter((name) => !neededCookies.has(name))).toEqual([])
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }))
  expect(stored.local.filter((key) => !neededKeys.has(key))).toEqual([])
  expect(stored.session.filter((key) => !neededSessionKeys.has(key))).toEqual([])
  expect([stored.databases, stored.caches]).toEqual([[], []])
})

test('[PRIV-04] the position is asked for by a press alone, and stored nowhere before the address is saved', {
  tag: '@one-language',
}, async ({ page, context, open, go, request, t }) => {
  await skipGreetings(context)
  const customer = await signInByApi(request)
  await openAs(page, customer)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 23.61357, longitude: 58.24679 })
  await page.addInitScript(() => {
    const { geolocation } = navigator
    const count = () => sessionStorage.setItem('asked', `${Number(sessionStorage.getItem('asked') ?? 0) + 1}`)
    const { getCurrentPosition, watchPosition } = geolocation
    geolocation.getCurrentPosition = (...given) => {
      count()
      getCurrentPosition.apply(geolocation, given)
    }
    geolocation.watchPosition = (...given) => {
      count()
      return watchPosition.apply(geolocation, given)
    }
  })
  const asked = () => page.evaluate(() => Number(sessionStorage.getItem('asked') ?? 0))
  await open('/')
  for (const path of ['/service-centers/', '/store/edit/', '/address/list/', '/address/add/']) await go(path)
  expect(await asked()).toBe(0)
  await page.getByRole('button', { name: t('addresses.locate') }).click()
  await expect(page.getByRole('status').filter({ hasText: /[,،]/ })).toBeVisible()
  expect(await asked()).toBe(1)
  const headers = { authorization: `Bearer ${customer.token}` }
  const traces = async () => {
    const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))
    const data = await (await request.get('/api/v1/accounts/user/export/', { headers })).text()
    return [storage, data].map((text) => text.includes('23.61'))
  }
  expect(await traces()).toEqual([false, false])
  await page.getByRole('button', { name: t('addresses.continue') }).click()
  await page.getByRole('button', { name: t('addresses.save') }).click()
  await expect(page.getByRole('list', { name: t('addresses.title') })).toBeVisible()
  expect(await traces()).toEqual([false, true])
})

/** Place, language and what was dismissed; none names a person or follows one. */
const neededCookies = new Set(['warsha_place', 'warsha_lang', 'warsha_popup', 'warsha_visit'])
const neededKeys = new Set([
  'warsha:login',
  'warsha:cart',
  'warsha:lang',
  'warsha:car',
  'warsha:searches',
  'warsha:welcome-tour',
])
/** The last two are of the tests themselves. */
const neededSessionKeys = new Set([
  'react-router-scroll-positions',
  'warsha:lang',
  'warsha:first-visit',
  'signed-in',
  'filled',
])
