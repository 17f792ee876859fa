import { nameIn } from './fixtures/catalogue-api.ts'
import { demoProducts, productPath, readProduct } from './fixtures/product-parts.ts'
import { skipGreetings } from './fixtures/shell-parts.ts'
import { expect, hydrated, test } from './fixtures/shop-test.ts'
import { openAs, signInByApi } from './fixtures/sign-in.ts'

test.use({ place: 'muscat' })
test.beforeEach(({ context }) => skipGreetings(context))

test('[UX-146] what was looked at is shown again in an empty cart and where a search finds nothing', async ({
  page,
  open,
  request,
  lang,
  t,
}) => {
  const oil = await readProduct(request, demoProducts.oil)
  await open(productPath(oil))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameIn(lang, oil))
  const seen = page.getByRole('list', { name: t('catalogue.row.seen') })
  for (const path of ['/cart', '/search?q=zzzzqqqq']) {
    await open(path)
    await expect(seen.getByRole('article', { name: nameIn(lang, oil) })).toBeVisible()
  }
  // Not on its own page.
  await open(productPath(oil))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(seen).toHaveCount(0)
})

test('[UX-147] a customer asks to be told when a product is back, and takes it back; a visitor is led to the sign-in', async ({
  page,
  open,
  request,
  lang,
  t,
}) => {
  const gone = await readProduct(request, demoProducts.gone)
  await open(productPath(gone))
  await page.getByRole('link', { name: t('product.tellSignIn') }).click()
  await expect(page).toHaveURL(new RegExp(`/${lang}/login`))

  const customer = await signInByApi(request)
  await openAs(page, customer)
  await open(productPath(gone))
  const [ask, takeBack] = [
    page.getByRole('button', { name: t('product.tellMe'), exact: true }),
    page.getByRole('button', { name: t('product.tellNot'), exact: true }),
  ]
  const told = page.getByRole('status').filter({ hasText: t('product.telling') })
  await ask.click()
  await expect(told).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(told).toBeVisible()
  await takeBack.click()
  await expect(ask).toBeVisible()
  await expect(told).toHaveCount(0)
  const headers = { authorization: `Bearer ${customer.token}` }
  const left = await request.get('/api/v1/products/stock-alerts/', { headers })
  expect((await left.json()).data).toEqual([])
})
