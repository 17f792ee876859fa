import { nameIn } from './fixtures/catalogue-api.ts'
import { demoProducts, productPath, readProduct } from './fixtures/product-parts.ts'
import { skipGreetings } from './fixtures/shell-parts.ts'
import { expect, test } from './fixtures/shop-test.ts'

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
