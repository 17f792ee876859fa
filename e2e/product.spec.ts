import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { expectNoSidewaysScroll } from './fixtures/cart-test.ts'
import { nameIn } from './fixtures/catalogue-api.ts'
import { layoutShift } from './fixtures/filled-cart.ts'
import { addButton, demoProducts, productPath, readProduct } from './fixtures/product-parts.ts'
import { skipGreetings } from './fixtures/shell-parts.ts'
import { expect, test } from './fixtures/shop-test.ts'

const amountOf = (amount: number) => formatAmount(baisaFromDecimal(amount))

test.beforeEach(({ context }) => skipGreetings(context))

test.describe('the page of a product', () => {
  test('[NAV-09] [PROD-31] [PROD-34] shows name, pictures, prices with tax, gift and what it is made of, and does not move', {
    tag: '@purchase',
  }, async ({ page, open, request, lang, t }) => {
    const product = await readProduct(request, demoProducts.oil)
    await open(productPath(product))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameIn(lang, product))
    const gallery = page.getByRole('region', { name: t('product.gallery') })
    await expect(gallery.getByRole('listitem').locator('img[alt]:not([alt=""])')).toHaveCount(
      product.variants[0]?.media.length ?? 0,
    )
    const { price, priceUndiscounted } = product.variants[0]?.pricing ?? {}
    const head = page.getByRole('heading', { level: 1 }).locator('xpath=../..')
    await expect(head).toContainText(amountOf(price?.gross.amount ?? 0))
    await expect(head.locator('s')).toContainText(amountOf(priceUndiscounted?.gross.amount ?? 0))
    await expect(head).toContainText(t('catalogue.product.taxIncluded'))
    await expect(head).toContainText({ en: 'oil filter', ar: 'فلتر زيت' }[lang])
    await expect(page.getByRole('heading', { name: t('product.specifications') })).toBeVisible()
    await expect(page.getByRole('heading', { name: t('product.details'), exact: true })).toBeVisible()
    expect(await layoutShift(page)).toBeLessThan(0.01)
    await expectNoSidewaysScroll(page)
  })

  test('[PROD-03] [PROD-30] [PROD-16] has badge and tag beside its name, none over its picture, and a way to share it', async ({
    page,
    open,
    request,
    lang,
    t,
  }) => {
    const product = await readProduct(request, demoProducts.oil)
    await open(productPath(product))
    const head = page.getByRole('heading', { level: 1 }).locator('xpath=../..')
    await expect(head).toContainText('−20%')
    await expect(head).toContainText({ en: 'Best seller', ar: 'الأكثر مبيعًا' }[lang])
    await expect(page.getByRole('region', { name: t('product.gallery') })).toHaveText('')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('catalogue.share.open') })
      .first()
      .click()
    await expect(page.getByLabel(t('catalogue.share.link'))).toHaveValue(
      new RegExp(`/${lang}/product/${encodeURIComponent(product.id)}$`),
    )
  })

  test('[PROD-31] tells how it can be had in the place, the way to it and others of its category', async ({
    page,
    open,
    request,
    lang,
    t,
  }) => {
    const product = await readProduct(request, demoProducts.oil)
    const answer = await request.get(
      `/api/v1/sellers/product-delivery/?city_id=11&seller_product_id=${encodeURIComponent(product.id)}`,
      { headers: { 'Accept-Language': lang } },
    )
    const ways = ((await answer.json()) as { data: { name: string }[] }).data.map(({ name }) => name)
    expect(ways.length).toBeGreaterThan(1)
    await open(productPath(product))
    const place = { en: 'Muscat', ar: 'مسقط' }[lang]
    const list = page.getByRole('region', { name: t('product.waysIn', { place }) })
    await expect(list.getByRole('listitem')).toHaveText(ways)

    const back = page.getByRole('navigation', { name: t('product.breadcrumbs') }).getByRole('link')
    await expect(back.locator('visible=true')).toHaveText(nameIn(lang, product.category))
    const siblings = page.getByRole('region', { name: t('product.siblings') }).getByRole('article')
    await expect(siblings.first()).toBeVisible()
    await expect(siblings.filter({ hasText: nameIn(lang, product) })).toHaveCount(0)
    await siblings.first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(nameIn(lang, product))
  })

  test('[PROD-23] [PROD-24] [PROD-26] leaves out what is not meant for this page or language; texts are paragraphs and lists', async ({
    page,
    open,
    request,
    lang,
  }) => {
    await open(productPath(await readProduct(request, demoProducts.oil)))
    const titles = { en: 'Good to know', ar: 'معلومات تهمك' }
    await expect(page.getByRole('heading', { name: titles[lang] })).toHaveCount(1)
    await expect(page.getByText(titles[lang === 'en' ? 'ar' : 'en'])).toHaveCount(0)
    const names = await page.getByRole('main').locator('dt').allTextContents()
    expect(names).toContain({ en: 'Viscosity', ar: 'اللزوجة' }[lang])
    const hidden = {
      en: ['Place', 'Priority', 'Service interval'],
      ar: ['المنطقة', 'الأولوية', 'فترة الخدمة'],
    }[lang]
    expect(names.filter((name) => hidden.includes(name))).toEqual([])

    await page.getByText({ en: 'How to use', ar: 'طريقة الاستخدام' }[lang]).click()
    const steps = page.getByRole('main').locator('details[open] ol')
    await expect(steps.getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('main').locator('details[open] p').first()).not.toBeEmpty()
  })
})

