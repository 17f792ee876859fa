import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { bottomCart, expectNoSidewaysScroll } from './fixtures/cart-test.ts'
import { nameIn } from './fixtures/catalogue-api.ts'
import { layoutShift, readStoredCart } from './fixtures/filled-cart.ts'
import { addButton, answerProduct, demoProducts, productPath, readProduct } from './fixtures/product-parts.ts'
import { skipGreetings } from './fixtures/shell-parts.ts'
import { expect, test } from './fixtures/shop-test.ts'

const amountOf = (amount: number) => formatAmount(baisaFromDecimal(amount))

test.beforeEach(({ context }) => skipGreetings(context))

test.describe('the page of a product', () => {
  test('[NAV-09] [PROD-31] [PROD-34] shows name, pictures, prices with tax, gift and what it is made of', async ({
    page,
    open,
    request,
    lang,
    t,
  }) => {
    const product = await readProduct(request, demoProducts.oil)
    await open(productPath(product))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameIn(lang, product))
    const gallery = page.getByRole('region', { name: t('catalogue.product.gallery') })
    await expect(gallery.getByRole('listitem').locator('img[alt]:not([alt=""])')).toHaveCount(
      product.media.length,
    )
    const { price, priceUndiscounted } = product.variants[0]?.pricing ?? {}
    const head = page.getByRole('heading', { level: 1 }).locator('xpath=../..')
    await expect(head).toContainText(amountOf(price?.gross.amount ?? 0))
    await expect(head.locator('s')).toContainText(amountOf(priceUndiscounted?.gross.amount ?? 0))
    await expect(head).toContainText(t('catalogue.product.taxIncluded'))
    await expect(head).toContainText({ en: 'oil filter', ar: 'فلتر زيت' }[lang])
    await expect(page.getByRole('heading', { name: t('catalogue.product.specifications') })).toBeVisible()
    await expect(
      page.getByRole('heading', { name: t('catalogue.product.details'), exact: true }),
    ).toBeVisible()
  })

  test('[PROD-03] [PROD-30] [PROD-16] has badge and tag on its picture, and a way to share it', async ({
    page,
    open,
    request,
    lang,
    t,
  }) => {
    const product = await readProduct(request, demoProducts.oil)
    await open(productPath(product))
    const corner = page.getByRole('region', { name: t('catalogue.product.gallery') })
    await expect(corner).toContainText('-20%')
    await expect(corner).toContainText({ en: 'Best seller', ar: 'الأكثر مبيعًا' }[lang])
    await page
      .getByRole('main')
      .getByRole('button', { name: t('catalogue.share.open') })
      .first()
      .click()
    await expect(page.getByLabel(t('catalogue.share.link'))).toHaveValue(
      new RegExp(`/${lang}/product/${encodeURIComponent(product.id)}$`),
    )
  })

  test('[PROD-31] tells how it can be had in the place, from the same data as the shop', async ({
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
  })

  test('[PROD-31] names the way to it and others of its category', async ({
    page,
    open,
    request,
    lang,
    t,
  }) => {
    const product = await readProduct(request, demoProducts.oil)
    await open(productPath(product))
    const back = page.getByRole('navigation', { name: t('product.breadcrumbs') }).getByRole('link')
    await expect(back.locator('visible=true')).toHaveText(nameIn(lang, product.category))
    const siblings = page.getByRole('region', { name: t('catalogue.product.siblings') }).getByRole('article')
    await expect(siblings.first()).toBeVisible()
    await expect(siblings.filter({ hasText: nameIn(lang, product) })).toHaveCount(0)
    await siblings.first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(nameIn(lang, product))
  })

  test('[PROD-23] [PROD-24] leaves out what is not meant for this page or this language', async ({
    page,
    open,
    request,
    lang,
  }) => {
    const product = await readProduct(request, demoProducts.oil)
    await open(productPath(product))
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
  })

  test('[PROD-26] its texts are paragraphs and lists', async ({ page, open, request, lang }) => {
    await open(productPath(await readProduct(request, demoProducts.oil)))
    await page.getByText({ en: 'How to use', ar: 'طريقة الاستخدام' }[lang]).click()
    const steps = page.getByRole('main').locator('details[open] ol')
    await expect(steps.getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('main').locator('details[open] p').first()).not.toBeEmpty()
  })

  test('[A11Y-05] can be read by everybody, does not move and fits the screen', async ({
    page,
    open,
    request,
    expectAccessible,
  }) => {
    test.slow()
    await open(productPath(await readProduct(request, demoProducts.oil)))
    expect(await layoutShift(page)).toBeLessThan(0.01)
    await expectNoSidewaysScroll(page)
    await expectAccessible()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })
})

