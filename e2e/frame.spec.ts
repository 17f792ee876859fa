import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { bottomBar, languageNames, languageSwitch, otherLang } from './fixtures/shell-parts.ts'
import { brandNames, shopConfig } from './fixtures/shop-config.ts'
import { nowhere } from './fixtures/shop-pages.ts'
import { expect, test } from './fixtures/shop-test.ts'

const placeNames = { en: 'Muscat', ar: 'مسقط' }

test('[NAV-44] [NAV-45] [NAV-54] the header leads to search, notifications and home', {
  tag: '@one-language',
}, async ({ page, open, lang, t }) => {
  await open(nowhere)
  for (const [name, address] of [
    [t('shell.header.search'), `/${lang}/search`],
    // Something may be new.
    [new RegExp(`^${t('shell.header.notifications')}`), `/${lang}/notifications`],
    [t('shell.header.logo', { brand: brandNames[lang] }), `/${lang}`],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(address)
    await page.goBack()
    await expect(page).toHaveURL(`/${lang}${nowhere}`)
  }
})

test('[NAV-47] [NAV-48] [NAV-49] the switch names the other language and changes nothing else of the address', async ({
  page,
  open,
  go,
  lang,
}) => {
  const other = otherLang[lang]
  await open('/support?x=1')
  await expect(languageSwitch(page, lang)).toHaveAttribute('href', `/${other}/support?x=1`)

  await go(`${nowhere}?q=%D8%B2%D9%8A%D8%AA&page=2`)
  await expect(languageSwitch(page, lang)).toHaveText(languageNames[other])
  await languageSwitch(page, lang).click()
  await expect(page).toHaveURL(`/${other}${nowhere}?q=%D8%B2%D9%8A%D8%AA&page=2`)
  await expect(languageSwitch(page, other)).toHaveText(languageNames[lang])
})

test('[NAV-50] [NAV-51] the switch leaves no step in the history and renames place and content', {
  tag: '@one-language',
}, async ({ page, open, lang, t }) => {
  const other = otherLang[lang]
  await open('/terms-and-policy/')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: t('shell.support.title') }).click()
  await expect(page).toHaveURL(`/${lang}/support/`)
  const question = page.getByRole('main').locator('summary').first()
  const before = (await question.textContent()) ?? ''
  const steps = await page.evaluate(() => history.length)
  await languageSwitch(page, lang).click()
  await expect(page).toHaveURL(`/${other}/support/`)
  expect(await page.evaluate(() => history.length)).toBe(steps)

  await expect(bottomBar(page, t)).toHaveCount(0)
  await expect(page.getByRole('link', { name: placeNames[other] }).last()).toBeVisible()
  await expect(question).not.toHaveText(before)
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('warsha:login') ?? '').state))
    .toMatchObject({ state_name: placeNames[other], state_id: 11, country_id: 1 })
  await page.goBack()
  await expect(page).toHaveURL(`/${other}/terms-and-policy/`)
})

test('[NAV-53] [NAV-58] [NAV-59] [NAV-60] a page with a title has an arrow against the reading direction that goes one step back', async ({
  page,
  open,
  lang,
  t,
}) => {
  await open(nowhere)
  const header = page.getByRole('banner')
  await expect(header.getByRole('heading')).toHaveCount(0)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.menu.termsAndPolicy') })
    .click()
  const title = header.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(t('content.terms.title'))
  const back = header.getByRole('button', { name: t('shell.back') })
  const arrow = back.locator('svg')
  const scale = await arrow.evaluate((svg) => getComputedStyle(svg).scale)
  expect(scale).toBe(lang === 'ar' ? '-1 1' : 'none')
  const [arrowBox, titleBox] = [await arrow.boundingBox(), await title.boundingBox()]
  if (!arrowBox || !titleBox) throw new Error('The header is not on the page')
  expect(arrowBox.x < titleBox.x).toBe(lang === 'en')
  await back.click()
  await expect(page).toHaveURL(`/${lang}${nowhere}`)

  // Support names the page to go back to, whatever the shopper has seen before.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.support.title') })
    .click()
  await expect(header.getByRole('heading', { level: 1 })).toHaveText(t('shell.support.title'))
  await header.getByRole('link', { name: t('shell.back') }).click()
  await expect(page).toHaveURL(`/${lang}`)
})

