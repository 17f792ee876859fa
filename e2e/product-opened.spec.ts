import { answerProduct } from './fixtures/product-parts.ts'
import { skipGreetings } from './fixtures/shell-parts.ts'
import { expect, test } from './fixtures/shop-test.ts'

/** A page with few cards, each a link to its product. */
const list = '/products/?category=Fuel'

test.beforeEach(({ context }) => skipGreetings(context))

test.describe('a product that cannot be shown', () => {
  test('[PROD-29] an unknown one is 404 for search engines and leads a browser home', {
    tag: '@one-language',
  }, async ({ page, open, request, lang, t }) => {
    for (const id of ['UHJvZHVjdDo5OTk5OTk=', '999999', 'nothing']) {
      expect((await request.get(`/${lang}/product/${id}/`)).status()).toBe(404)
    }
    await open('/product/999999/')
    await expect(page).toHaveURL(`/${lang}`)
    await expect(page.getByText(t('errors.productMissing'))).toBeVisible()
  })

  test('[PROD-28] a failure to load it leads home', { tag: '@one-language' }, async ({
    page,
    open,
    lang,
    t,
  }) => {
    await open(list)
    await answerProduct(page, () => ({ data: null, errors: [{ message: 'Broken' }] }))
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('alert').filter({ hasText: 'Broken' })).toBeVisible()
    await expect(page).toHaveURL(`/${lang}`)
    await expect(page.getByText(t('errors.productMissing'))).toHaveCount(0)
  })

  test('[PROD-28] [PROD-29] an unknown one behind a link leads home as well', {
    tag: '@one-language',
  }, async ({ page, open, lang, t }) => {
    await open(list)
    await answerProduct(page, () => ({ data: { product: null } }))
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByText(t('errors.productMissing'))).toBeVisible()
    await expect(page).toHaveURL(`/${lang}`)
  })
})

test.describe('behind a link', () => {
  test('a slow product shows where it will be, then itself and its name in the title', {
    tag: '@one-language',
  }, async ({ page, open, t }) => {
    await open(list)
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

  test('[PROD-33] a product without a picture has a neutral one with its name', {
    tag: '@one-language',
  }, async ({ page, open }) => {
    await open(list)
    await answerProduct(page, ({ product }) => ({ data: { product: { ...product, media: [] } } }))
    const card = page.getByRole('article').first()
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('main').getByRole('img', { name, exact: true }).first()).toBeVisible()
  })

  test('what is not sold in the place says so and leads to the choice of another', {
    tag: '@one-language',
  }, async ({ page, open, lang, t }) => {
    await open(list)
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
