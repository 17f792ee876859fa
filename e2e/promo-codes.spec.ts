import type { Page } from '@playwright/test'
import type { Translate } from '@warsha/i18n/translate.ts'
import { test } from './fixtures/booking-test.ts'
import { expect } from './fixtures/shop-test.ts'
import { openAs, signInByApi } from './fixtures/sign-in.ts'
import { runSql } from './setup/databases.ts'

test.beforeEach(async ({ page, request }) => {
  await openAs(page, await signInByApi(request))
})

async function toPayment(page: Page, t: Translate) {
  await page
    .getByRole('button', { name: t('booking.visit.book') })
    .first()
    .click()
  await page
    .getByRole('button', { name: t('booking.confirm.label') })
    .last()
    .click()
  await expect(page).toHaveURL(/\/payment\/$/)
}

const rows = (page: Page, t: Translate) => {
  const summary = page.getByRole('region', { name: t('payment.summary.title') })
  return { summary, total: summary.getByRole('definition').last() }
}

test('[CHK-21] [CHK-22] [CHK-23] [CHK-24] [CHK-25] [CHK-27] [CHK-28] [BEY-13] codes are typed, refused with a reason, applied and removed', {
  tag: '@one-language',
}, async ({ page, openBooking, oil, lang, t, expectAccessible }) => {
  await openBooking([oil])
  await toPayment(page, t)
  const field = page.getByLabel(t('promotions.label'))
  const apply = page.getByRole('button', { name: t('promotions.apply') })
  const { summary, total } = rows(page, t)
  const full = (await total.textContent()) ?? ''
  await page.getByLabel(t('payment.firstName')).fill('Salma')

  await expect(field).toHaveAttribute('maxlength', '16')
  await apply.click()
  await expect(page.getByText(t('refusals.PROMO_CODE_REQUIRED'))).toBeVisible()
  await field.fill('SUMMER25')
  const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('checkoutAddPromoCode'))
  await field.press('Enter')
  expect((await sent).postData()).toContain('summer25')
  await expect(page.getByText(t('refusals.PROMO_CODE_EXPIRED', { date: '2025/08/31' }))).toBeVisible()
  await expect(field).toHaveValue('SUMMER25')
  await expect(total).toHaveText(full)
  await expectAccessible()

  await field.fill('Welcome10')
  await apply.click()
  await expect(field).toHaveValue('welcome10')
  await expect(field).toHaveAttribute('readonly', '')
  const remove = page.getByRole('button', { name: t('promotions.remove') })
  await expect(remove).toBeVisible()
  await expect(apply).toBeHidden()
  await expect(summary).toContainText(lang === 'en' ? '10% welcome discount' : 'خصم ترحيبي 10%')
  await expect(total).not.toHaveText(full)
  await expect(page.getByLabel(t('payment.firstName'))).toHaveValue('Salma')

  await page.getByRole('button', { name: t('promotions.addGiftCard') }).click()
  await page.getByLabel(t('promotions.giftCard'), { exact: true }).fill('gift-demo-3')
  await apply.click()
  await expect(summary.getByText(t('promotions.kinds.gift_card'), { exact: true })).toBeVisible()
  await expect(summary).toContainText('3.000')
  await expect(remove).toHaveCount(2)
  await expectAccessible()

  await remove.last().click()
  await expect(remove).toHaveCount(1)
  await remove.click()
  await expect(field).toHaveValue('')
  await expect(field).toBeEditable()
  await expect(total).toHaveText(full)
})

test(
  '[CAMP-27] [CAMP-30] on the hosts of the driver campaign its code is set, explained when it does not apply, and applied by itself',
  { tag: '@one-language' },
  async ({ page, openBooking, oil, lang, t, shopOrigin, expectAccessible }, { workerIndex }) => {
    const setMinimum = (baisa: string) =>
      runSql(`shop_${workerIndex}`, `UPDATE promo_codes SET minimum_baisa = ${baisa} WHERE code = 'bima'`)
    const partner = shopOrigin.replace('localhost', 'bima.localhost')
    await setMinimum('500000')
    const sameOil = JSON.parse(JSON.stringify(oil).replaceAll(shopOrigin, ''))
    await openBooking([sameOil])
    await page.goto(`${partner}/${lang}/booking/`)
    await toPayment(page, t)
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
