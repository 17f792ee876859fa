import { readMessages } from '@warsha/i18n/catalogue.ts'
import { fontFamilies } from '@warsha/i18n/locales.ts'
import type { Catalogue } from '@warsha/i18n/translate.ts'
import { readTexts } from './fixtures/page-texts.ts'
import {
  languageNames,
  languageSwitch,
  otherLang,
  placeDialog,
  skipGreetings,
} from './fixtures/shell-parts.ts'
import { nowhere, pagePaths } from './fixtures/shop-pages.ts'
import { expect, hydrated, test } from './fixtures/shop-test.ts'

const direction = { en: 'ltr', ar: 'rtl' }
const messages = { en: readMessages('en'), ar: readMessages('ar') }
const messageKeys = new Set(Object.keys(messages.en))

test.describe('on a first visit', () => {
  test.use({ place: 'none' })

  for (const path of pagePaths) {
    test(`[I18N-01] [LOC-01] ${path} speaks one language and asks for the place`, async ({
      page,
      open,
      lang,
      t,
    }) => {
      await open(path)
      await expect(placeDialog(page, t)).toBeVisible()
      // What says that it is in the other language, such as the switch, may be in it.
      const texts = (await readTexts(page)).filter((each) => each.lang === lang).map((each) => each.text)
      expect(texts.length).toBeGreaterThan(10)
      expect(texts.filter((text) => messageKeys.has(text))).toEqual([])
      expect(texts.filter((text) => isOfLanguage(otherLang[lang], text))).toEqual([])
      expect(texts.filter(lang === 'en' ? hasArabic : isLatinSentence)).toEqual([])

      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await page.mouse.click(4, 4)
      await expect(placeDialog(page, t)).toBeVisible()
    })
  }

  test('[NAV-36] support and terms are open to visitors once they say where they are', async ({
    page,
    open,
    t,
  }) => {
    for (const path of ['/support/', '/terms-and-policy/']) {
      await open(path)
      await expect(placeDialog(page, t)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    }
  })
})

test('[I18N-02] [I18N-03] every page has the direction of its language', async ({
  page,
  open,
  request,
  lang,
  t,
}) => {
  for (const path of pagePaths) {
    const html = await (await request.get(`/${lang}${path}`)).text()
    expect(/<html\b[^>]*>/.exec(html)?.[0], path).toContain(`lang="${lang}" dir="${direction[lang]}"`)
  }
  await open('/support/')
  await expect(page.locator('html')).toHaveAttribute('dir', direction[lang])
  const title = page.getByRole('heading', { name: t('content.support.questions') })
  await expect(title).toHaveCSS('direction', direction[lang])
})

test('[I18N-07] [I18N-08] the page is set in the font of its language', async ({
  page,
  context,
  open,
  lang,
}) => {
  await open('/support/')
  await page.evaluate(() => document.fonts.ready)
  const family = await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)
  expect(family).toMatch(new RegExp(`^"?${fontFamilies[lang]}"?,`))

  // What the browser really drew with, not what was asked for.
  const cdp = await context.newCDPSession(page)
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  const { root } = await cdp.send('DOM.getDocument')
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main p' })
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId })
  expect(fonts.map((font) => [font.familyName.split(' ')[0], font.isCustomFont])).toEqual([
    [fontFamilies[lang].split(' ')[0], true],
  ])
})

test('[I18N-16] fonts are our own files and nobody else is asked for anything', async ({
  page,
  context,
  open,
  baseURL,
}) => {
  const addresses: URL[] = []
  page.on('request', (request) => addresses.push(new URL(request.url())))
  await skipGreetings(context)
  for (const path of ['/', '/support/', '/terms-and-policy/']) await open(path)
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

test('[I18N-09] [I18N-12] another language changes the document without a reload and is remembered', async ({
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
})

test('[I18N-10] the path decides before the earlier choice and before the browser', async ({
  page,
  open,
  lang,
}) => {
  await open('/support/')
  await page.goto(`/${otherLang[lang]}${nowhere}`)
  await expect(page.locator('html')).toHaveAttribute('lang', otherLang[lang])
  await page.goto(`/${lang}/support/`)
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
})

test('[I18N-11] [I18N-13] without a path the browser decides, later the earlier choice', async ({
  page,
  lang,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL(`/${lang}`)
  await page.goto(`/${lang}/support/`)
  await hydrated(page)
  await languageSwitch(page, lang).click()
  await expect(page.locator('html')).toHaveAttribute('lang', otherLang[lang])
  await page.goto('/')
  await expect(page).toHaveURL(`/${otherLang[lang]}`)
})

test('[I18N-14] [I18N-15] a browser without our languages gets Arabic, and Hindi is no language of pages', async ({
  browser,
  baseURL,
  request,
}) => {
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

/** One of our own texts, of this language and not of the other. */
function isOfLanguage(lang: 'en' | 'ar', text: string): boolean {
  const isIn = (catalogue: Catalogue) => Object.values(catalogue).includes(text)
  return isIn(messages[lang]) && !isIn(messages[otherLang[lang]])
}

function hasArabic(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text)
}

/** Brands, codes and addresses are written in Latin letters everywhere; words that follow each other are English. */
function isLatinSentence(text: string): boolean {
  return /[a-z]{2,}[\s,]+[a-z]{2,}[\s,]+[a-z]{2,}/i.test(text.replace(/\S+@\S+|https?:\S+/g, ''))
}
