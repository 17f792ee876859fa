import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { booked, lessOf, lineOn, quantityOf, summaryRow, test } from './fixtures/cart-test.ts'
import {
  demoSlugs,
  type Lang,
  lineOf,
  readProduct,
  readStoredCart,
  storeCart,
} from './fixtures/filled-cart.ts'
import { expect, hydrated } from './fixtures/shop-test.ts'

test.describe('a cart of an earlier visit', () => {
  test('[CART-30] prices are read anew with one call, and a changed one is marked', {
    tag: '@one-language',
  }, async ({ page, openCart, oil, tyre, lang, t }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql/')) calls.push(request.postData() ?? '')
    })
    const stale = {
      ...oil,
      name: 'Old name',
      price: 9_000,
      payable_amount: 9_000,
      discount_amount: 0,
      tax: 0,
    }
    await openCart([stale, tyre])
    const [before, now] = [9_000, oil.payable_amount].map((amount) => formatPrice(baisa(amount), lang).text)
    const mark = lineOn(page, oil).getByText(
      t('cart.line.priceChanged', { before: isolate(before ?? ''), now: isolate(now ?? '') }),
    )
    await expect(mark).toBeVisible()
    await expect(lineOn(page, tyre).getByText(before ?? '?')).toHaveCount(0)
    await expect(summaryRow(page, t('cart.summary.goods'))).toContainText(
      formatAmount(baisa(oil.price + tyre.price)),
    )
    expect(calls.filter((call) => call.includes('CartProducts'))).toHaveLength(1)
  })

  test('[CART-21] [CART-22] a visitor keeps the cart over a reload', { tag: '@one-language' }, async ({
    page,
    openCart,
    oil,
    t,
  }) => {
    await openCart([{ ...oil, quantity: 3 }])
    await lessOf(page, oil, t).click()
    await expect(quantityOf(page, oil, t)).toHaveText('2')
    await page.reload()
    await hydrated(page)
    await expect(quantityOf(page, oil, t)).toHaveText('2')
  })

  test('[NAV-52] [NAV-51] another language renames the lines and keeps quantities and bookings', {
    tag: '@one-language',
  }, async ({ page, openCart, request, oil, lang, t }) => {
    const other: Lang = lang === 'en' ? 'ar' : 'en'
    const renamed = lineOf(await readProduct(request, demoSlugs.oil, other), other)
    await openCart(booked({ ...oil, quantity: 2 }, 1_500))
    await expect(quantityOf(page, oil, t)).toHaveText('2')
    await page.locator(`a[hreflang=${other}]:visible`).first().click()
    await expect(page).toHaveURL(`/${other}/cart/`)
    await expect(lineOn(page, renamed).getByRole('heading')).toHaveText(renamed.name)
    await expect
      .poll(() => readStoredCart(page))
      .toMatchObject([
        { name: renamed.name, quantity: 2, metadata: booked(oil, 1)[0]?.metadata },
        { name: 'service_fee', quantity: 2 },
      ])
  })

  test('[STATE-04] a second tab shows the same cart and follows it', { tag: '@one-language' }, async ({
    page,
    context,
    openCart,
    oil,
    lang,
    t,
  }) => {
    await openCart([{ ...oil, quantity: 2 }])
    const second = await context.newPage()
    await second.goto(`/${lang}/cart/`)
    await hydrated(second)
    await expect(quantityOf(second, oil, t)).toHaveText('2')
    await lessOf(page, oil, t).click()
    await expect(quantityOf(second, oil, t)).toHaveText('1')
  })

  test('[CART-33] another device has a cart of its own', { tag: '@one-language' }, async ({
    browser,
    openCart,
    oil,
    lang,
    t,
    baseURL,
  }) => {
    await openCart([oil])
    const device = await browser.newContext({ baseURL })
    await device.addCookies([{ name: 'warsha_place', value: '1.11.muscat', url: baseURL ?? '' }])
    const page = await device.newPage()
    await page.goto(`/${lang}/cart/`)
    await expect(page.getByText(t('cart.empty.title'))).toBeVisible()
    await device.close()
  })

  test('[STATE-15] with full storage the cart works for the visit', { tag: '@one-language' }, async ({
    page,
    context,
    open,
    oil,
    t,
  }) => {
    await storeCart(context, [{ ...oil, quantity: 3 }])
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await open('/cart/')
    await lessOf(page, oil, t).click()
    await expect(quantityOf(page, oil, t)).toHaveText('2')
    await expect(summaryRow(page, t('cart.summary.goods'))).toContainText(formatAmount(baisa(2 * oil.price)))
  })

  test('[CART-14] a line without a text as variant id empties the cart, and the shopper is told', {
    tag: '@one-language',
  }, async ({ page, openCart, oil, t }) => {
    await openCart([oil, { ...oil, variantId: 12 }])
    await expect(page.getByText(t('cart.empty.title'))).toBeVisible()
    await expect(page.getByText(t('cart.repair.reset'))).toBeVisible()
  })

  test('[CART-22] broken quantities are mended before anybody pays for them, and the shopper is told', {
    tag: '@one-language',
  }, async ({ page, openCart, oil, tyre, t }) => {
    await openCart([
      { ...oil, quantity: '٢' },
      { ...tyre, quantity: -1 },
    ])
    await expect(quantityOf(page, oil, t)).toHaveText('2')
    await expect(lineOn(page, tyre)).toHaveCount(0)
    const notice = page.getByRole('status').filter({ has: page.getByRole('listitem') })
    await expect(notice).toContainText(t('cart.repair.dropped', { product: isolateName(tyre.name) }))
    await expect(notice).toContainText(
      t('cart.repair.quantity', { product: isolateName(oil.name), count: 2 }),
    )
  })
})
