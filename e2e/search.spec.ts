import { searchMinLength } from '@warsha/contract/constants.ts'
import { askProducts, inMuscat, nameIn } from './fixtures/catalogue-api.ts'
import { expect, isOperation, operationOf, test, watchOperations } from './fixtures/listing-test.ts'
import { nowhere } from './fixtures/shop-pages.ts'

test.describe('search', () => {
  test('[NAV-10] [SRCH-01] [SRCH-04] an address with a term searches at once, in this place', async ({
    open,
    listing,
    request,
    lang,
    t,
    page,
    expectAccessible,
  }) => {
    const term = lang === 'ar' ? 'بطارية' : 'battery'
    const found = await askProducts(request, `filter:{${inMuscat},search:"${term}"}`)
    expect(found.total).toBeGreaterThan(3)
    await open(`/search?q=${encodeURIComponent(term)}`)
    await expect(listing.cards).toHaveCount(found.total)
    await expect(listing.names.first()).toHaveText(nameIn(lang, found.products[0] ?? fail()))
    await expect(field(page, t)).toHaveValue(term)
    await expectAccessible()
  })

  test('[SRCH-02] [SRCH-03] from three letters on typing is searched for, half a second after the last one', {
    tag: '@one-language',
  }, async ({ page, open, t, listing }) => {
    await page.clock.install()
    await open('/search')
    await page.clock.pauseAt(Date.now() + 60_000)
    const seen = watchOperations(page)
    await field(page, t).fill('ty')
    await page.clock.runFor(2_000)
    await expect(page.getByText(t('listing.search.tooShort', { count: searchMinLength }))).toBeVisible()
    await expect(page).toHaveURL(/\/search$/)
    expect(seen).not.toContain('Products')

    await field(page, t).pressSequentially('r')
    await page.clock.runFor(400)
    await field(page, t).pressSequentially('e')
    await page.clock.runFor(499)
    expect(seen).not.toContain('Products')
    await page.clock.runFor(1)
    await listing.cards.first().waitFor()
    expect(seen.filter((name) => name === 'Products')).toHaveLength(1)
    await expect(page).toHaveURL(/\?q=tyre$/)
  })

  test('[SRCH-07] the term replaces the one before in the address', { tag: '@one-language' }, async ({
    page,
    open,
    t,
    listing,
  }) => {
    await open('/search')
    const before = await page.evaluate(() => history.length)
    await field(page, t).fill('5W-30')
    await expect(page).toHaveURL(/\?q=5W-30$/)
    await listing.cards.first().waitFor()
    await field(page, t).fill('70 Ah')
    await expect(page).toHaveURL(/\?q=70\+Ah$/)
    expect(await page.evaluate(() => history.length)).toBe(before)
  })

  test('[SRCH-09] only the answer to the latest term is shown', { tag: '@one-language' }, async ({
    page,
    open,
    t,
    listing,
    request,
    lang,
  }) => {
    const [first, second] = lang === 'ar' ? ['بطارية', 'إطار'] : ['battery', 'tyre']
    const expected = await askProducts(request, `filter:{${inMuscat},search:"${second}"}`)
    await open('/search')
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/graphql/', async (route) => {
      const { variables } = route.request().postDataJSON()
      if (variables.filter?.search === first) await promise
      await route.fallback().catch(() => undefined)
    })
    const slow = page.waitForRequest(isOperation('Products'))
    await field(page, t).fill(first ?? '')
    await slow
    const givenUp = page.waitForEvent('requestfailed', (request_) => operationOf(request_) === 'Products')
    await field(page, t).fill(second ?? '')
    await expect(listing.cards).toHaveCount(expected.total)
    await givenUp
    resolve()
    await expect(listing.cards).toHaveCount(expected.total)
    await expect(
      page.getByText(t('listing.search.results', { count: expected.total, term: `⁨${second}⁩` })),
    ).toBeVisible()
  })

  test('[SRCH-05] a failing search says so, and can be tried again', { tag: '@one-language' }, async ({
    page,
    open,
    t,
    listing,
  }) => {
    await open('/search')
    let isDown = true
    await page.route('**/graphql/', (route) =>
      isDown && operationOf(route.request()) === 'Products'
        ? route.fulfill({ status: 500, json: { errors: [{ message: 'broken' }] } })
        : route.fallback(),
    )
    await field(page, t).fill('5W-30')
    await expect(page.getByText(t('errors.connection'))).toBeVisible()
    expect(t('errors.connection')).not.toBe('')
    isDown = false
    await page.getByRole('button', { name: t('shell.retry') }).click()
    await expect(listing.cards.first()).toBeVisible()
  })

  test('[SRCH-06] a search without matches shows the empty state', { tag: '@one-language' }, async ({
    page,
    open,
    t,
    expectAccessible,
  }) => {
    await open('/search?q=zzzzzz')
    await expect(page.getByText(t('shell.empty.products'))).toBeVisible()
    // There is nothing that could fit a car.
    await expect(page.getByRole('button', { name: t('fits.choose') })).toHaveCount(0)
    await expect(page.getByText(t('shell.emptyHint.products'))).toBeVisible()
    await expectAccessible()
  })
})

test.describe('before anything is typed', () => {
  test('the field has the focus, Escape clears it, and there are suggestions', {
    tag: '@one-language',
  }, async ({ page, open, t }) => {
    await open('/search')
    await expect(field(page, t)).toBeFocused()
    await expect(page.getByRole('heading', { name: t('listing.search.popular') })).toBeVisible()
    await expect(
      page
        .getByRole('list', { name: t('listing.search.bestSellers') })
        .getByRole('article')
        .first(),
    ).toBeVisible()
    await field(page, t).fill('zz')
    await page.keyboard.press('Escape')
    await expect(field(page, t)).toHaveValue('')
    await expect(field(page, t)).toBeFocused()
  })

  test('recent searches are remembered here and can be removed', { tag: '@one-language' }, async ({
    page,
    open,
    go,
    t,
    listing,
  }) => {
    await open('/search?q=5W-30')
    await listing.cards.first().waitFor()
    await go('/search')
    const recent = page.getByRole('list', { name: t('listing.search.recent') })
    await recent.getByRole('button', { name: '5W-30', exact: true }).click()
    await expect(page).toHaveURL(/\?q=5W-30$/)
    await page.getByRole('button', { name: t('listing.search.clear') }).click()
    await expect(page).toHaveURL(/\/search$/)
    await recent.getByRole('button', { name: t('listing.search.removeRecent', { term: '5W-30' }) }).click()
    await expect(recent).toHaveCount(0)
    await page.reload()
    await expect(recent).toHaveCount(0)
  })

  test('a desktop’s header field leads here', { tag: '@one-language' }, async ({
    page,
    open,
    listing,
    lang,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(nowhere)
    const header = page.getByRole('banner').getByRole('combobox')
    await header.fill('5W-30')
    await header.press('Enter')
    await expect(page).toHaveURL(`/${lang}/search?q=5W-30`)
    await listing.cards.first().waitFor()
  })
})

function field(page: import('@playwright/test').Page, t: (key: 'listing.search.label') => string) {
  return page.getByRole('main').getByRole('combobox', { name: t('listing.search.label') })
}

function fail(): never {
  throw new Error('Nothing was found')
}
