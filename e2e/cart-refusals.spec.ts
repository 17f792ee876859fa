import { lessOf, lineOn, settled, stockCheck, test } from './fixtures/cart-test.ts'
import { demoSlugs, lineOf, readProduct } from './fixtures/filled-cart.ts'
import { expect } from './fixtures/shop-test.ts'

test.describe('lines that cannot be had', () => {
  test('[CART-20] [CART-17] too large a quantity is told on its line and holds Next until it is put right', async ({
    page,
    openCart,
    request,
    oil,
    lang,
    t,
    expectAccessible,
  }) => {
    const product = await readProduct(request, demoSlugs.tyre, lang)
    const available = product.variants?.[0]?.quantityAvailable ?? 0
    const tooMany = lineOf(product, lang, { quantity: available + 1 })
    await openCart([tooMany, oil])
    await expect(lineOn(page, tooMany).getByRole('alert')).toHaveText(t('refusals.STOCK_INSUFFICIENT'))
    await expect(page.getByRole('button', { name: t('cart.next') })).toBeDisabled()
    await expectAccessible()

    await lessOf(page, tooMany, t).click()
    await expect(lineOn(page, tooMany).getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('link', { name: t('cart.next') })).toBeVisible()
  })

  test('[CART-20] [CART-17] the line offers to be removed, which frees Next', async ({
    page,
    openCart,
    oil,
    tyre,
    t,
  }) => {
    await openCart([{ ...tyre, quantity: 9_000 }, oil])
    const alert = lineOn(page, tyre).getByRole('alert')
    await expect(alert).toHaveText(t('refusals.STOCK_INSUFFICIENT'))
    await lineOn(page, tyre).getByText(t('cart.line.remove'), { exact: true }).click()
    await expect(page.getByRole('link', { name: t('cart.next') })).toBeVisible()
  })

  test('[CART-30] a product the shop no longer sells is marked, not lost', async ({
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

  test('[ERR-16] [ERR-17] [ERR-18] a refusal at Next stays on the cart with line errors and one toast a message', async ({
    page,
    openCart,
    oil,
    tyre,
    lang,
    t,
  }) => {
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
    for (const text of ['No oil left', 'No tyre left']) {
      await expect(page.getByRole('alert').filter({ hasText: text })).toHaveCount(2)
    }
    await expect(page).toHaveURL(`/${lang}/cart/`)
  })

  test('[ERR-18] any other failure at Next shows its message, marks nothing and stays', async ({
    page,
    openCart,
    oil,
    lang,
    t,
  }) => {
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
