import type { Locator, Page } from '@playwright/test'
import { formatDayOfYear } from '@warsha/contract/formats/format-day.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { Translate } from '@warsha/i18n/translate.ts'
import { test as base } from './fixtures/booking-test.ts'
import { confirmBooking, startCheckout, summaryRow } from './fixtures/payment-parts.ts'
import { otherLang } from './fixtures/shell-parts.ts'
import { expect } from './fixtures/shop-test.ts'
import { openAs, signInByApi } from './fixtures/sign-in.ts'
import { runSql } from './setup/databases.ts'

const test = base.extend<{
  /** Opens the payment of a customer who has no code yet. */
  openPayment(): Promise<void>
}>({
  openPayment: async ({ page, request, open, lang, oil: { variantId } }, use) => {
    const customer = await signInByApi(request)
    await openAs(page, customer)
    await use(async () => {
      await startCheckout(page, request, { customer, variantId, lang })
      await open('/payment/')
    })
  },
})

const codeField = (page: Page, t: Translate) => ({
  field: page.getByLabel(t('promotions.label')),
  apply: page.getByRole('button', { name: t('promotions.apply') }),
  remove: page.getByRole('button', { name: t('promotions.remove') }),
})

const rows = (page: Page, t: Translate) => {
  const summary = page.getByRole('region', { name: t('payment.summary.title') })
  return { summary, total: summary.getByRole('definition').last() }
}

test('[CHK-21] [CHK-22] [CHK-23] a code has at most sixteen characters and is sent in lower case; nothing typed is asked for', {
  tag: '@one-language',
}, async ({ page, openPayment, t }) => {
  await openPayment()
  const { field, apply } = codeField(page, t)
  await expect(field).toHaveAttribute('maxlength', '16')
  await apply.click()
  await expect(field).toHaveAccessibleDescription(t('refusals.PROMO_CODE_REQUIRED'))
  const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('checkoutAddPromoCode'))
  await field.fill('SUMMER25')
  await field.press('Enter')
  expect((await sent).postDataJSON().variables.promoCode).toBe('summer25')
})

test('[CHK-27] [BEY-13] [I18N-01] a refused code stays typed with its reason, which follows the language of the page', {
  tag: '@one-language',
}, async ({ page, openPayment, lang, t, expectAccessible }) => {
  await openPayment()
  const { field, apply } = codeField(page, t)
  const { total } = rows(page, t)
  const full = (await total.textContent()) ?? ''
  await field.fill('SUMMER25')
  await apply.click()
  const reason = (texts: Translate, locale: 'en' | 'ar') =>
    texts('refusals.PROMO_CODE_EXPIRED', { date: formatDayOfYear('2025-08-31', locale) })
  await expect(field).toHaveAccessibleDescription(reason(t, lang))
  await expect(field).toHaveValue('SUMMER25')
  await expect(total).toHaveText(full)
  await expectAccessible()

  const other = translatorFor(otherLang[lang])
  await page.locator(`a[hreflang=${otherLang[lang]}]:visible`).first().click()
  const otherField = page.getByLabel(other('promotions.label'))
  await expect(otherField).toHaveAccessibleDescription(reason(other, otherLang[lang]))
  await expect(otherField).toHaveValue('SUMMER25')
})

test('[CHK-24] [CHK-25] [CHK-27] an applied code changes the total and keeps what was typed, until it is removed', {
  tag: '@one-language',
}, async ({ page, openPayment, lang, t }) => {
  await openPayment()
  const { field, apply, remove } = codeField(page, t)
  const { summary, total } = rows(page, t)
  const full = (await total.textContent()) ?? ''
  await page.getByLabel(t('payment.firstName')).fill('Salma')
  await field.fill('Welcome10')
  await apply.click()
  await expect(field).toHaveValue('welcome10')
  await expect(field).toHaveAttribute('readonly', '')
  await expect(remove).toBeVisible()
  await expect(apply).toBeHidden()
  await expect(summary).toContainText(lang === 'en' ? '10% welcome discount' : 'خصم ترحيبي 10%')
  await expect(total).not.toHaveText(full)
  await expect(page.getByLabel(t('payment.firstName'))).toHaveValue('Salma')

  await remove.click()
  await expect(field).toHaveValue('')
  await expect(field).toBeEditable()
  await expect(apply).toBeVisible()
  await expect(total).toHaveText(full)
})

