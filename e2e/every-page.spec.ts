import type { Page } from '@playwright/test'
import type { Translate } from '@warsha/i18n/translate.ts'
import { expectNoSidewaysScroll } from './fixtures/cart-test.ts'
import { expectOneLanguage } from './fixtures/page-texts.ts'
import { placeDialog, skipGreetings, skipTour } from './fixtures/shell-parts.ts'
import { pagePaths } from './fixtures/shop-pages.ts'
import { expect, test } from './fixtures/shop-test.ts'

/** Pages that a visitor may read before signing in, once a place is chosen. */
const needsPlace = (path: string) => /^\/(support|terms-and-policy|service-centers)\//.test(path)

/** A list of a hundred products tells nothing that one of five does not. */
const short: Record<string, string> = { '/products/': '/products/?category=Fuel' }

/**
 * A visitor does not get to see them: the sign-in, where no place is asked for, what leads there, and the booking of an
 * empty cart, which is the cart. The page behind the link of a closed visit asks for no place, and the offline page leads on
 * as soon as the shop answers; both have tests of their own.
 */
const signInPaths =
  /^\/(login|verify-otp|my-cars|profile|address|wallet|booking|payment|my-orders|returnable-orders|return|referral|driver-visits|closed-visit|offline)\b/

test.use({ place: 'none' })

for (const path of pagePaths.filter((each) => !signInPaths.test(each))) {
  const ids = `[I18N-01] [LOC-01] [A11Y-05] [A11Y-08]${needsPlace(path) ? ' [NAV-36]' : ''}`
  test(`${ids} ${path} speaks one language, asks for the place, can be read by everybody and fits a small screen`, async ({
    page,
    context,
    open,
    lang,
    t,
    expectAccessible,
  }) => {
    await skipGreetings(context)
    await skipTour(context)
    await open(short[path] ?? path)
    const address = page.url()
    await expect(placeDialog(page, t)).toBeVisible()
    // The page itself is there behind it.
    await expect(page.locator('main h1, main h2, header h1').first()).toBeAttached()
    await expectOneLanguage(page, lang)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(4, 4)
    await expect(placeDialog(page, t)).toBeVisible()

    await confirmPlace(page, t)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectAccessible()
    // Elements out of view keep their old width until they are seen, unless the page is in use.
    await page.keyboard.press('Shift')
    await expect(page.locator('.below-fold')).toHaveCount(0)
    // 1280 pixels at 200 % are 640; 320 is the smallest phone, or the same desktop at 400 %.
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 640 })
      await expectNoSidewaysScroll(page)
      expect(await cutOff(page)).toEqual([])
    }
  })
}

/** Nothing covers the page once the place is said. */
async function confirmPlace(page: Page, t: Translate): Promise<void> {
  await placeDialog(page, t)
    .getByRole('button', { name: t('locations.confirm') })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Elements that reach over the edge of the screen without being in something that scrolls. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && element !== document.body && scrolls(element.parentElement))
    return [...document.querySelectorAll('a, button, input, select, h1, h2, h3, p, li')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only') && !scrolls(element))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < -1 || right > innerWidth + 1)
      })
      .map((element) => element.outerHTML.slice(0, 160))
  })
}
