import { readStoredCart } from './fixtures/filled-cart.ts'
import { expect, test } from './fixtures/shop-test.ts'

test('the first picture does not share the line with scripts', { tag: '@one-language' }, async ({
  page,
  lang,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  let showPicture = () => {}
  const isTime = new Promise<void>((resolve) => {
    showPicture = resolve
  })
  await page.route('**/media/banners/top-image-1-*', async (route) => {
    await isTime
    await route.continue()
  })
  await page.goto(`/${lang}`, { waitUntil: 'commit' })
  await page.locator('img[fetchpriority="high"]').first().waitFor({ state: 'attached' })
  // The page is on the screen and has fetched all its other pictures.
  await page
    .locator('main img[src*="/categories/"]')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode())
  expect(asked).toEqual([])

  showPicture()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  expect(asked.length).toBeGreaterThan(3)
})

test('a picture that never comes does not keep the page from working', { tag: '@one-language' }, async ({
  page,
  lang,
}) => {
  await page.route('**/media/banners/**', () => {})
  await page.goto(`/${lang}`, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
})

test('what is pressed before the page can answer is not lost', { tag: '@one-language' }, async ({
  page,
  lang,
  t,
}) => {
  let bringScripts = () => {}
  const isTime = new Promise<void>((resolve) => {
    bringScripts = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await isTime
    await route.continue()
  })
  await page.goto(`/${lang}/products/?category=Engine%20oil`, { waitUntil: 'commit' })
  await page
    .getByRole('button', { name: t('catalogue.product.addToCart') })
    .first()
    .click()
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', 'true')

  bringScripts()
  await expect.poll(async () => (await readStoredCart(page)).length).toBe(1)
})
