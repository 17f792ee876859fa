import { expect, test } from './fixtures/shop-test.ts'

test('[PROF-19] [PROF-20] [NAV-25] [CAT-08] the partner is shown in a sandboxed frame, reached from its tile', {
  tag: '@one-language',
}, async ({ page, open, lang, t }) => {
  await open('/products/')
  await page.getByRole('link', { name: t('catalogue.category.insurance') }).click()
  await expect(page).toHaveURL(`/${lang}/insurance`)
  const frame = page.locator(`iframe[title="${t('insurance.frame')}"]`)
  await expect(frame).toBeVisible()
  await expect(frame).toHaveAttribute('sandbox', /allow-forms/)
  await expect(frame).not.toHaveAttribute('sandbox', /allow-same-origin|allow-top-navigation/)
  const partner = page.frameLocator(`iframe[title="${t('insurance.frame')}"]`)
  await partner.getByLabel(t('demo.insurance.value')).fill('4000')
  await partner.getByRole('button', { name: t('demo.insurance.ask') }).click()
  await expect(partner.getByText(t('demo.insurance.offer', { price: '140.000' }))).toBeVisible()
})

test('[PROF-20] a partner that does not answer leaves ways out, and buying works', {
  tag: '@one-language',
}, async ({ page, open, lang, t }) => {
  await page.clock.install()
  await page.route('**/demo/insurance*', () => undefined)
  await open('/insurance')
  await expect(page.getByText(t('insurance.loading'))).toBeAttached()
  await page.clock.fastForward(11_000)
  await expect(page.getByRole('alert')).toHaveText(t('insurance.slow'))
  const tab = page.getByRole('link', { name: t('insurance.openTab') })
  await expect(tab).toHaveAttribute('target', '_blank')
  await expect(tab).toHaveAttribute('href', `/demo/insurance?lang=${lang}`)
  await page.getByRole('link', { name: t('insurance.back') }).click()
  await expect(page).toHaveURL(`/${lang}`)
  await open('/products/?category=Engine%20oil')
  await page
    .getByRole('button', { name: t('catalogue.product.addToCart') })
    .first()
    .click()
  await expect(page.locator(`a[href="/${lang}/cart/"]`).first()).toContainText('1')
})
