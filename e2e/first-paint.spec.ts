import { expect, test } from './fixtures/shop-test.ts'

test('the first picture does not share the line with scripts', {
  tag: ['@one-language', '@first-visit'],
}, async ({ page, lang }) => {
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

test('[UX-132] scripts and what comes next wait for the first frame, and all below the fold for use of the page', {
  tag: ['@one-language', '@first-visit'],
}, async ({ page, lang }) => {
  const pictures: string[] = []
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url())
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.addInitScript(holdFirstFrame)
  await page.goto(`/${lang}`, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'reportFirstFrame' in window)
  const [first, ...next] = await page.locator('.below-fold').evaluateAll(contentVisibilities)
  expect(first).toBe('auto')
  expect(new Set(next)).toEqual(new Set(['hidden']))
  expect(scripts).toEqual([])

  await page.evaluate(() => (window as Window & { reportFirstFrame?: () => void }).reportFirstFrame?.())
  expect(new Set(await page.locator('.below-fold').evaluateAll(contentVisibilities))).toEqual(
    new Set(['auto']),
  )
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')

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

test('a script that has come is evaluated while others are on their way, not all of them in one go', {
  tag: ['@one-language', '@first-visit'],
}, async ({ page, lang }) => {
  let release = () => {}
  const isTime = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/framework-*.js', async (route) => {
    const response = await route.fetch()
    const body = `${await response.text()}\nglobalThis.isFrameworkEvaluated = true`
    await route.fulfill({ response, body })
  })
  await page.route('**/assets/frame-*.js', async (route) => {
    await isTime
    await route.continue()
  })
  await page.goto(`/${lang}`, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'isFrameworkEvaluated' in globalThis)
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', 'true')
  release()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
})

test('a picture that never comes does not keep the page from working', {
  tag: ['@one-language', '@first-visit'],
}, async ({ page, lang }) => {
  await page.route('**/media/banners/**', () => {})
  await page.goto(`/${lang}`, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
})

function contentVisibilities(sections: Element[]): string[] {
  return sections.map((section) => getComputedStyle(section).contentVisibility)
}

/** That the first frame is on the screen is reported when the test says so. */
function holdFirstFrame(): void {
  window.PerformanceObserver = class extends PerformanceObserver {
    constructor(callback: PerformanceObserverCallback) {
      super((list, observer) => {
        const report = () => callback(list, observer)
        if (list.getEntriesByName('first-contentful-paint').length === 0) report()
        else Object.assign(window, { reportFirstFrame: report })
      })
    }
  }
}
