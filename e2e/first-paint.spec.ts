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

test('[UX-132] scripts are asked for after the first frame, and pictures below the fold when the page is used', {
  tag: '@one-language',
}, async ({ page, lang }) => {
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url())
  })
  await page.goto(`/${lang}`)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  const times = await page.evaluate(() => ({
    frame: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    script: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((least, { startTime }) => Math.min(least, startTime), Number.POSITIVE_INFINITY),
  }))
  expect(times.script).toBeGreaterThan(times.frame)

  // Each section would have had its turn by now.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise((done) => requestIdleCallback(done))
  })
  // A row that moves by itself is not use.
  await page
    .locator('main ul.snap-x')
    .first()
    .evaluate((row) => {
      const hasMoved = new Promise((done) => row.addEventListener('scroll', done, { once: true }))
      row.scrollTo({ left: row.clientWidth, behavior: 'instant' })
      return hasMoved.then(() => undefined)
    })
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 50))))
  const atFirst = pictures.length
  const sections = page.locator('.below-fold')
  expect(await sections.count()).toBeGreaterThan(3)

  await page.keyboard.press('Shift')
  await expect(sections).toHaveCount(0)
  await expect.poll(() => pictures.length).toBeGreaterThan(atFirst + 3)
})

test('a picture that never comes does not keep the page from working', { tag: '@one-language' }, async ({
  page,
  lang,
}) => {
  await page.route('**/media/banners/**', () => {})
  await page.goto(`/${lang}`, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
})