test('[CHK-28] a gift card beside a code is a row of the summary with the part that is used; total and tax stay those of the goods', {
  tag: '@one-language',
}, async ({ page, openPayment, t, expectAccessible }) => {
  await openPayment()
  const { field, apply, remove } = codeField(page, t)
  const { summary } = rows(page, t)
  await field.fill('welcome10')
  await apply.click()
  const addCard = page.getByRole('button', { name: t('promotions.addGiftCard') })
  await expect(addCard).toBeVisible()
  const ofGoods = await goodsRows(summary, t)
  await addCard.click()
  await page.getByLabel(t('promotions.giftCard'), { exact: true }).fill('gift-demo-3')
  await apply.click()
  await expect(summaryRow(summary, t('promotions.kinds.gift_card'))).toHaveText(/^−3\.000/)
  expect(await goodsRows(summary, t)).toEqual(ofGoods)
  const left = ((ofGoods.total ?? 0) - 3).toFixed(3)
  await expect(summaryRow(summary, t('payment.summary.byCard'))).toHaveText(new RegExp(`^${left} `))
  await expect(remove).toHaveCount(2)
  await expectAccessible()
  await remove.last().click()
  await expect(remove).toHaveCount(1)
  await expect(summary.getByText(t('promotions.kinds.gift_card'), { exact: true })).toHaveCount(0)
})

/** Price of the goods and the tax in it, in rial. */
async function goodsRows(summary: Locator, t: Translate) {
  const amountOf = async (label: string) => parseFloat(await summaryRow(summary, label).innerText())
  return {
    total: await amountOf(t('payment.summary.total')),
    tax: await amountOf(t('payment.summary.taxIncluded')),
  }
}

test(
  '[CAMP-27] [CAMP-30] on the hosts of the driver campaign its code is set, explained when it does not apply, and applied by itself',
  { tag: '@one-language' },
  async ({ page, request, openBooking, oil, lang, t, shopOrigin, expectAccessible }, { workerIndex }) => {
    await openAs(page, await signInByApi(request))
    const setMinimum = (baisa: string) =>
      runSql(`shop_${workerIndex}`, `UPDATE promo_codes SET minimum_baisa = ${baisa} WHERE code = 'bima'`)
    const partner = shopOrigin.replace('localhost', 'bima.localhost')
    await setMinimum('500000')
    const sameOil = JSON.parse(JSON.stringify(oil).replaceAll(shopOrigin, ''))
    await openBooking([sameOil])
    await page.goto(`${partner}/${lang}/booking/`)
    await confirmBooking(page, t)
    const field = page.getByLabel(t('promotions.label'))
    const { summary } = rows(page, t)
    const campaign = lang === 'en' ? 'Driver appreciation' : 'تقدير السائقين'
    await expect(field).toHaveValue('bima')
    await expect(field).toHaveAttribute('readonly', '')
    await expect(page.getByText(/500\.000 (OMR|ر\.ع\.)/)).toBeVisible()
    await expect(summary).not.toContainText(campaign)
    await expect(page.getByRole('button', { name: t('promotions.apply') })).toBeHidden()
    await expectAccessible()

    await setMinimum('NULL')
    await page.reload()
    await expect(page.getByText(t('promotions.campaignApplied'))).toBeVisible()
    await expect(summary).toContainText(campaign)
    await expect(field).toHaveAttribute('readonly', '')
    await expect(page.getByRole('button', { name: t('promotions.remove') })).toBeHidden()
  },
)
