import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { bottomCart } from './fixtures/cart-test.ts'
import { nameIn } from './fixtures/catalogue-api.ts'
import { readStoredCart } from './fixtures/filled-cart.ts'
import { addButton, demoProducts, productPath, readProduct } from './fixtures/product-parts.ts'
import { skipGreetings } from './fixtures/shell-parts.ts'
import { expect, test } from './fixtures/shop-test.ts'

const amountOf = (amount: number) => formatAmount(baisaFromDecimal(amount))

test.beforeEach(({ context }) => skipGreetings(context))

test.describe('choosing', () => {
  test('[PROD-32] [UX-14] [UX-16] another variant has its own price and picture and is what goes into the cart', async ({
    page,
    open,
    request,
    lang,
    t,
  }) => {
    const product = await readProduct(request, demoProducts.oil)
    const [first, , second] = product.variants
    await open(productPath(product))
    const options = page.getByRole('group', { name: lang === 'ar' ? 'الحجم' : 'Volume' }).getByRole('radio')
    const sizes = await options.evaluateAll((radios: HTMLInputElement[]) => radios.map(({ value }) => value))
    const named = sizes.map((id) => product.variants.find((variant) => variant.id === id)?.name)
    expect(named).toEqual(['1 L', '4 L', '5 L'])
    await expect(options.nth(1)).toBeChecked()
    const picture = page
      .getByRole('region', { name: t('product.gallery') })
      .getByRole('img')
      .first()
    await expect(picture).toHaveAttribute('src', shownPath(first?.media[0]))
    await options.nth(1).press('ArrowDown')
    await expect(options.nth(2)).toBeChecked()
    await expect(picture).toHaveAttribute('src', pathOf(second?.media[0]))
    const head = page.getByRole('heading', { level: 1 }).locator('xpath=../..')
    await expect(head).toContainText(amountOf(second?.pricing.price.gross.amount ?? 0))
    await expect(head).not.toContainText(amountOf(first?.pricing.price.gross.amount ?? 0))
    await addButton(page, t).click()
    await expect(bottomCart(page, t)).toContainText('1')
    const line = {
      variantId: second?.id,
      name: expect.stringContaining(second ? nameIn(lang, second) : '?'),
      img: pathOf(second?.media[0]),
    }
    await expect.poll(() => readStoredCart(page)).toMatchObject([line])

    await page.reload()
    await expect(options.nth(2)).toBeChecked()
    await bottomCart(page, t).click()
    await expect(page).toHaveURL(`/${lang}/cart/`)
    // The address changes a moment before the page does.
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
    await page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').click()
    await expect(options.nth(2)).toBeChecked()
  })

  test('[PROD-31] [PROD-19] as many pieces as chosen go into the cart, and stay at hand while the page scrolls', {
    tag: '@one-language',
  }, async ({ page, open, request, t }) => {
    await open(productPath(await readProduct(request, demoProducts.oil)))
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByRole('region', { name: t('product.siblings') }).scrollIntoViewIfNeeded()
    await expect(addButton(page, t)).toBeInViewport({ ratio: 1 })
    const more = page.locator('.buy-bar').getByRole('button', { name: t('catalogue.product.increase') })
    await more.click()
    await more.click()
    await addButton(page, t).click()
    await expect.poll(async () => (await readStoredCart(page))[0]?.quantity).toBe(3)
  })

  test('[PROD-12] what is out of stock says so and cannot be added', { tag: '@one-language' }, async ({
    page,
    open,
    request,
    t,
  }) => {
    await open(productPath(await readProduct(request, demoProducts.gone)))
    await expect(page.getByRole('main').getByText(t('catalogue.product.outOfStock')).first()).toBeVisible()
    await expect(addButton(page, t)).toBeDisabled()
  })

  test('[A11Y-01] the pictures are gone through by dots and by arrow keys, in the direction of the page', async ({
    page,
    open,
    request,
    lang,
    t,
  }) => {
    await open(productPath(await readProduct(request, demoProducts.oil)))
    const gallery = page.getByRole('region', { name: t('product.gallery') })
    const dot = (number: number) =>
      gallery.getByRole('button', { name: t('product.picture', { number, total: 3 }) })
    await expect(dot(1)).toHaveAttribute('aria-current', 'true')
    await dot(2).click()
    await expect(dot(2)).toHaveAttribute('aria-current', 'true')
    await gallery
      .getByRole('list')
      .first()
      .press(lang === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    await expect(dot(3)).toHaveAttribute('aria-current', 'true')
  })
})

/** Other clients get the whole address, the shop's pages only its path. */
function pathOf(picture: { url: string } | undefined): string {
  return picture ? new URL(picture.url).pathname : ''
}

/** A rendered picture is shown in the size of the page, a drawing as it is. */
function shownPath(picture: { url: string } | undefined): string {
  return pathOf(picture).replace(/^\/media\/(.+\.webp)$/, '/thumbnail/$1/1024.webp')
}
