import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import {
  booked,
  expectNoSidewaysScroll,
  isStockCheckOf,
  lessOf,
  lineOn,
  moreOf,
  quantityIn,
  quantityOf,
  removalOf,
  settled,
  stockCheck,
  summaryRow,
  test,
} from './fixtures/cart-test.ts'
import {
  demoSlugs,
  lastSize,
  layoutShift,
  lineOf,
  readAvailable,
  readProduct,
} from './fixtures/filled-cart.ts'
import { expect } from './fixtures/shop-test.ts'

test.describe('the cart screen', () => {
  test('[CART-19] [CART-16] [UX-23] an empty cart has its own screen with a way to the products, and no Next', async ({
    page,
    open,
    t,
  }) => {
    await open('/cart/')
    await expect(page.getByText(t('cart.empty.title'))).toBeVisible()
    await expect(page.getByRole('link', { name: t('cart.empty.action') })).toBeVisible()
    await expect(page.getByText(t('cart.next'), { exact: true })).toHaveCount(0)
  })

  test('an empty cart is said with the first paint, a filled one has placeholders until then', {
    tag: '@one-language',
  }, async ({ page, lang, t }) => {
    await page.route('**/assets/*.js', () => {})
    const [empty, placeholders] = [
      page.getByText(t('cart.empty.title')),
      page.locator('main [aria-busy=true]'),
    ]
    await page.goto(`/${lang}/cart/`, { waitUntil: 'commit' })
    await expect(empty).toBeVisible()
    await expect(placeholders).toBeHidden()
    await page.evaluate(() => localStorage.setItem('warsha:cart', '{"version":1,"state":{"lines":[{}]}}'))
    await page.reload({ waitUntil: 'commit' })
    await expect(placeholders).toBeVisible()
    await expect(empty).toBeHidden()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('[NAV-11] [NAV-78] [CART-34] [UX-98] shows lines, summary, Next and three steps with no link to those ahead', {
    tag: '@purchase',
  }, async ({ page, openCart, oil, tyre, t, lang, expectAccessible }) => {
    await openCart([{ ...oil, quantity: 2 }, tyre])
    const line = lineOn(page, tyre)
    await expect(line.getByRole('heading')).toHaveText(tyre.name)
    // The frame comes from the server, and nothing moves when the cart appears.
    expect(await layoutShift(page)).toBeLessThan(0.001)
    const html = await (await page.request.get(page.url())).text()
    expect(html).toContain(t('shell.loading'))
    const steps = page.getByRole('navigation', { name: t('shell.steps.label') })
    await expect(steps.getByRole('listitem')).toHaveText([
      new RegExp(t('shell.steps.cart')),
      new RegExp(t('shell.steps.booking')),
      new RegExp(t('shell.steps.checkout')),
    ])
    await expect(steps.locator('[aria-current=step]')).toContainText(t('shell.steps.cart'))
    await expect(steps.getByRole('link')).toHaveCount(0)

    await expect(line.locator('img')).toHaveAttribute('width', '88')
    await expect(line.getByText(formatAmount(tyre.payable_amount)).first()).toBeVisible()
    await expect(line.locator('s')).toContainText(formatAmount(tyre.price))
    await expect(line.getByText(tyre.serviceMetadata?.free_gift ?? '?')).toBeVisible()
    await expect(line.getByRole('group', { name: t('cart.line.quantity') })).toHaveText('1')
    await expect(removalOf(page, tyre, t)).toBeVisible()

    const total = 2 * oil.price + tyre.price
    const discount = 2 * oil.discount_amount + tyre.discount_amount
    await expect(summaryRow(page, t('cart.summary.goods'))).toContainText(
      formatPrice(baisa(total), lang).amount,
    )
    await expect(summaryRow(page, t('cart.summary.discount')).locator('bdi[dir=ltr]')).toHaveText(
      formatAmount(baisa(-discount)),
    )
    await expect(summaryRow(page, t('cart.summary.taxIncluded'))).toContainText(
      formatAmount(baisa(2 * oil.tax + tyre.tax)),
    )
    await expect(summaryRow(page, t('cart.summary.serviceFee'))).toBeVisible()
    await expect(summaryRow(page, t('cart.summary.total'))).toContainText(
      formatAmount(baisa(total - discount)),
    )
    await expect(page.getByRole('link', { name: t('cart.next') })).toHaveAttribute(
      'href',
      `/${lang}/booking/`,
    )
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })

  test('on a desktop the summary stands beside the lines', async ({ page, openCart, oil, t }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openCart([oil])
    const line = await lineOn(page, oil).boundingBox()
    const summary = await page.getByRole('region', { name: t('cart.summary.title') }).boundingBox()
    expect(Math.abs((line?.y ?? 0) - (summary?.y ?? 999))).toBeLessThan(2)
    await expect(page.getByRole('link', { name: t('cart.next') })).toHaveCount(1)
  })
})

test.describe('quantities', () => {
  test('[CART-08] [CART-07] one less, and one more after the place was asked', {
    tag: '@one-language',
  }, async ({ page, openCart, oil, t }) => {
    await openCart([{ ...oil, quantity: 3 }])
    await lessOf(page, oil, t).click()
    await expect(quantityOf(page, oil, t)).toHaveText('2')

    const asked = page.waitForRequest(isStockCheckOf(3))
    await moreOf(page, oil, t).click()
    await asked
    await expect(quantityOf(page, oil, t)).toHaveText('3')
    await expect(summaryRow(page, t('cart.summary.goods'))).toContainText(formatAmount(baisa(3 * oil.price)))
  })

  test('[CART-15] a refused increase shows the messages and changes nothing', {
    tag: '@one-language',
  }, async ({ page, openCart, oil, t }) => {
    await openCart([oil])
    await settled(page)
    await page.route(stockCheck, (route) =>
      route.fulfill({ status: 400, json: { errors: { [oil.id]: ['Only one is left'] } } }),
    )
    await moreOf(page, oil, t).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Only one is left' })).toBeVisible()
    await expect(quantityOf(page, oil, t)).toHaveText('1')
    await expect(page.getByRole('link', { name: t('cart.next') })).toBeVisible()
  })

  test('[REST-36] a second tap gives the first check up silently and asks for both', {
    tag: '@one-language',
  }, async ({ page, openCart, oil, t }) => {
    await openCart([oil])
    await settled(page)
    // The first answer never comes, so only giving it up lets the second one through.
    await page.route(stockCheck, (route) =>
      quantityIn(route.request()) === 2 ? undefined : route.continue(),
    )
    await moreOf(page, oil, t).click()
    await moreOf(page, oil, t).click()
    await expect(quantityOf(page, oil, t)).toHaveText('3')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('[CART-25] one less than one removes the line, and undo brings it back', {
    tag: '@one-language',
  }, async ({ page, openCart, oil, tyre, t }) => {
    await openCart([oil, tyre])
    await lessOf(page, oil, t).click()
    await expect(lineOn(page, oil)).toHaveCount(0)
    await page.getByRole('button', { name: t('shell.undo') }).click()
    await expect(page.getByRole('article').first()).toContainText(oil.name)
    await expect(page.getByRole('article')).toHaveCount(2)
  })

  test('[CART-05] [CART-10] [CART-26] [CART-27] fees times their quantity are one service fee; removing a product takes its line and its fee', {
    tag: '@one-language',
  }, async ({ page, openCart, oil, tyre, t }) => {
    await openCart([...booked({ ...oil, quantity: 2 }, 1_500), tyre])
    const [fee, payable] = [t('cart.summary.serviceFee'), t('cart.summary.total')]
    await expect(summaryRow(page, fee)).toContainText('3.000')
    await expect(summaryRow(page, payable)).toContainText(
      formatAmount(baisa(2 * oil.payable_amount + tyre.payable_amount + 3_000)),
    )
    await removalOf(page, oil, t).click()
    await expect(lineOn(page, oil)).toHaveCount(0)
    await expect(summaryRow(page, fee)).not.toContainText('3.000')
    await expect(summaryRow(page, payable)).toContainText(formatAmount(tyre.payable_amount))
  })

  test('[CART-32] [UX-120] a line ends at what the shop has, or at what may be bought at once', {
    tag: '@one-language',
  }, async ({ page, openCart, request, lang, t }) => {
    const few = lastSize(await readProduct(request, demoSlugs.tyre, lang))
    const available = await readAvailable(request, few)
    const scarce = lineOf(few, lang, { quantity: available - 1 })
    const plenty = lineOf(await readProduct(request, demoSlugs.oil, lang), lang, { quantity: 49 })
    await openCart([scarce, plenty])
    await settled(page)
    for (const [line, most, text] of [
      [scarce, available, t('catalogue.product.leftAndHave', { count: available, quantity: available })],
      [plenty, 50, t('catalogue.product.atLimit', { count: 50 })],
    ] as const) {
      await moreOf(page, line, t).click()
      await expect(quantityOf(page, line, t)).toHaveText(String(most))
      await expect(moreOf(page, line, t)).toBeDisabled()
      await expect(lineOn(page, line).getByText(text)).toBeVisible()
    }
  })

  test('the keyboard reaches everything, and the focus stays in the cart after a removal', {
    tag: '@one-language',
  }, async ({ page, openCart, oil, tyre, t }) => {
    await openCart([oil, tyre])
    const remove = removalOf(page, oil, t)
    await remove.focus()
    await page.keyboard.press('Enter')
    await expect(lineOn(page, oil)).toHaveCount(0)
    await expect(page.getByRole('list', { name: t('cart.title') })).toBeFocused()
  })
})
