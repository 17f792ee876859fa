import { storeCart } from './fixtures/filled-cart.ts'
import { bottomBar } from './fixtures/shell-parts.ts'
import { expect, test } from './fixtures/shop-test.ts'

const graphql = '**/graphql/**'
const health = '**/health/ready'

test('[NAV-27] [NAV-85] the overload page has its message and a way home', { tag: '@one-language' }, async ({
  page,
  open,
  lang,
  t,
}) => {
  await page.route(health, (route) => route.fulfill({ status: 503 }))
  await open('/high-traffic')
  const title = lang === 'en' ? 'Whoa, too many visitors!' : t('errors.highTraffic.title')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const call = page.getByRole('main').getByRole('link', { name: t('shell.menu.callUs') })
  await expect(call).toHaveAttribute('href', /^tel:\+968/)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell.backToHome') })
    .click()
  await expect(page).toHaveURL(`/${lang}`)
})

test('[BEY-14] [OPS-33] an overloaded shop is waited for: the page returns by itself, the cart untouched', {
  tag: '@one-language',
}, async ({ page, context, open, lang, t }) => {
  const line = {
    id: 'UHJvZHVjdDoxMDI=',
    variantId: 'UHJvZHVjdFZhcmlhbnQ6MQ==',
    name: 'Anything',
    quantity: 3,
    price: 1000,
    payable_amount: 3000,
    discount_amount: 0,
    discount_percentage: 0,
    tax: 0,
    img: '',
    bundle: [],
    metadata: [],
    serviceMetadata: null,
    error: null,
  }
  await storeCart(context, [line])
  await page.clock.install()
  await open('/support/')
  const overloaded = { status: 503, headers: { 'Retry-After': '5' }, json: { errors: [] } }
  await page.route(graphql, (route) => route.fulfill(overloaded))
  await page.route(health, (route) => route.fulfill(overloaded))
  await bottomBar(page, t)
    .getByRole('link', { name: t('shell.bottomBar.home') })
    .click()
  await expect(page.getByRole('heading', { name: t('errors.highTraffic.title') })).toBeVisible()
  const cart = await page.evaluate(() => localStorage.getItem('warsha:cart'))
  expect(cart).toContain('Anything')

  // Asked in vain a few times, each time after a longer wait.
  for (let round = 0; round < 2; round++) {
    await Promise.all([page.waitForResponse(health), page.clock.fastForward(60_000)])
    await expect(page).toHaveURL(new RegExp(`/${lang}/high-traffic`))
  }
  await page.unroute(graphql)
  await page.unroute(health)
  await page.clock.fastForward(60_000)
  // Where the shopper was going, not where they came from.
  await expect(page).toHaveURL(`/${lang}`)
  await expect(page.getByRole('region', { name: t('content.banners.moreLabel') })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('warsha:cart'))).toBe(cart)
  await expect(bottomBar(page, t)).toContainText('3')
})
