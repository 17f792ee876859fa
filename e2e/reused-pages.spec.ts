import { createReusedPages } from './fixtures/reused-pages.ts'
import { nowhere } from './fixtures/shop-pages.ts'
import { expect, test } from './fixtures/shop-test.ts'

test('a page that another test was given before is as clean as a new one', { tag: '@one-language' }, async ({
  browser,
  shopOrigin,
  lang,
}) => {
  const pages = createReusedPages(shopOrigin)
  const take = () =>
    pages.take('phone', {
      newContext: () => browser.newContext({ baseURL: shopOrigin }),
      isFirstVisit: false,
    })

  const first = await take()
  const { page, context } = first
  const heard: string[] = []
  page.on('request', (request) => heard.push(request.url()))
  await context.route('**/api/**', (route) => route.abort())
  await page.addInitScript(() => localStorage.setItem('added', 'again and again'))
  await page.goto(`/${lang}${nowhere}`)
  await page.goto(`/${lang}/support/`)
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a page writes it
    document.cookie = 'left=behind; Path=/'
    sessionStorage.setItem('left', 'behind')
    return new Promise((done) => indexedDB.open('left').addEventListener('success', done))
  })
  await page.setViewportSize({ width: first.size?.width ?? 0, height: 500 })
  await context.newPage()
  await context.setOffline(true)
  await pages.release('phone', first)
  heard.length = 0

  const second = await take()
  expect(second.page).toBe(page)
  expect(context.pages()).toHaveLength(1)
  await page.goto('/api/v1/locations/countries/')
  expect(await page.textContent('body')).toContain('Oman')
  expect(heard).toEqual([])
  expect(page.viewportSize()).toEqual(first.size)
  expect((await context.cookies()).filter(({ name }) => name === 'left')).toEqual([])
  const left = await page.evaluate(async () => ({
    storage: [localStorage.length, sessionStorage.length],
    databases: await indexedDB.databases(),
    steps: history.length,
  }))
  expect(left).toEqual({ storage: [0, 0], databases: [], steps: 2 })

  await page.clock.install()
  await pages.release('phone', second)
  const third = await take()
  expect(third.page === page).toBe(false)
  const tab = await third.context.newPage()
  await tab.goto(shopOrigin.replace('localhost', 'tasleem.localhost'))
  await pages.release('phone', third)
  const fourth = await take()
  expect(fourth.page === third.page).toBe(false)
  await pages.release('phone', fourth)
  await pages.close()
})