test('[NAV-55] [NAV-56] [NAV-57] the footer opens a WhatsApp chat with a greeting', async ({
  page,
  context,
  open,
  go,
  lang,
  t,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  await open('/high-traffic')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await go(nowhere)
  const link = page.getByRole('contentinfo').getByRole('link', { name: t('shell.footer.whatsapp') })
  await expect(link.locator('svg')).toBeVisible()
  const [chat] = await Promise.all([page.waitForEvent('popup'), link.click()])
  const address = new URL(chat.url())
  expect(address.origin + address.pathname).toBe(`https://wa.me/${shopConfig.WHATSAPP_NUMBER}`)
  const greeting = t('shell.footer.whatsappGreeting', { brand: brandNames[lang] })
  expect(address.searchParams.get('text')).toBe(greeting)
})

test('[DATA-14] the brand is the one of the configuration and changes with the language', {
  tag: '@one-language',
}, async ({ page, open, lang }) => {
  await open('/support/')
  const footer = page.getByRole('contentinfo')
  const expectBrandOf = async (shown: 'en' | 'ar') => {
    const t = translatorFor(shown)
    const title = t('content.seo.supportTitle')
    await expect(page).toHaveTitle(t('shell.titleWithBrand', { title, brand: brandNames[shown] }))
    await expect(footer.getByText(brandNames[shown], { exact: true })).toBeVisible()
    await expect(footer.getByText(brandNames[otherLang[shown]])).toHaveCount(0)
  }
  await expectBrandOf(lang)
  await languageSwitch(page, lang).click()
  await expectBrandOf(otherLang[lang])
})

test('[NAV-61] [NAV-62] [NAV-63] the bottom bar has the place, home and the cart', async ({
  page,
  open,
  lang,
  t,
}) => {
  await open('/support/')
  const entries = bottomBar(page, t).getByRole('link')
  await expect(entries).toHaveCount(3)
  await expect(entries.nth(0)).toContainText(placeNames[lang])
  await expect(entries.nth(1)).toHaveAccessibleName(t('shell.bottomBar.home'))
  await expect(entries.nth(2)).toHaveAccessibleName(t('shell.bottomBar.cart'))
  await entries.nth(0).click()
  await expect(page).toHaveURL(`/${lang}/store/edit/`)
  await entries.nth(1).click()
  await expect(page).toHaveURL(`/${lang}`)
})

test('[NAV-76] [NAV-80] the cart is the first of three steps, and no later one can be clicked', {
  tag: '@one-language',
}, async ({ page, open, t }) => {
  await open('/cart/')
  const steps = page.getByRole('navigation', { name: t('shell.steps.label') })
  await expect(steps.getByRole('listitem')).toHaveText([
    `1${t('shell.steps.cart')}`,
    `2${t('shell.steps.booking')}`,
    `3${t('shell.steps.checkout')}`,
  ])
  await expect(steps.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step')
  await expect(steps.getByRole('link')).toHaveCount(0)
  await expect(steps.getByRole('button')).toHaveCount(0)
})

test('[NAV-82] [NAV-84] one green is the theme and the colour of primary buttons', {
  tag: '@one-language',
}, async ({ page, open, t }) => {
  await open('/store/edit/')
  const theme = await page.locator('meta[name=theme-color]').getAttribute('content')
  const button = page.getByRole('button', { name: t('locations.confirm') })
  const { background, color } = await button.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element)
    return { background: backgroundColor, color }
  })
  const green = parseHex(theme ?? '')
  expect(background).toBe(`rgb(${green.join(', ')})`)
  expect(color).toBe('rgb(255, 255, 255)')
  const [red = 0, greenPart = 0, blue = 0] = green
  expect(greenPart).toBeGreaterThan(Math.max(red, blue))
  expect(1.05 / (luminance(green) + 0.05)).toBeGreaterThanOrEqual(4.5)
})

test('[NAV-86] [NAV-87] [NAV-88] pages leave 50 pixels below, controls and surfaces are rounded by 10', {
  tag: '@one-language',
}, async ({ page, open, go, t }) => {
  await open('/store/edit/')
  const main = page.getByRole('main')
  const radius = (name: string) =>
    page.getByRole('button', { name }).evaluate((element) => getComputedStyle(element).borderRadius)
  expect(await radius(t('locations.confirm'))).toBe('10px')
  await expect(main.locator('div.bg-surface').first()).toHaveCSS('border-radius', '10px')
  const paddingOf = (locator: typeof main) =>
    locator.evaluate((element) => getComputedStyle(element).paddingBottom)
  expect(await paddingOf(main.locator('..'))).toBe('50px')

  // The end of the page can be read above the bar.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const end = await page.getByRole('contentinfo').boundingBox()
  const bar = await bottomBar(page, t).boundingBox()
  if (!end || !bar) throw new Error('The frame is not on the page')
  expect(end.y + end.height).toBeLessThanOrEqual(bar.y + 1)

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(bottomBar(page, t)).toBeHidden()
  expect(await paddingOf(main)).toBe('50px')

  await go('/products/?category=Fuel')
  await expect(page.getByRole('article').first()).toHaveCSS('border-radius', '10px')
})

function parseHex(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

/** WCAG's relative luminance. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
