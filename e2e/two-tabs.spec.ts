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
