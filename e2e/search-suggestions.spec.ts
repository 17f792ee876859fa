import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/listing-test.ts'
import { nowhere } from './fixtures/shop-pages.ts'

// The search folds ة to ه, but says what it understood as the catalogue writes it.
const words = {
  en: { oil: 'engine', battery: 'battery', wrong: 'battrey', understood: 'battery' },
  ar: { oil: 'زيت', battery: 'بطارية', wrong: 'بطاربة', understood: 'بطارية' },
} as const

test.describe('suggestions of the header’s field', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false })

  test('[UX-65] [UX-66] categories, sizes and products; arrows choose and Enter opens', async ({
    page,
    open,
    t,
    lang,
    expectAccessible,
  }) => {
    await open(nowhere)
    const field = page.getByRole('banner').getByRole('combobox')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await field.fill(words[lang].oil)
    const list = page.getByRole('listbox', { name: t('shell.suggestions.label') })
    await expect(list.getByRole('group', { name: t('shell.suggestions.category') })).toBeVisible()
    await expect(list.getByRole('group', { name: t('shell.suggestions.product') })).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible('header')

    await field.press('ArrowDown')
    const first = list.getByRole('option').first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'none')
    await expect(field).toBeFocused()
    const to = await first.getAttribute('href')
    await field.press('Enter')
    await expect(page).toHaveURL(to ?? 'none')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(list).toHaveCount(0)
    await expect(field).toHaveValue('')
  })

  test('[UX-78] their code comes with the focus; what was typed meanwhile counts', {
    tag: '@one-language',
  }, async ({ page, open, lang }) => {
    const asked: string[] = []
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/field-suggestions-*.js', async (route) => {
      asked.push(route.request().url())
      await held
      await route.continue()
    })
    await open(nowhere)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    const field = page.getByRole('banner').getByRole('combobox')
    await field.focus()
    await expect.poll(() => asked.length).toBe(1)
    await field.fill(words[lang].oil)
    release()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
  })

  test('[UX-65] a size leads to the products of that size', { tag: '@one-language' }, async ({
    page,
    open,
    t,
  }) => {
    await open(nowhere)
    await page.getByRole('banner').getByRole('combobox').fill('20555')
    await page
      .getByRole('group', { name: t('shell.suggestions.choice') })
      .getByRole('option')
      .first()
      .click()
    await expect(page).toHaveURL(/\/products\/\?tyre-size=205-55r16$/)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

  test('[UX-66] Escape closes the list and leaves the text; Enter without a choice searches', {
    tag: '@one-language',
  }, async ({ page, open, lang }) => {
    await open(nowhere)
    const field = page.getByRole('banner').getByRole('combobox')
    await field.fill(words[lang].battery)
    await expect(page.getByRole('option').first()).toBeVisible()
    await field.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(field).toHaveValue(words[lang].battery)
    await field.press('Enter')
    await expect(page).toHaveURL(`/${lang}/search?q=${encodeURIComponent(words[lang].battery)}`)
  })

  test('[UX-67] typing waits for nothing: a pause asks once, the next letter gives it up, a failure is silent', {
    tag: '@one-language',
  }, async ({ page, open }) => {
    await open(nowhere)
    const asked: string[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(isSuggesting, async (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('search') ?? '')
      if (asked.length === 1) await promise
      await route.fulfill({ status: 503, json: {} }).catch(() => undefined)
    })
    const field = page.getByRole('banner').getByRole('combobox')
    const first = page.waitForRequest(isSuggesting)
    await field.pressSequentially('batt')
    await first
    const givenUp = page.waitForEvent('requestfailed', (request) => isSuggesting(new URL(request.url())))
    const second = page.waitForResponse((answer) => isSuggesting(new URL(answer.url())))
    await field.pressSequentially('ery')
    await givenUp
    resolve()
    await second
    expect(asked.at(-1)).toBe('battery')
    await expect(field).toHaveValue('battery')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${nowhere}/?$`))
  })

  test('[UX-68] the search page has one field', { tag: '@one-language' }, async ({ page, open, lang }) => {
    await open(`/search?q=${encodeURIComponent(words[lang].battery)}`)
    await expect(page.getByRole('combobox')).toHaveCount(1)
  })
})

test('[UX-65] the fields of a phone: home’s covers the page, the search page’s stands above what was found', {
  tag: '@one-language',
}, async ({ page, open, t, lang, listing, expectAccessible }) => {
  await open('/')
  const list = page.getByRole('listbox', { name: t('shell.suggestions.label') })
  await main(page).fill(words[lang].oil)
  await expect(list.getByRole('option').first()).toBeVisible()
  await main(page).press('Enter')
  await listing.cards.first().waitFor()
  await main(page).fill('20555')
  const size = list.getByRole('option').first()
  await expect(size).toContainText('205/55R16')
  await expect(listing.cards.first()).toContainText(/205\s?\/\s?55/)
  await expectAccessible('main')
  await size.click()
  await expect(page).toHaveURL(/tyre-size=205-55r16/)
})

test('[UX-69] mistyped words say what was understood, as a link', async ({ page, open, lang, listing }) => {
  await open(`/search?q=${encodeURIComponent(words[lang].wrong)}`)
  await expect(listing.cards.first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: words[lang].understood, exact: true }).click()
  await expect(page).toHaveURL(`/${lang}/search?q=${encodeURIComponent(words[lang].understood)}`)
  await expect(main(page)).toHaveValue(words[lang].understood)
})

test('[UX-69] a search without matches offers categories that have something', {
  tag: '@one-language',
}, async ({ page, open, t }) => {
  await open('/search?q=zzzzzz')
  const popular = page.getByRole('list', { name: t('listing.search.popular') })
  await popular.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/products\/\?category=/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

function main(page: Page) {
  return page.getByRole('main').getByRole('combobox')
}

function isSuggesting(at: URL | { url(): string }): boolean {
  const { pathname } = at instanceof URL ? at : new URL(at.url())
  return pathname.endsWith('/products/suggestions/')
}
