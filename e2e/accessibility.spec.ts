import type { Locator, Page } from '@playwright/test'
import { changeBanners, withValue } from './fixtures/home-parts.ts'
import { bottomBar, openSideMenu, placeDialog, sideMenu, skipGreetings } from './fixtures/shell-parts.ts'
import { nowhere } from './fixtures/shop-pages.ts'
import { expect, test } from './fixtures/shop-test.ts'

test('[A11Y-02] the side menu holds the focus, closes with Escape and gives the focus back', {
  tag: '@one-language',
}, async ({ page, open, expectAccessible, t }) => {
  await open(nowhere)
  const button = page.getByRole('button', { name: t('shell.header.menu') })
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = sideMenu(page, t)
  await expect(menu).toBeVisible()
  await expectAccessible('dialog[open]')
  await expectFocusKept(page, menu, 14)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(button).toBeFocused()

  await openSideMenu(page, t)
  await menu.getByRole('button', { name: t('shell.close') }).click()
  await expect(menu).toHaveCount(0)
  await expect(button).toBeFocused()
})

test.describe('on a first visit', () => {
  test.use({ place: 'none' })

  test('[A11Y-02] the forced dialog holds the focus and does not close with Escape', {
    tag: '@one-language',
  }, async ({ page, open, expectAccessible, t }) => {
    await open('/support/')
    const dialog = placeDialog(page, t)
    await expect(dialog).toBeVisible()
    await expectAccessible('dialog[open]')
    await expectFocusKept(page, dialog, 8)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: t('locations.confirm') }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
  })
})

test('[A11Y-03] buttons and links without words have names in the language of the page', async ({
  page,
  open,
  go,
  t,
}) => {
  await open(nowhere)
  const [header, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')]
  const signs = [
    header.getByRole('button', { name: t('shell.header.menu') }),
    header.getByRole('link', { name: t('shell.header.search') }),
    header.getByRole('link', { name: t('shell.header.notifications') }),
    footer.getByRole('link', { name: t('shell.footer.whatsapp') }),
  ]
  for (const sign of signs) {
    await expect(sign).toHaveText('')
    await expect(sign.locator('svg')).toBeVisible()
  }
  await go('/terms-and-policy/')
  await expect(header.getByRole('button', { name: t('shell.back') })).toHaveText('')
  await go('/support/')
  await expect(header.getByRole('link', { name: t('shell.back') })).toHaveText('')
})

test('[A11Y-04] toasts are live regions that a keyboard can reach', { tag: '@one-language' }, async ({
  page,
  open,
  t,
}) => {
  await page.route('**/api/v1/locations/states/**', (route) =>
    route.fulfill({ status: 400, json: { errors: [{ message: 'No places today', code: 'X' }] } }),
  )
  await open('/store/edit/')
  const toast = page.getByRole('alert').filter({ hasText: 'No places today' })
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: t('shell.toast.dismiss') }).press('Enter')
  await expect(toast).toHaveCount(0)
})

test('[A11Y-06] [UX-130] with reduced motion nothing moves by itself, without it nothing that is painted again', {
  tag: '@one-language',
}, async ({ page, context, open, t }) => {
  await skipGreetings(context)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  const listed = page.waitForResponse(/notification\/notif\//)
  await open('/')
  // Requests must not run out of time when the clock runs ahead.
  await listed
  const offers = page.getByRole('region', { name: t('content.banners.label') })
  const firstDot = offers.getByRole('button').nth(1)
  const pause = offers.getByRole('button', { name: t('content.banners.pause') })
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await page.clock.runFor(30_000)
  await expect(firstDot).toHaveAttribute('aria-current', 'true')
  await expect(pause).toBeHidden()
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length
  expect(await page.evaluate(moving)).toBe(0)

  // The same page does move for everybody else: the unseen dot of the bell without end, by what needs no painting.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(pause).toBeVisible()
  const changed = async () => {
    // The bell asks for what is new when the page has time, and the clock stands still between these steps.
    await page.clock.runFor(100)
    return page.evaluate(endlesslyChanged)
  }
  await expect.poll(changed).toEqual(['opacity', 'transform'])
  await expect(async () => {
    await page.clock.runFor(12_500)
    await expect(firstDot).toHaveAttribute('aria-current', 'false', { timeout: 1_000 })
  }).toPass()
})

for (const [motion, isPaused] of [
  ['reduce', true],
  ['no-preference', false],
] as const) {
  test(`[A11Y-06] a video ${isPaused ? 'stands still' : 'plays'} with the motion preference ${motion}`, {
    tag: '@one-language',
  }, async ({ page, context, open, t }) => {
    await skipGreetings(context)
    await page.emulateMedia({ reducedMotion: motion })
    // Whether it plays is decided before any of it has come; nothing of it ever does.
    await page.route('**/offer.mp4', () => {})
    await changeBanners(page, (node) =>
      withValue(node, 'left-image', { file: { url: '/media/banners/offer.mp4' } }),
    )
    await open('/support/')
    await bottomBar(page, t)
      .getByRole('link', { name: t('shell.bottomBar.home') })
      .click()
    const video = page.locator('main video').first()
    await expect(video).toBeAttached()
    await expect(video).toHaveJSProperty('paused', isPaused)
    await expect(video).not.toHaveAttribute('autoplay')
  })
}

/** However often Tab is pressed, the focus is in the dialog or with the browser itself. */
async function expectFocusKept(page: Page, dialog: Locator, presses: number): Promise<void> {
  const places = new Set<string>()
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab')
    places.add(
      await dialog.evaluate((element) => {
        const { activeElement, body } = document
        if (activeElement === body) return 'browser'
        return element.contains(activeElement) ? 'dialog' : `outside: ${activeElement?.outerHTML}`
      }),
    )
  }
  expect(places).toContain('dialog')
  expect([...places].filter((place) => place.startsWith('outside'))).toEqual([])
}

/** The properties that animations without end change. */
function endlesslyChanged(): string[] {
  const changed = document.getAnimations().flatMap(({ effect }) => {
    if (!(effect instanceof KeyframeEffect) || effect.getTiming().iterations !== Number.POSITIVE_INFINITY)
      return []
    return effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe))
  })
  const ofKeyframes = new Set(['offset', 'computedOffset', 'easing', 'composite'])
  return [...new Set(changed)].filter((name) => !ofKeyframes.has(name)).sort()
}
