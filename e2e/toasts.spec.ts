import type { Locator, Page } from '@playwright/test'
import type { Translate } from '@warsha/i18n/translate.ts'
import { removalOf, test } from './fixtures/cart-test.ts'
import { storeCart } from './fixtures/filled-cart.ts'
import { bottomBar } from './fixtures/shell-parts.ts'
import { expect } from './fixtures/shop-test.ts'

const statesCall = '**/api/v1/locations/states/**'
const told = 'No places today'

// The time a toast has left is shown by a motion.
test.use({ reducedMotion: 'no-preference' })

test('[ERR-20] there are four kinds of toasts, each with its colour and its urgency', {
  tag: '@one-language',
}, async ({ page, context, open, oil, t }) => {
  await storeCart(context, [oil])
  await open('/products/?category=Tyres')
  await page
    .getByRole('button', { name: t('catalogue.product.addToCart') })
    .first()
    .click()
  const success = page
    .getByRole('status')
    .filter({ has: page.getByRole('button', { name: t('shell.undo') }) })
  const colours = [await colourOf(success)]
  await success.getByRole('button', { name: t('shell.toast.dismiss') }).click()

  await bottomBar(page, t).getByRole('link').first().click()
  await expect(page.getByLabel(t('locations.country')).getByRole('option')).toHaveCount(3)
  await page.getByLabel(t('locations.country')).selectOption('2')
  await expect(page.getByLabel(t('locations.city'))).not.toHaveValue('')
  await page.route(statesCall, refuse)
  await page.getByLabel(t('locations.country')).selectOption('1')
  colours.push(await colourOf(page.getByRole('alert').filter({ hasText: told })))
  await page.unroute(statesCall)

  await page.getByLabel(t('locations.country')).selectOption('2')
  await expect(page.getByLabel(t('locations.city'))).not.toHaveValue('')
  await page.getByRole('button', { name: t('locations.confirm') }).click()
  const warning = page.getByRole('alert').filter({ hasText: t('catalogue.product.viewCart') })
  colours.push(await colourOf(warning))

  await warning.getByRole('button', { name: t('catalogue.product.viewCart') }).click()
  await removalOf(page, oil, t).click()
  const info = page.getByRole('status').filter({ has: page.getByRole('button', { name: t('shell.undo') }) })
  colours.push(await colourOf(info))
  expect(new Set(colours).size).toBe(4)
})

test('[ERR-22] [ERR-23] a toast stands at the bottom in the middle and shows its time', async ({
  page,
  open,
  t,
}) => {
  await page.route(statesCall, refuse)
  await open('/store/edit/')
  const toast = page.getByRole('alert').filter({ hasText: told })
  await toast.hover()
  const box = await toast.boundingBox()
  const bar = await bottomBar(page, t).boundingBox()
  if (!box || !bar) throw new Error('The toast is not on the page')
  expect(Math.abs(box.x + box.width / 2 - 390 / 2)).toBeLessThan(2)
  expect(box.y + box.height).toBeLessThanOrEqual(bar.y)
  expect(box.y + box.height).toBeGreaterThan(bar.y - 40)

  const progress = progressOf(toast)
  await expect(progress).toHaveCSS('animation-duration', '8s')
  await expect(progress).toHaveCSS('animation-name', 'toast-progress')
  expect((await progress.boundingBox())?.height).toBe(3)
})

test('[ERR-21] [ERR-24] [ERR-25] a toast stays 8 seconds, longer under the pointer, and goes at a click', {
  tag: '@one-language',
}, async ({ page, open, t }) => {
  await page.clock.install()
  await page.route(statesCall, refuse)
  await open('/store/edit/')
  const toast = page.getByRole('alert').filter({ hasText: told })
  await toast.getByText(told).click()
  await expect(toast).toHaveCount(0)

  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await pollAgain(page, t)
  await expect(toast).toBeVisible()
  await page.clock.runFor(7_900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)

  await pollAgain(page, t)
  await toast.hover()
  await expect(progressOf(toast)).toHaveCSS('animation-play-state', 'paused')
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(5, 5)
  await expect(progressOf(toast)).toHaveCSS('animation-play-state', 'running')
  await page.clock.runFor(8_100)
  await expect(toast).toHaveCount(0)
})

test('[ERR-26] a toast can be dragged away, but not by a small move', { tag: '@one-language' }, async ({
  page,
  open,
}) => {
  await page.route(statesCall, refuse)
  await open('/store/edit/')
  const toast = page.getByRole('alert').filter({ hasText: told })
  await drag(page, toast, 30)
  await expect(toast).toBeVisible()
  await drag(page, toast, 260)
  await expect(toast).toHaveCount(0)
})

function refuse(route: { fulfill(answer: object): Promise<void> }): Promise<void> {
  return route.fulfill({ status: 400, json: { errors: [{ message: told, code: 'X', field: null }] } })
}

async function pollAgain(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('shell.retry') }).click()
}

/** The drawn sign says the kind to the eye. */
async function colourOf(toast: Locator): Promise<string> {
  return toast
    .locator('svg')
    .first()
    .evaluate((icon) => getComputedStyle(icon).color)
}

/** Drawn for the eye only, so it has no role. */
function progressOf(toast: Locator): Locator {
  return toast.locator('..').locator('.toast-progress')
}

async function drag(page: Page, toast: Locator, distance: number): Promise<void> {
  const box = await toast.boundingBox()
  if (!box) throw new Error('The toast is not on the page')
  const [x, y] = [box.x + 60, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance, y, { steps: 8 })
  await page.mouse.up()
}