test.describe('choosing', () => {
  test('[PROD-32] another variant has its own price and is what goes into the cart', async ({
    page,
    open,
    request,
    lang,
    t,
  }) => {
    const product = await readProduct(request, demoProducts.oil)
    const [first, second] = product.variants
    await open(productPath(product))
    const options = page.getByRole('group', { name: t('catalogue.product.chooseOption') }).getByRole('radio')
    await expect(options).toHaveCount(product.variants.length)
    await expect(options.first()).toBeChecked()
    await options.first().press('ArrowDown')
    await expect(options.nth(1)).toBeChecked()
    const head = page.getByRole('heading', { level: 1 }).locator('xpath=../..')
    await expect(head).toContainText(amountOf(second?.pricing.price.gross.amount ?? 0))
    await expect(head).not.toContainText(amountOf(first?.pricing.price.gross.amount ?? 0))
    await addButton(page, t).click()
    await expect(bottomCart(page, t)).toContainText('1')
    const line = { variantId: second?.id, name: expect.stringContaining(second ? nameIn(lang, second) : '?') }
    await expect.poll(() => readStoredCart(page)).toMatchObject([line])
  })

  test('[PROD-31] [PROD-19] as many pieces as chosen go into the cart, and stay at hand while the page scrolls', async ({
    page,
    open,
    request,
    t,
  }) => {
    await open(productPath(await readProduct(request, demoProducts.oil)))
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByRole('region', { name: t('catalogue.product.siblings') }).scrollIntoViewIfNeeded()
    await expect(addButton(page, t)).toBeInViewport({ ratio: 1 })
    const more = page.locator('.buy-bar').getByRole('button', { name: t('catalogue.product.increase') })
    await more.click()
    await more.click()
    await addButton(page, t).click()
    await expect.poll(async () => (await readStoredCart(page))[0]?.quantity).toBe(3)
  })

  test('[PROD-12] what is out of stock says so and cannot be added', async ({ page, open, request, t }) => {
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
    const gallery = page.getByRole('region', { name: t('catalogue.product.gallery') })
    const dot = (number: number) =>
      gallery.getByRole('button', { name: t('catalogue.product.picture', { number, total: 3 }) })
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

test.describe('a product that cannot be shown', () => {
  test('[PROD-29] an unknown one is 404 for search engines and leads a browser home', async ({
    page,
    open,
    request,
    lang,
    t,
  }) => {
    for (const id of ['UHJvZHVjdDo5OTk5OTk=', '999999', 'nothing']) {
      expect((await request.get(`/${lang}/product/${id}/`)).status()).toBe(404)
    }
    await open('/product/999999/')
    await expect(page).toHaveURL(`/${lang}`)
    await expect(page.getByText(t('product.missing'))).toBeVisible()
  })

  test('[PROD-28] a failure to load it leads home', async ({ page, open, lang, t }) => {
    await open('/')
    await answerProduct(page, () => ({ data: null, errors: [{ message: 'Broken' }] }))
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByText(t('product.missing'))).toBeVisible()
    await expect(page).toHaveURL(`/${lang}`)
  })

  test('[PROD-28] [PROD-29] an unknown one behind a link leads home as well', async ({
    page,
    open,
    lang,
    t,
  }) => {
    await open('/')
    await answerProduct(page, () => ({ data: { product: null } }))
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByText(t('product.missing'))).toBeVisible()
    await expect(page).toHaveURL(`/${lang}`)
  })
})

test.describe('behind a link', () => {
  test('a slow product shows where it will be, then itself and its name in the title', async ({
    page,
    open,
    t,
  }) => {
    await open('/')
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await answerProduct(page, async (data) => {
      await held
      return { data }
    })
    const card = page.getByRole('article').first()
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('link').first().click()
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toContainText(t('shell.loading'))
    answer()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page).toHaveTitle(new RegExp(name))
  })

  test('[PROD-33] a product without a picture has a neutral one with its name', async ({ page, open }) => {
    await open('/')
    await answerProduct(page, ({ product }) => ({ data: { product: { ...product, media: [] } } }))
    const card = page.getByRole('article').first()
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('main').getByRole('img', { name, exact: true }).first()).toBeVisible()
  })

  test('what is not sold in the place says so and leads to the choice of another', async ({
    page,
    open,
    lang,
    t,
  }) => {
    await open('/')
    await answerProduct(page, ({ product }) => {
      const attributes = product?.attributes as { attribute: { slug: string }; values: { slug: string }[] }[]
      for (const { attribute, values } of attributes) {
        if (attribute.slug === 'state') values.splice(0, values.length, { slug: 'dubai' })
      }
      return { data: { product } }
    })
    await page.getByRole('article').first().getByRole('link').first().click()
    const place = { en: 'Muscat', ar: 'مسقط' }[lang]
    await expect(page.getByText(t('product.notSoldHere', { place }))).toBeVisible()
    await page.getByRole('link', { name: t('product.changePlace') }).click()
    await expect(page).toHaveURL(`/${lang}/store/edit/`)
  })
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
    const gallery = await page.getByRole('region', { name: t('catalogue.product.gallery') }).boundingBox()
    const button = await addButton(page, t).boundingBox()
    expect(gallery && button && Math.sign(button.x - gallery.x)).toBe(lang === 'ar' ? -1 : 1)
    expect(button?.y).toBeLessThan((gallery?.y ?? 0) + (gallery?.height ?? 0))
    const steps = page.getByRole('navigation', { name: t('product.breadcrumbs') }).getByRole('listitem')
    await expect(steps.first()).toContainText(t('shell.bottomBar.home'))
    await expect(steps.last()).toHaveText(nameIn(lang, product))
  })
})
