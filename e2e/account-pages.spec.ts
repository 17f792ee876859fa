import type { Page } from '@playwright/test'
import type { MessageKey } from '@warsha/i18n/message-key.ts'
import { expectNoSidewaysScroll } from './fixtures/cart-test.ts'
import { holdScripts } from './fixtures/early-page.ts'
import { expect, hydrated, test } from './fixtures/shop-test.ts'
import { openAs, signInWithHistory } from './fixtures/sign-in.ts'

const pages: [string, MessageKey][] = [
  ['/profile/', 'shell.menu.userAccount'],
  ['/my-orders/', 'shell.menu.myOrders'],
  ['/returnable-orders/', 'shell.menu.returns'],
  ['/wallet/', 'shell.menu.wallet'],
  ['/my-cars/', 'shell.menu.myCars'],
  ['/address/list/', 'shell.menu.myAddresses'],
  ['/notifications/', 'shell.header.notifications'],
  ['/referral/', 'shell.menu.inviteFriends'],
]

test.afterEach(({ page }) => page.emulateMedia({ colorScheme: null }))

test('on a tablet the pages of the account stand beside each other, and can be read in the dark', async ({
  page,
  open,
  request,
  t,
  expectAccessible,
}) => {
  test.setTimeout(90_000)
  await openAs(page, await signInWithHistory(request))
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await open('/profile/')
  const nav = page.getByRole('navigation', { name: t('shell.menu.account') })
  for (const [path, text] of pages) {
    await nav.getByRole('link', { name: t(text), exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}?$`.replaceAll('/', '\\/')))
    await expect(nav.locator('[aria-current=page]')).toHaveText(t(text))
    await settled(page)
    await expectNoSidewaysScroll(page)
    await expectAccessible(undefined, ['color-contrast', 'heading-order', 'landmark-unique'])
    expect(await beside(page), `${path} beside the list`).toBe(true)
  }
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(13, 19, 16)')

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(nav).toBeHidden()
})

for (const width of [390, 1280])
  test(`[UX-171] before any script runs a page has the shape it will have, at ${width} px`, async ({
    page,
    request,
    lang,
  }) => {
    await openAs(page, await signInWithHistory(request))
    await page.setViewportSize({ width, height: 900 })
    const open = async (path: string) => {
      const scripts = await holdScripts(page)
      await page.goto(`/${lang}${path}`, { waitUntil: 'commit' })
      await page.locator('main .animate-skeleton').nth(4).waitFor()
      const before = await shapeOf(page)
      scripts.release()
      await hydrated(page)
      await settled(page)
      return [before, await shapeOf(page)] as const
    }
    const [early, profile] = await open('/profile/')
    expect(early).toEqual(profile)
    const [fields, form] = await open('/profile/edit/')
    expect(fields.card).toEqual(form.card)
    const [list, orders] = await open('/my-orders')
    expect(list.card).toEqual(orders.card)
    const order = await page.getByRole('article').getByRole('link').first().getAttribute('href')
    const [ordered, detail] = await open(order?.replace(`/${lang}`, '') ?? '')
    expect(ordered.card).toEqual(detail.card)

    await holdScripts(page)
    await page.goto(`/${lang}/payment/`, { waitUntil: 'commit' })
    await expect(page.locator('main .animate-skeleton').nth(9)).toBeVisible()
  })

/** The headings of a page, and where its first card is. */
function shapeOf(page: Page): Promise<{ headings: string[]; card: number[] }> {
  return page.locator('main').evaluate((main) => {
    const { left, top, width } = main.querySelector('.rounded-card.border')?.getBoundingClientRect() ?? {}
    return {
      headings: [...main.querySelectorAll('h2')].map(({ textContent }) => textContent),
      // A line of text may round to another whole dot.
      card: [left, width, top].map((length) => Math.round((length ?? -1) / 4)),
    }
  })
}

/** The list of pages and the page stand on one line, without covering each other. */
async function beside(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [side, content] = [...(document.querySelector('.account-columns')?.children ?? [])].map((part) =>
      part.getBoundingClientRect(),
    )
    if (!side || !content) return false
    const isApart = side.right <= content.left + 1 || content.right <= side.left + 1
    return isApart && Math.abs(side.top - content.top) < 2
  })
}

async function settled(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy=true]:visible, main .animate-skeleton:visible')).toHaveCount(0)
}
