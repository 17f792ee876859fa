import type { Page } from '@playwright/test'
import type { Translate } from '@warsha/i18n/translate.ts'
import { tour, tourOffer } from '../../e2e/fixtures/home-parts.ts'
import { placeDialog } from '../../e2e/fixtures/shell-parts.ts'

/** What a visit shows for a while: greetings, a toast, the sign-in between an hour and its payment. */

export async function confirmPlace(page: Page, t: Translate): Promise<void> {
  await placeDialog(page, t)
    .getByRole('button', { name: t('locations.confirm') })
    .click()
  await tourOffer(page, t).waitFor()
}

export async function startTour(page: Page, t: Translate): Promise<void> {
  await confirmPlace(page, t)
  await tourOffer(page, t)
    .getByRole('button', { name: t('home.tour.start') })
    .click()
  await tour(page, t).waitFor()
}

/** From a page of the visit that has the main header in every width. */
export async function openAnnouncement(page: Page, t: Translate): Promise<void> {
  await page.context().clearCookies({ name: 'warsha_popup' })
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.header.logo', { brand: t('shell.brand') }) })
    .click()
  await page.getByRole('dialog').locator('img').waitFor()
}

/** The clock stands still for as long as the pictures take, which is longer than a toast stays. */
export async function removeFromCart(page: Page, t: Translate): Promise<void> {
  await page.clock.install()
  await page
    .getByRole('list', { name: t('cart.title') })
    .getByRole('button')
    .first()
    .click()
  await page.locator('.toast').waitFor()
  await page.clock.pauseAt(Date.now() + 1000)
}

export async function signInToPay(page: Page, t: Translate): Promise<void> {
  await page
    .getByRole('button', { name: t('booking.visit.book') })
    .first()
    .click()
  await page
    .getByRole('button', { name: t('booking.confirm.label') })
    .last()
    .click()
  await page.waitForURL(/\/login/)
  await page.getByRole('button', { name: t('login.submit') }).waitFor()
}

/** Pages that go on by themselves as soon as the shop answers. */
export function keepWaiting(page: Page): Promise<unknown> {
  return page.route('**/health/ready', (route) => route.abort())
}
