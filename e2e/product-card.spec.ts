import { formatDay } from '@warsha/contract/formats/format-day.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { askProduct, nameIn } from './fixtures/catalogue-api.ts'
import { expect, test } from './fixtures/listing-test.ts'

const discounted = 'durub-synthetic-5w-30'
const fixed = 'falcon-long-drive-5w-30'
const soldOut = 'marsa-pure-5w-30'
const dayMs = 86_400_000
const oils = '/products/?category=Engine+oil'

test.describe('a product card', () => {
  test('[PROD-01] [PROD-02] [PROD-10] [PROD-15] has name, picture, a way to the details, its gift and its tag in the start corner', async ({
    page,
    open,
    listing,
    request,
    lang,
    t,
  }) => {
    const product = await askProduct(request, discounted)
    const name = nameIn(lang, product)
    await open(oils)
    const card = listing.cardOf(name)
    const path = `/${lang}/product/${encodeURIComponent(product.id)}/`
    await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', path)
    // A phone's card leads there as a whole; share and details have buttons of their own where there is room.
    const details = card.getByRole('link', { name: t('catalogue.product.moreDetailsOf', { product: name }) })
    const share = card.getByRole('button', { name: t('catalogue.share.openFor', { product: name }) })
    await expect(details).toBeHidden()
    await expect(share).toBeHidden()
    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(details).toHaveAttribute('href', path)
    await expect(details).toBeVisible()
    await expect(share).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })

    const picture = card.getByRole('img', { name, exact: true })
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    // A rendered picture comes in the size of the card; a drawing is sharp in every size.
    await expect(picture).toHaveAttribute('src', /^\/thumbnail\/products\/.+\.webp\/512\.webp$/)

    await expect(card.getByText(t('catalogue.product.freeGift'))).toBeVisible()
    const tag = card.getByText(product.metafields[lang === 'ar' ? 'tag_ar' : 'tag'] ?? '?', { exact: true })
    await expect(tag).toBeVisible()
    const [inner, outer] = [await tag.boundingBox(), await card.boundingBox()]
    const gap =
      lang === 'ar'
        ? (outer?.x ?? 0) + (outer?.width ?? 0) - (inner?.x ?? 0) - (inner?.width ?? 0)
        : (inner?.x ?? 0) - (outer?.x ?? 0)
    expect(gap).toBeLessThan(24)
    const plain = listing.cardOf(nameIn(lang, await askProduct(request, fixed)))
    await expect(plain).toBeVisible()
    await expect(plain.getByText(t('catalogue.product.freeGift'))).toHaveCount(0)
  })

  test('[PROD-08] [PROD-09] shows what is to be paid, tax included, the price before and the discount from left to right', async ({
    page,
    open,
    listing,
    request,
    lang,
    t,
  }) => {
    const product = await askProduct(request, fixed)
    await open(oils)
    const badge = listing
      .cardOf(nameIn(lang, await askProduct(request, discounted)))
      .getByText('−20%', { exact: true })
    await expect(badge).toBeVisible()
    await expect(badge).toHaveCSS('direction', 'ltr')
    const card = listing.cardOf(nameIn(lang, product))
    await expect(card.getByText('−1.500', { exact: true }).locator('..')).toContainText(
      formatPrice(baisa(1_500), lang).currency,
    )

    const { priceRange, priceRangeUndiscounted } = product.pricing
    const payable = formatPrice(baisa(Math.round(priceRange.start.gross.amount * 1000)), lang)
    const before = formatPrice(baisa(Math.round(priceRangeUndiscounted.start.gross.amount * 1000)), lang)
    await expect(card.getByText(payable.text)).toBeVisible()
    await expect(card.locator('s')).toContainText(before.amount)
    const other = listing.cardOf(nameIn(lang, await askProduct(request, 'sahil-eco-0w-20')))
    await expect(other).toBeVisible()
    await expect(other.locator('s')).toHaveCount(0)
    await expect(page.getByText(t('listing.taxIncluded'))).toBeVisible()
  })

  test('[PROD-33] a picture that is missing leaves a neutral one with the name', {
    tag: '@one-language',
  }, async ({ page, open, listing, request, lang }) => {
    const name = nameIn(lang, await askProduct(request, discounted))
    await page.route(/\/products\/durub-synthetic-5w-30/, (route) => route.abort())
    await open(oils)
    const drawing = listing.cardOf(name).getByRole('img', { name, exact: true })
    await expect(drawing.locator('svg')).toBeVisible()
  })

  test('[PROD-11] [PROD-12] what is sold out says so and cannot be added', { tag: '@one-language' }, async ({
    open,
    listing,
    request,
    lang,
    t,
  }) => {
    const product = await askProduct(request, soldOut)
    await open(oils)
    const card = listing.cardOf(nameIn(lang, product))
    await expect(card.getByText(t('catalogue.product.outOfStock'))).toBeVisible()
    await expect(card.getByRole('button', { name: t('catalogue.product.addToCart') })).toBeDisabled()
    const there = listing.cardOf(nameIn(lang, await askProduct(request, discounted)))
    await expect(there.getByText(t('catalogue.product.outOfStock'))).toHaveCount(0)
    await expect(there.getByRole('button', { name: t('catalogue.product.addToCart') })).toBeEnabled()
  })

  test('[UX-15] shows the size that was filtered for, and the cheapest where the price orders, with its picture', {
    tag: '@one-language',
  }, async ({ page, open, go, listing, request, lang }) => {
    const name = nameIn(lang, await askProduct(request, discounted))
    await open(oils)
    await expect(listing.cardOf(name).getByText('8.900')).toBeVisible()
    await go(`${oils}&volume=1-l`)
    await expect(listing.cardOf(name).getByText('2.480')).toBeVisible()
    await go(oils)
    await expect(listing.cardOf(name).getByText('8.900')).toBeVisible()
    await go(`${oils}&sort=PRICE-ASC`)
    const card = listing.cardOf(name)
    await expect(card.getByText('2.480')).toBeVisible()
    await expect(card.getByRole('img', { name, exact: true })).toHaveAttribute('src', /5w-30-2\.svg$/)
    await card.getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/^1 /)
    await expect(page.getByRole('main').getByText('2.480').first()).toBeVisible()
  })
})

