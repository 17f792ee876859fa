import type { Page } from '@playwright/test'
import type { Translate } from '@warsha/i18n/translate.ts'

/** A screen to look at: where it is and, for some, what to do before the picture is taken. */
export type Screen = {
  name: string
  path: string
  isFirstVisit?: boolean
  prepare?(page: Page, t: Translate): Promise<unknown>
}

export const screens: readonly Screen[] = [
  { name: 'home', path: '' },
  { name: 'location-dialog', path: '', isFirstVisit: true },
  { name: 'side-menu', path: '/nowhere/', prepare: openSideMenu },
  { name: 'store-edit', path: '/store/edit/' },
  { name: 'support', path: '/support/' },
  { name: 'service-centres', path: '/service-centers/' },
  { name: 'centres-of-service', path: '/service-centers/list/1/' },
  { name: 'choose-car', path: '/products/?category=Engine%20oil', prepare: openCarPicker },
  { name: 'insurance', path: '/insurance' },
  { name: 'terms', path: '/terms-and-policy/' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'high-traffic', path: '/high-traffic?stay=1' },
  { name: 'listing', path: '/products/?category=Engine%20oil' },
  { name: 'search', path: '/search?q=5w30' },
  { name: 'empty-cart', path: '/cart/' },
]

async function openSideMenu(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('shell.header.menu') }).click()
  await page.getByRole('dialog', { name: t('shell.menu.title') }).waitFor()
}

async function openCarPicker(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('fits.choose') }).click()
  await page.getByRole('dialog').waitFor()
}
