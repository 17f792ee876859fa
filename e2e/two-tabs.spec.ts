import { isOperation } from './fixtures/listing-test.ts'
import { bottomBar, languageSwitch, otherLang, skipGreetings } from './fixtures/shell-parts.ts'
import { expect, hydrated, test } from './fixtures/shop-test.ts'

const sohar = { en: 'Sohar', ar: 'صحار' }

test.beforeEach(({ context }) => skipGreetings(context))

test('[UX-12] a place chosen in one tab renews the other', { tag: '@one-language' }, async ({
  page,
  context,
  open,
  lang,
  t,
}) => {
  await open('/products/?category=Fuel')
  const other = await context.newPage()
  await other.goto(`/${lang}/store/edit/`)
  await hydrated(other)
  await other.getByLabel(t('locations.city')).selectOption(sohar[lang])
  const renewed = page.waitForRequest(isOperation('Products'))
  await other.getByRole('button', { name: t('locations.confirm') }).click()
  await expect(bottomBar(page, t)).toContainText(sohar[lang])
  expect((await renewed).postData()).toContain('"sohar"')
})

test('[NAV-50] a step back in the very moment of a switch leads into the language that is shown', {
  tag: '@one-language',
}, async ({ page, open, lang, t }) => {
  const other = otherLang[lang]
  await page.addInitScript(delayReact)
  await open('/terms-and-policy/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.support.title') })
    .click()
  await expect(page).toHaveURL(`/${lang}/support/`)
  await hydrated(page)
  // As soon as the page is drawn in the other language, and before React runs what comes after the drawing.
  await page.evaluate(() => {
    const switched = new MutationObserver(() => {
      switched.disconnect()
      history.back()
    })
    switched.observe(document.documentElement, { attributeFilter: ['lang'] })
    Object.assign(window, { isReactSlow: true })
  })
  await languageSwitch(page, lang).click()
  await expect(page).toHaveURL(`/${other}/terms-and-policy/`)
  await expect(page.locator('html')).toHaveAttribute('lang', other)
})

test('[NAV-50] after a switch no step back leads into the other language, in this document or another', {
  tag: '@one-language',
}, async ({ page, open, lang, t }) => {
  const other = otherLang[lang]
  await open('/terms-and-policy/')
  await page.goto(`/${lang}/support/`)
  await hydrated(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.menu.termsAndPolicy') })
    .click()
  await expect(page).toHaveURL(`/${lang}/terms-and-policy/`)
  await languageSwitch(page, lang).click()
  await expect(page).toHaveURL(`/${other}/terms-and-policy/`)
  await expect(page.locator('html')).toHaveAttribute('lang', other)

  await page.goBack()
  await expect(page).toHaveURL(`/${other}/support/`)
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await page.goBack()
  await expect(page).toHaveURL(`/${other}/terms-and-policy/`)
  await expect(page.locator('html')).toHaveAttribute('lang', other)
})

/** React continues its work by messages to itself; these take half a second from the moment a test says so. */
function delayReact(): void {
  const send = MessagePort.prototype.postMessage
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    setTimeout(() => send.call(this, message), 'isReactSlow' in window ? 500 : 0)
  }
}
