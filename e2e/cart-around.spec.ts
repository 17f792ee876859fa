import { booked, bottomCart, lineOn, removalOf, settled, test } from './fixtures/cart-test.ts'
import { lineOf, readProduct, readStoredCart, storeCart } from './fixtures/filled-cart.ts'
import { expect } from './fixtures/shop-test.ts'

const placeNames = { en: 'Muscat', ar: 'مسقط' }

test.describe('around the cart', () => {
  test('[NAV-64] [NAV-65] the footer opens the cart and counts pieces, not fees', {
    tag: '@one-language',
  }, async ({ page, context, open, oil, tyre, lang, t }) => {
    await storeCart(context, [...booked({ ...oil, quantity: 2 }, 1_500), tyre])
    await open('/support/')
    const entry = bottomCart(page, t)
    await expect(entry).toHaveAccessibleName(t('shell.bottomBar.cartItems', { count: 3 }))
    await expect(entry).toContainText('3')
    await entry.click()
    await expect(page).toHaveURL(`/${lang}/cart/`)
    for (const line of [oil, tyre]) {
      await removalOf(page, line, t).click()
    }
    await expect(entry).toHaveAccessibleName(t('shell.bottomBar.cart'))
    await expect(entry).not.toContainText(/\d/)
  })

  test('[BEY-03] the cart offers the soonest hour for all that is in it, and keeps no room where there is none', {
    tag: '@one-language',
  }, async ({ page, request, openCart, oil, lang, t }) => {
    const productOf = async (slug: string) => lineOf(await readProduct(request, slug, lang), lang)
    const offer = page.getByRole('region', { name: t('soonest.label', { place: placeNames[lang] }) })

    // Petrol is delivered to the customer only, so no centre can do all three.
    const [petrol, voucher] = await Promise.all(['petrol-delivery-20-l', 'fuel-voucher-5-m91'].map(productOf))
    if (!petrol || !voucher) throw new Error('There is no such product')
    await openCart([oil, voucher, petrol])
    await settled(page)
    await expect.poll(() => page.evaluate(roomBelowLines)).toBe(0)
    await expect(offer).toHaveCount(0)

    // The voucher is handed over, the oil is filled in: one hour for both.
    await removalOf(page, petrol, t).click()
    await expect(offer).toContainText(/\d\d:\d\d/)
    await offer.getByRole('button', { name: t('soonest.book') }).click()
    await expect(page).toHaveURL(`/${lang}/booking/`)
  })

  test('[LOC-19] [UX-77] another place asks before bookings go, then marks what is not sold there', {
    tag: '@one-language',
  }, async ({ page, context, open, oil, t }) => {
    await storeCart(context, booked(oil, 1_500))
    await open('/store/edit/')
    const country = page.getByLabel(t('locations.country'))
    await expect(country.getByRole('option')).toHaveCount(3)
    await country.selectOption('2')
    await expect(page.getByLabel(t('locations.city'))).not.toHaveValue('')
    await page.getByRole('button', { name: t('locations.confirm') }).click()

    const warning = page.getByRole('dialog', { name: t('locations.warning.title') })
    await warning.getByRole('button', { name: t('locations.change') }).click()
    await expect(page.getByRole('alert').filter({ hasText: t('cart.place.bookingsRemoved') })).toBeVisible()
    await page.getByRole('button', { name: t('catalogue.product.viewCart') }).click()
    await expect(lineOn(page, oil).getByRole('alert')).toHaveText(t('refusals.PRODUCT_NOT_SOLD_HERE'))
    await expect.poll(() => readStoredCart(page)).toMatchObject([{ id: oil.id, metadata: [] }])
  })

  test('[LOC-19] keeping the place keeps the bookings', { tag: '@one-language' }, async ({
    page,
    context,
    open,
    oil,
    lang,
    t,
  }) => {
    await storeCart(context, booked(oil, 1_500))
    await open('/store/edit/')
    await expect(page.getByLabel(t('locations.country')).getByRole('option')).toHaveCount(3)
    await page.getByLabel(t('locations.country')).selectOption('2')
    await expect(page.getByLabel(t('locations.city'))).not.toHaveValue('')
    await page.getByRole('button', { name: t('locations.confirm') }).click()
    const warning = page.getByRole('dialog', { name: t('locations.warning.title') })
    await warning
      .getByRole('button', { name: t('locations.warning.keep', { place: placeNames[lang] }) })
      .click()
    await expect(warning).toHaveCount(0)
    await expect.poll(() => readStoredCart(page)).toHaveLength(2)
  })
})

/** Space between the lines and the part after them, used or kept free. */
function roomBelowLines(): number {
  const list = document.querySelector('main ul[aria-busy]')
  const [whole, lines] = [list?.parentElement, list].map((part) => part?.getBoundingClientRect().bottom ?? 0)
  return Math.round((whole ?? 0) - (lines ?? 0))
}
