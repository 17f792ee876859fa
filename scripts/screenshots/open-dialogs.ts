import type { Page } from '@playwright/test'
import type { Translate } from '@warsha/i18n/translate.ts'
import { confirmBooking, fillAndPay } from '../../e2e/fixtures/payment-parts.ts'

export async function openSideMenu(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('shell.header.menu') }).click()
  await page.getByRole('dialog', { name: t('shell.menu.title') }).waitFor()
}

/** Beside the products on a wide screen, where no button opens them. */
export async function openFilters(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('listing.filter.open'), exact: true }).click()
  await page.getByRole('dialog', { name: t('listing.filter.title') }).waitFor()
}

export async function openSort(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('catalogue.sort.open'), exact: true }).click()
  await page.getByRole('dialog', { name: t('catalogue.sort.title') }).waitFor()
}

export async function openPicker(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('product.way.fitting_center') }).click()
  await page.getByRole('button', { name: t('booking.picker.proceed') }).waitFor()
}

export async function openTimes(page: Page, t: Translate): Promise<void> {
  await openPicker(page, t)
  await page.getByRole('button', { name: t('booking.picker.proceed') }).click()
  await page.getByRole('region', { name: t('booking.times.days'), exact: true }).waitFor()
}

export async function openOwnAddress(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('product.way.fitting_home') }).click()
  await page.getByRole('button', { name: t('booking.home.add') }).click()
  await page.getByLabel(t('booking.home.text'), { exact: true }).waitFor()
}

export async function openCarPicker(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('fits.choose') }).click()
  await page.getByRole('dialog').waitFor()
}

export async function openPhoneChange(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('profile.changePhone') }).click()
  await page.getByRole('dialog').waitFor()
}

export async function openTopUp(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('wallet.topUp.open') }).click()
  await page.getByRole('dialog').waitFor()
}

/** What costs no more than was paid is offered alone: nothing for an order of the demo, which has no fee. */
export async function pressMove(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('orders.move.open') }).click()
  await page.getByRole('dialog').getByText(t('orders.move.none')).waitFor()
}

export async function openMove(page: Page, t: Translate): Promise<void> {
  await paid('pay')(page, t)
  await page.getByRole('link', { name: t('orders.view') }).click()
  await page.getByRole('button', { name: t('orders.move.open') }).click()
  await page.getByRole('button', { name: t('booking.picker.proceed') }).waitFor()
}

export async function openNewTimes(page: Page, t: Translate): Promise<void> {
  await openMove(page, t)
  await page.getByRole('button', { name: t('booking.picker.proceed') }).click()
  await page.locator('section button[aria-label*="–"]').first().waitFor()
}

export async function openRemoval(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('orders.removeDraft') }).click()
  await page.getByRole('dialog').waitFor()
}

export async function openReasons(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('returns.next') }).click()
  await page.getByRole('radio').first().waitFor()
}

export async function chooseReason(page: Page, t: Translate): Promise<void> {
  await openReasons(page, t)
  await page.getByRole('radio').first().check()
  const unused = page.getByRole('checkbox')
  if (await unused.isVisible()) await unused.check()
  await page.getByRole('button', { name: t('returns.next') }).click()
  await page.getByRole('button', { name: t('profile.sendCode') }).waitFor()
}

/** From the booking through the payment to what the gateway answers. */
export function paid(answer: 'pay' | 'decline' | 'cancel') {
  return async (page: Page, t: Translate): Promise<void> => {
    await confirmBooking(page, t)
    await fillAndPay(page, t)
    await page.getByRole('button', { name: t(`demo.gateway.${answer}`) }).click()
    await page.waitForURL(/\/payment\/(?:done|error|cancel)\//)
    await page.getByText(t('payment.result.checking')).waitFor({ state: 'hidden' })
    if (answer === 'pay') await page.getByRole('link', { name: t('orders.view') }).waitFor()
  }
}