test.describe('sharing', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('[PROD-16] [PROD-17] the dialog has the product’s link, and copying it says so', {
    tag: '@one-language',
  }, async ({ page, context, open, listing, request, lang, t, expectAccessible }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const product = await askProduct(request, discounted)
    const name = nameIn(lang, product)
    await open(oils)
    const share = listing.cardOf(name).getByRole('button', {
      name: t('catalogue.share.openFor', { product: name }),
    })
    await share.click()
    const dialog = page.getByRole('dialog', { name: t('catalogue.share.title') })
    const origin = new URL(page.url()).origin
    const link = `${origin}/${lang}/product/${encodeURIComponent(product.id)}`
    await expect(dialog.getByRole('textbox', { name: t('catalogue.share.link') })).toHaveValue(link)
    await expectAccessible('dialog[open]')
    await dialog.getByRole('button', { name: t('catalogue.share.copy') }).click()
    await expect(page.getByText(t('shell.toast.productLinkCopied'))).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(share).toBeFocused()
  })

  test('[PROD-18] where the system can share, there is a button for it', { tag: '@one-language' }, async ({
    page,
    open,
    listing,
    request,
    lang,
    t,
  }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.documentElement.dataset.shared = data?.url
      }
    })
    const product = await askProduct(request, discounted)
    const name = nameIn(lang, product)
    await open(oils)
    await listing
      .cardOf(name)
      .getByRole('button', { name: t('catalogue.share.openFor', { product: name }) })
      .click()
    await page.getByRole('button', { name: t('catalogue.share.system') }).click()
    await expect(page.locator('html')).toHaveAttribute('data-shared', /\/product\//)
    await expect(page.getByRole('button', { name: t('catalogue.share.copy') })).toBeVisible()
  })
})

test('[UX-149] cards say when their product can be had next, near where that is soon, asked for together', async ({
  page,
  open,
  lang,
  t,
}) => {
  const asked: number[] = []
  let day = muscatDate(Date.now() + dayMs)
  await page.route('**/service_center/first-slots/', async (route) => {
    asked.push(route.request().postDataJSON().products.length)
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: { slot: object | null }[] }
    // Only the calendar is changed: what is shown does not depend on today's holidays.
    const moved = data.map(({ slot, ...of }) => ({
      ...of,
      slot: slot && { ...slot, starts_at: `${day}T08:00:00+04:00` },
    }))
    await route.fulfill({ response, json: { data: moved } })
  })
  await open('/products/?category=Car%20wash')
  const cards = page.getByRole('article')
  const time = isolate('08:00')
  const tomorrow = t('soonest.nearYou', { when: t('soonest.tomorrow', { time }) })
  await expect(cards.first()).toContainText(tomorrow)
  await expect(cards.nth(1)).toContainText(tomorrow)
  expect(Math.max(...asked)).toBeGreaterThan(1)

  day = muscatDate(Date.now() + 9 * dayMs)
  await page.reload()
  const later = t('soonest.day', { day: formatDay(day, lang), time })
  await expect(cards.first()).toContainText(later)
  await expect(cards.first()).not.toContainText(t('soonest.nearYou', { when: '' }).trim())
})

test('[UX-149] a service is booked from its card, at the hour that the card says', async ({
  page,
  open,
  lang,
  t,
}) => {
  await open('/products/?category=Car%20wash')
  const book = page.getByRole('button', { name: t('catalogue.product.book') })
  const service = page.getByRole('article').filter({ has: book }).first()
  await expect(service).toContainText(/\d\d:\d\d/)
  const [, time = '?'] = /(\d\d:\d\d)/.exec((await service.textContent()) ?? '') ?? []
  await service.getByRole('button', { name: t('catalogue.product.book') }).click()
  await expect(page).toHaveURL(`/${lang}/booking/`)
  await expect(page.locator('[data-line]')).toContainText(`${time}–`)
  await expect(page.getByRole('button', { name: t('booking.confirm.label') }).last()).toBeEnabled()
})
