import { skipGreetings } from './fixtures/shell-parts.ts'
import { pagePaths } from './fixtures/shop-pages.ts'
import { expect, test } from './fixtures/shop-test.ts'

/** Pages of a customer are looked at in account-pages.spec.ts; the offline page leads away as soon as the shop answers. */
const isOpenToVisitors = (path: string) =>
  !/^\/(verify-otp|my-cars|profile|address|wallet|booking|payment|my-orders|returnable-orders|return|referral|driver-visits|closed-visit|offline|high-traffic)\b/.test(
    path,
  )

test('in the dark every page of a visitor can be read, and paper stays light', {
  tag: '@one-language',
}, async ({ page, context, open, go, expectAccessible }) => {
  test.setTimeout(120_000)
  await skipGreetings(context)
  await page.emulateMedia({ colorScheme: 'dark' })
  await open('/')
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  for (const path of pagePaths.filter(isOpenToVisitors)) {
    await go(path === '/products/' ? '/products/?category=Fuel' : path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('main [aria-busy=true]:visible, main .animate-skeleton:visible')).toHaveCount(0)
    await expectAccessible(undefined, ['color-contrast'])
  }
  expect(await ground()).toBe('rgb(13, 19, 16)')
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  expect(await ground()).toBe('rgb(245, 247, 246)')
})
