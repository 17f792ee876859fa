import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { expectOneLanguage } from './fixtures/page-texts.ts'
import { bottomBar, languageNames, languageSwitch, otherLang, skipGreetings } from './fixtures/shell-parts.ts'
import { nowhere, pagePaths } from './fixtures/shop-pages.ts'
import { expect, hydrated, test } from './fixtures/shop-test.ts'

const direction = { en: 'ltr', ar: 'rtl' }
const fontFamilies = { en: 'Inter Variable', ar: 'Cairo Variable' }

test('[I18N-02] [I18N-03] every page has the direction of its language', async ({
  page,
  request,
  open,
  lang,
}) => {
  for (const path of pagePaths) {
    const html = await (await request.get(`/${lang}${path}`)).text()
    expect(/<html\b[^>]*>/.exec(html)?.[0], path).toContain(`lang="${lang}" dir="${direction[lang]}"`)
  }
  await open(nowhere)
  await expect(page.locator('html')).toHaveAttribute('dir', direction[lang])
  await expect(page.locator('body')).toHaveCSS('direction', direction[lang])
})

test('[I18N-07] [I18N-08] [UX-126] the page is drawn in the direction and the font of its language', async ({
  page,
  context,
  open,
  lang,
  t,
}) => {
  await open('/support/')
  await expect(page.locator('html')).toHaveAttribute('dir', direction[lang])
  const title = page.getByRole('heading', { name: t('content.support.questions') })
  await expect(title).toHaveCSS('direction', direction[lang])
  await page.evaluate(() => document.fonts.ready)
  const family = await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)
  expect(family).toMatch(new RegExp(`^"?${fontFamilies[lang]}"?,`))

  // The fonts that the browser really drew with, not those of the style sheet.
  const cdp = await context.newCDPSession(page)
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  const { root } = await cdp.send('DOM.getDocument')
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main p' })
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId })
  expect(fonts.map((font) => [font.familyName.split(' ')[0], font.isCustomFont])).toEqual([
    [fontFamilies[lang].split(' ')[0], true],
  ])

  const [fetched, announced] = await page.evaluate(() => [
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.woff2') ? name : [])),
    [...document.querySelectorAll<HTMLLinkElement>('link[as="font"]')].map(({ href }) => href),
  ])
  expect(fetched.toSorted()).toEqual(announced.toSorted())
})

test('[I18N-16] fonts are our own files and nobody else is asked for anything', {
  tag: '@first-visit',
}, async ({ page, context, open, baseURL, t }) => {
  const addresses: URL[] = []
  page.on('request', (request) => addresses.push(new URL(request.url())))
  await skipGreetings(context)
  await open('/')
  for (const name of [t('shell.support.title'), t('shell.menu.termsAndPolicy')]) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await page.evaluate(() => document.fonts.ready)

  const own = new URL(baseURL ?? '').host
  const elsewhere = addresses.filter(({ protocol, host }) => protocol.startsWith('http') && host !== own)
  expect(elsewhere.map(String)).toEqual([])
  expect(addresses.some(({ pathname }) => pathname.endsWith('.woff2'))).toBe(true)
  const displays = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter((rule) => rule.cssText.includes('.woff2'))
      .map((rule) => rule.style.getPropertyValue('font-display')),
  )
  expect(displays.length).toBeGreaterThan(1)
  expect(new Set(displays)).toEqual(new Set(['swap']))
})

test('[I18N-09] [I18N-10] [I18N-12] [I18N-13] another language changes the document without a reload and is remembered, but the path decides first', async ({
  page,
  open,
  lang,
}) => {
  await open('/support/')
  const cached = () => page.evaluate(() => localStorage.getItem('warsha:lang'))
  expect(await cached()).toBe(lang)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

  await languageSwitch(page, lang).click()
  const other = otherLang[lang]
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page.locator('html')).toHaveAttribute('dir', direction[other])
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await expect.poll(cached).toBe(other)

  // The earlier choice decides where the path does not, and the path before it.
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page).toHaveURL(`/${other}`)
  await open(nowhere)
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
})

test('[I18N-01] a page loads the texts of its route alone; the next page and another language bring theirs', {
  tag: ['@one-language', '@first-visit'],
}, async ({ page, open, lang, t }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text())
  })
  const isLoaded = async (text: string) =>
    (await Promise.all(scripts)).some((script) => script.includes(text))
  await open('/support/')
  expect(await isLoaded(t('content.support.questions'))).toBe(true)
  expect(await isLoaded(t('cart.empty.text'))).toBe(false)

  const other = otherLang[lang]
  const otherT = translatorFor(other)
  await languageSwitch(page, lang).click()
  await expect(page.getByRole('heading', { name: otherT('content.support.questions') })).toBeVisible()
  expect(await isLoaded(otherT('cart.empty.text'))).toBe(false)

  await bottomBar(page, otherT)
    .getByRole('link', { name: otherT('shell.bottomBar.cart') })
    .click()
  await expect(page.getByText(otherT('cart.empty.text'))).toBeVisible()
  await expectOneLanguage(page, other)
})

test('[I18N-10] [I18N-11] without a path the browser decides, with one the path', async ({ page, lang }) => {
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page).toHaveURL(`/${lang}`)
  await page.goto(`/${otherLang[lang]}${nowhere}`)
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', otherLang[lang])
})

test('[I18N-14] [I18N-15] a browser without our languages gets Arabic, and Hindi is no language of pages', {
  tag: '@one-language',
}, async ({ browser, baseURL, request }) => {
  const context = await browser.newContext({ locale: 'hi-IN', baseURL })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page).toHaveURL('/ar')

  const answer = await page.goto('/hi/support/')
  await expect(page).toHaveURL('/ar/hi/support/')
  expect(answer?.status()).toBe(404)
  const offered = page.getByRole('link', { name: languageNames.en })
  await expect(offered.first()).toHaveAttribute('hreflang', 'en')
  await expect(page.locator('[hreflang=hi]')).toHaveCount(0)
  await context.close()

  const mixed = await request.get('/', {
    headers: { 'Accept-Language': 'hi, fr;q=0.9, en;q=0.5, ar;q=0.3' },
    maxRedirects: 0,
  })
  expect(mixed.headers().location).toBe('/en')
})
