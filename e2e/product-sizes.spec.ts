import type { Page } from '@playwright/test'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { test as base, chooseButton, pickerOf, rememberTour } from './fixtures/booking-test.ts'
import { demoSlugs, lineOf, readProduct, storeCart } from './fixtures/filled-cart.ts'
import { confirmBooking } from './fixtures/payment-parts.ts'
import { bookAhead, purchaseByApi } from './fixtures/purchase-by-api.ts'
import { expect, hydrated } from './fixtures/shop-test.ts'
import { openAs, signInByApi } from './fixtures/sign-in.ts'

const arabic = translatorFor('ar')

// Arabic whatever the language of the run: looked at once.
const once = { tag: '@one-language' }

const test = base.extend<{ expectSizes(path?: string): Promise<void> }>({
  /** Every size on a page, such as 5W-30 and 4 لتر, stands in one piece, and there is at least one. */
  expectSizes: async ({ page }, use) => {
    await use(async (path) => {
      if (path) {
        await page.goto(`/ar${path}`)
        await hydrated(page)
      }
      await expect.poll(async () => (await readSizes(page)).whole, { message: path }).toBeGreaterThan(0)
      expect((await readSizes(page)).broken, path).toEqual([])
    })
  },
})

test(
  '[UX-26] from the cart to the payment every product keeps its sizes in one piece in Arabic',
  once,
  async ({ page, context, request, expectSizes }) => {
    const oil = lineOf(await readProduct(request, demoSlugs.oil, 'ar'), 'ar')
    await openAs(page, await signInByApi(request))
    await storeCart(context, [oil])
    await context.addInitScript(rememberTour)
    await expectSizes('/cart/')
    await expectSizes('/booking/')
    const picker = pickerOf(page, arabic)
    await page.locator('ul[aria-busy=false]').waitFor()
    await chooseButton(page, oil, /./).first().click()
    await expect(picker.name).toBeVisible()
    await expectSizes()
    await page.goBack()
    await chooseButton(page, oil, /./).nth(1).click()
    await expect(page.getByRole('dialog', { name: arabic('booking.home.title') })).toBeVisible()
    await expectSizes()
    await page.goBack()
    await confirmBooking(page, arabic)
    await expectSizes()
  },
)

test(
  '[UX-26] after the purchase every product keeps its sizes in one piece in Arabic',
  once,
  async ({ page, request, expectSizes }) => {
    const oil = lineOf(await readProduct(request, demoSlugs.oil, 'ar'), 'ar')
    const customer = await signInByApi(request)
    const number = await purchaseByApi(request, customer.token, {
      ...oil,
      metadata: await bookAhead(request, oil),
    })
    await openAs(page, customer)
    await expectSizes('/my-orders')
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page.getByRole('region', { name: arabic('orders.summary.title') })).toBeVisible()
    await expectSizes()
    await page.getByRole('link', { name: arabic('orders.invoice') }).click()
    await expectSizes()
    await expectSizes('/returnable-orders')
    await expectSizes('/notifications')
    await page.getByRole('link', { name: number }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectSizes()
  },
)

/** Texts with a size: those in which it is a piece of its own that does not break, and those in which it is not. */
function readSizes(page: Page): Promise<{ whole: number; broken: string[] }> {
  return page.evaluate(() => {
    const size = /\d+W-\u2060?\d+|\d+[ \u00a0]لتر/g
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    let whole = 0
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const [text, parent] = [node.textContent ?? '', node.parentElement]
      if (!parent || parent.closest('script, style, [hidden]') || !text.match(size)) continue
      const isPiece =
        parent.tagName === 'BDI' &&
        getComputedStyle(parent).whiteSpaceCollapse !== 'preserve' &&
        getComputedStyle(parent).textWrapMode === 'nowrap' &&
        text.replaceAll(size, '') === ''
      // Labels and messages have no markup, but marks that do the same.
      const isMarked = text.replaceAll(/\u2068[^\u2068\u2069]*\u2069/g, '').match(size) === null
      if (isPiece || isMarked) whole += 1
      else broken.push(text)
    }
    return { whole, broken }
  })
}