test('[UX-142] [UX-144] on a phone name, price and sizes stand above the bar, with what may be returned below', async ({
  page,
  open,
  request,
  t,
}) => {
  await open(productPath(await readProduct(request, demoProducts.oil)))
  const picture = page
    .getByRole('region', { name: t('product.gallery') })
    .getByRole('img')
    .first()
  const bar = await page.locator('.buy-bar').boundingBox()
  expect((await picture.boundingBox())?.height).toBeLessThanOrEqual(844 * 0.45)
  for (const size of await page.locator('.page-width').getByRole('radio').all()) {
    const box = await size.boundingBox()
    expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  }
  const promises = page.getByRole('list', { name: t('product.promises') })
  await expect(promises).toContainText(t('product.returnGoods', { days: 14 }))
})

test('[UX-143] a service has no quantity; its button books the soonest hour', async ({
  page,
  open,
  request,
  lang,
  t,
}) => {
  const service = await readProduct(request, demoProducts.service)
  await open(productPath(service))
  await expect(page.getByRole('group', { name: t('catalogue.product.quantity') })).toHaveCount(0)
  const book = page.locator('.buy-bar').getByRole('button', { name: t('product.book') })
  await expect(book).toContainText(/\d\d:\d\d/)
  await expectNoSidewaysScroll(page)
  await book.click()
  await expect(page).toHaveURL(`/${lang}/booking/`)
  await expect(page.getByRole('main')).toContainText(nameIn(lang, service))
  await expect(page.getByRole('button', { name: t('booking.confirm.label') }).last()).toBeEnabled()
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

  test('[PROD-31] picture and purchase stand side by side, with the whole way above them', async ({
    page,
    open,
    request,
    lang,
    t,
  }) => {
    const product = await readProduct(request, demoProducts.oil)
    await open(productPath(product))
    const gallery = await page.getByRole('region', { name: t('product.gallery') }).boundingBox()
    const button = await addButton(page, t).boundingBox()
    expect(gallery && button && Math.sign(button.x - gallery.x)).toBe(lang === 'ar' ? -1 : 1)
    expect(button?.y).toBeLessThan((gallery?.y ?? 0) + (gallery?.height ?? 0))
    const steps = page.getByRole('navigation', { name: t('product.breadcrumbs') }).getByRole('listitem')
    await expect(steps.first()).toContainText(t('shell.bottomBar.home'))
    await expect(steps.last()).toHaveText(nameIn(lang, product))
  })
})
