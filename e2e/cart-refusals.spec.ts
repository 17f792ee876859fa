import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { lessOf, lineOn, moreOf, quantityOf, settled, stockCheck, test } from './fixtures/cart-test.ts'
import { demoSlugs, lastSize, lineOf, readAvailable, readProduct } from './fixtures/filled-cart.ts'
import { expect } from './fixtures/shop-test.ts'

test.describe('lines that cannot be had', () => {
  test('[CART-20] [CART-17] too large a quantity is told on its line and holds Next until it is put right', {
    tag: '@one-language',
  }, async ({ page, openCart, request, oil, lang, t, expectAccessible }) => {
    const product = lastSize(await readProduct(request, demoSlugs.tyre, lang))
    const available = await readAvailable(request, product)
    const tooMany = lineOf(product, lang, { quantity: available + 1 })
    await openCart([tooMany, oil])
    const text = t('catalogue.product.leftAndHave', { count: available, quantity: available + 1 })
    await expect(lineOn(page, tooMany).getByRole('alert')).toHaveText(text)
    await expect(page.getByRole('button', { name: t('cart.next') })).toBeDisabled()
    await expectAccessible()

    await lessOf(page, tooMany, t).click()
    await expect(lineOn(page, tooMany).getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('link', { name: t('cart.next') })).toBeVisible()
  })

  test('[UX-19] [UX-120] [CART-17] a line of too many offers to be set to what can be had, which frees Next', {
    tag: '@one-language',
  }, async ({ page, openCart, request, oil, lang, t, expectAccessible }) => {
    const product = await readProduct(request, demoSlugs.tyre, lang)
    const count = await readAvailable(request, product)
    const tooMany = lineOf(product, lang, { quantity: 9_000 })
    await openCart([tooMany, oil])
    await expect(lineOn(page, tooMany).getByRole('alert')).toHaveText(
      t('refusals.QUANTITY_LIMITED', { count }),
    )
    const set = lineOn(page, tooMany).getByText(t('cart.line.setTo', { count }), { exact: true })
    await expectAccessible()
    await set.click()
    await expect(quantityOf(page, tooMany, t)).toHaveText(String(count))
    await expect(lineOn(page, tooMany).getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('link', { name: t('cart.next') })).toBeVisible()
  })

  test('[UX-19] [ERR-18] one more than there is is refused with the number left and the number in the cart', {
    tag: '@one-language',
  }, async ({ page, openCart, request, lang, t }) => {
    const product = await readProduct(request, demoSlugs.tyre, lang)
    const line = lineOf(product, lang, { quantity: 3 })
    await openCart([line])
    await settled(page)
    await page.route(stockCheck, (route) => route.fulfill({ status: 400, json: onlyLeft(line, 3) }))
    await moreOf(page, line, t).click()
    const text = t('catalogue.product.leftAndHave', { count: 3, quantity: 3 })
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
    await expect(lineOn(page, line).getByText(text)).toBeVisible()
    await expect(moreOf(page, line, t)).toBeDisabled()
    // The line itself can be had.
    await expect(page.getByRole('link', { name: t('cart.next') })).toBeVisible()
  })

  test('[CART-20] [CART-17] what is gone offers to be removed, which frees Next', {
    tag: '@one-language',
  }, async ({ page, openCart, oil, tyre, t }) => {
    await page.route(stockCheck, (route) => route.fulfill({ status: 400, json: onlyLeft(tyre, 0) }))
    await openCart([tyre, oil])
    const alert = lineOn(page, tyre).getByRole('alert')
    await expect(alert).toHaveText('Told by the shop')
    await lineOn(page, tyre).getByText(t('cart.line.remove'), { exact: true }).click()
    await expect(page.getByRole('link', { name: t('cart.next') })).toBeVisible()
  })

  test('[CART-30] a product the shop no longer sells is marked, not lost', { tag: '@one-language' }, async ({
    page,
    openCart,
    oil,
    t,
  }) => {
    const gone = {
      ...oil,
      id: 'UHJvZHVjdDo5OTk5OTk=',
      variantId: 'UHJvZHVjdFZhcmlhbnQ6OTk5OTk5',
      name: 'Gone Oil',
    }
    await openCart([gone])
    await expect(lineOn(page, gone).getByRole('alert')).toHaveText(t('refusals.PRODUCT_UNAVAILABLE'))
  })

  test('[ERR-16] [ERR-17] [ERR-18] a refusal at Next stays on the cart with line errors, one toast that counts them, and the focus on the first', {
    tag: '@one-language',
  }, async ({ page, openCart, oil, tyre, lang, t }) => {
    await openCart([oil, tyre])
    await settled(page)
    await page.route(stockCheck, (route) =>
      route.fulfill({
        status: 400,
        json: { errors: { [oil.id]: ['No oil left'], [tyre.id]: ['No tyre left'] } },
      }),
    )
    await page.getByRole('link', { name: t('cart.next') }).click()
    await expect(lineOn(page, oil).getByRole('alert')).toHaveText('No oil left')
    await expect(lineOn(page, tyre).getByRole('alert')).toHaveText('No tyre left')
    const toast = page.getByRole('alert').filter({ hasText: t('errors.linesToChange', { count: 2 }) })
    await expect(toast).toHaveCount(1)
    await expect(page.getByRole('alert')).toHaveCount(3)
    await expect(
      lineOn(page, oil)
        .getByRole('button', { name: t('cart.line.remove') })
        .last(),
    ).toBeFocused()
    await expect(page).toHaveURL(`/${lang}/cart/`)
  })

  test('[ERR-18] any other failure at Next shows its message, marks nothing and stays', {
    tag: '@one-language',
  }, async ({ page, openCart, oil, lang, t }) => {
    await openCart([oil])
    await settled(page)
    await page.route(stockCheck, (route) =>
      route.fulfill({
        status: 409,
        json: { errors: [{ field: null, code: 'CONFLICT', message: 'Too late' }] },
      }),
    )
    await page.getByRole('link', { name: t('cart.next') }).click()
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(page.getByRole('alert')).toContainText('Too late')
    await expect(page).toHaveURL(`/${lang}/cart/`)
  })
})

/** A refusal of the shop that has so many of a line. */
function onlyLeft({ id, variantId }: CartLine, left: number) {
  const line = { product_id: id, variant_id: variantId, available: false, quantity_available: left }
  return {
    errors: { [id]: ['Told by the shop'] },
    products: [{ ...line, code: 'STOCK_INSUFFICIENT' }],
  }
}
