import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import { bottomCart, lessOf, lineOn, moreOf, stockCheck, test } from './fixtures/cart-test.ts'
import { readStoredCart, storeCart } from './fixtures/filled-cart.ts'
import { addButton, demoProducts, productPath, readProduct } from './fixtures/product-parts.ts'
import { expect } from './fixtures/shop-test.ts'

test('[UX-17] what is added is counted in one toast, which leads to the cart and takes all of it back', {
  tag: '@one-language',
}, async ({ page, open, t }) => {
  await open('/products/?category=Tyres')
  const add = page.getByRole('button', { name: t('catalogue.product.addToCart') })
  const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: t('shell.undo') }) })
  await add.first().click()
  await expect(toast).toContainText(t('catalogue.product.viewCart'))
  await add.first().click()
  await expect(toast).toContainText(t('catalogue.product.addedCount', { count: 2 }))
  await add.first().click()
  await expect(toast).toContainText(t('catalogue.product.addedCount', { count: 3 }))
  await expect(toast).toHaveCount(1)
  await toast.getByRole('button', { name: t('shell.undo') }).click()
  await expect(bottomCart(page, t)).toHaveAccessibleName(t('shell.bottomBar.cart'))
  await expect(toast).toHaveCount(0)

  await add.first().click()
  // The former three are no longer counted.
  await expect(toast).not.toContainText('3')
  await toast.getByRole('button', { name: t('catalogue.product.viewCart') }).click()
  await expect(page).toHaveURL(/\/cart\/$/)
})

test('[UX-17] on the product’s page the toast stands clear of the bar to buy', {
  tag: '@one-language',
}, async ({ page, open, request, t }) => {
  await open(productPath(await readProduct(request, demoProducts.oil)))
  await addButton(page, t).click()
  const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: t('shell.undo') }) })
  await expect(toast).toBeVisible()
  const [box, bar] = [await toast.boundingBox(), await page.locator('.buy-bar').boundingBox()]
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('[UX-18] the card of what is in the cart counts up and down, says so and holds the focus', {
  tag: '@one-language',
}, async ({ page, open, oil, t, expectAccessible }) => {
  await open(searchFor(oil))
  const card = lineOn(page, oil)
  await card.getByRole('button', { name: t('catalogue.product.addToCart') }).press('Enter')
  const more = moreOf(page, oil, t)
  await expect(more).toBeFocused()
  await more.press('Enter')
  const group = card.getByRole('group', { name: t('catalogue.product.inCart', { product: oil.name }) })
  await expect(group.locator('[aria-live=polite]')).toHaveText('2')
  await expect.poll(() => readStoredCart(page)).toMatchObject([{ quantity: 2 }])
  await expectAccessible()

  await lessOf(page, oil, t).click()
  await expect(group.locator('[aria-live=polite]')).toHaveText('1')
  await lessOf(page, oil, t).click()
  await expect(group).toHaveCount(0)
  await expect(card.getByRole('button', { name: t('catalogue.product.addToCart') })).toBeFocused()
  const removed = t('catalogue.product.removed', { product: isolateName(oil.name) })
  const toast = page.getByRole('status').filter({ hasText: removed })
  await toast.getByRole('button', { name: t('shell.undo') }).click()
  await expect(group.locator('[aria-live=polite]')).toHaveText('1')
})

test('[UX-18] a card shows what the cart has from an earlier visit', { tag: '@one-language' }, async ({
  page,
  context,
  open,
  oil,
  t,
}) => {
  await storeCart(context, [{ ...oil, quantity: 4 }])
  await open(searchFor(oil))
  await expect(lineOn(page, oil).locator('[aria-live=polite]')).toHaveText('4')
  await expect(lineOn(page, oil).getByRole('button', { name: t('catalogue.product.addToCart') })).toHaveCount(
    0,
  )
})

test('[ERR-16] [UX-19] more of a product of the cart than there is leads from its page to the cart', {
  tag: '@one-language',
}, async ({ page, context, open, request, oil, lang, t }) => {
  await storeCart(context, [{ ...oil, quantity: 3 }])
  await open(productPath(await readProduct(request, demoProducts.oil)))
  await page.route(stockCheck, (route) => {
    const { products } = route.request().postDataJSON() as { products: { quantity: number }[] }
    return (products[0]?.quantity ?? 0) > 3
      ? route.fulfill({ status: 400, json: onlyThree(oil) })
      : route.fulfill({ json: { data: { products: onlyThree(oil).products } } })
  })
  await addButton(page, t).click()
  await expect(page).toHaveURL(`/${lang}/cart/`)
  const text = t('catalogue.product.leftAndHave', { count: 3, quantity: 3 })
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  await expect(lineOn(page, oil).getByText(text)).toBeVisible()
})

test('[ERR-16] [UX-19] what is not in the cart is refused where it was asked for', {
  tag: '@one-language',
}, async ({ page, open, request, oil, t }) => {
  const path = productPath(await readProduct(request, demoProducts.oil))
  await open(path)
  await page.route(stockCheck, (route) => route.fulfill({ status: 400, json: onlyThree(oil) }))
  await addButton(page, t).click()
  const text = t('catalogue.product.onlyLeft', { count: 3 })
  await expect(page.getByRole('alert').filter({ hasText: text })).toHaveCount(1)
  await addButton(page, t).click()
  await expect(page.getByRole('alert').filter({ hasText: text })).toHaveCount(1)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

/** A list with few cards, the product's among them. */
function searchFor(product: CartLine): string {
  const [name = ''] = product.name.split(' · ')
  return `/search?q=${encodeURIComponent(name)}`
}

function onlyThree({ id, variantId }: CartLine) {
  const line = { product_id: id, variant_id: variantId, available: false, quantity_available: 3 }
  return { errors: { [id]: ['Only 3 left.'] }, products: [{ ...line, code: 'STOCK_INSUFFICIENT' }] }
}
