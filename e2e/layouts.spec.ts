import type { Locator, Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './fixtures/cart-test.ts'
import { demoProducts, productPath, readProduct } from './fixtures/product-parts.ts'
import { skipGreetings } from './fixtures/shell-parts.ts'
import { expect, test } from './fixtures/shop-test.ts'

const widths = [360, 768, 1280]

test.beforeEach(({ context }) => skipGreetings(context))

test('[UX-36] [UX-37] home shows products in its first screen, and rows of whole cards that end at the grid', async ({
  page,
  open,
}) => {
  await open('/')
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    const shown = await page
      .getByRole('article')
      .first()
      .evaluate((card) => {
        const bar = document.querySelector('nav.fixed')?.getBoundingClientRect()
        const end = bar && bar.height > 0 ? bar.top : window.innerHeight
        return end - card.getBoundingClientRect().top
      })
    expect(shown, `at ${width} × ${height}`).toBeGreaterThan(64)
    await expectNoSidewaysScroll(page)
  }
  for (const width of [640, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await cardsCut(page), `at ${width} px`).toBe(0)
  }
})

test('[UX-34] a product has its price and the way to buy in view, beside its pictures', async ({
  page,
  open,
  request,
  t,
}) => {
  await open(productPath(await readProduct(request, demoProducts.oil)))
  const gallery = page.getByRole('region', { name: t('product.gallery') })
  const add = page
    .getByRole('main')
    .getByRole('button', { name: t('catalogue.product.addToCart') })
    .first()
  for (const width of [640, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(add).toBeInViewport({ ratio: 1 })
    const [pictures, head] = [await boxOf(gallery), await boxOf(page.getByRole('heading', { level: 1 }))]
    expect(head.y, `at ${width} px`).toBeLessThan(pictures.y + pictures.height)

    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(150)
    await expect(gallery).toBeInViewport({ ratio: 0.95 })
  }
})

test('[UX-75] cards of a row agree, and three options fill a row or a column', {
  tag: '@one-language',
}, async ({ page, open, go, request }) => {
  const product = await readProduct(request, demoProducts.oil)
  expect(product.variants).toHaveLength(3)
  await open('/products/?category=Engine%20oil')
  const names = page.getByRole('list', { name: /./ }).getByRole('article').getByRole('heading')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const heights = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height))
    expect(new Set(heights.slice(0, 4).map(Math.round)).size, `at ${width} px`).toBe(1)
  }
  await go(productPath(product))
  await expect(page.getByRole('radio')).toHaveCount(3)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const corners = await page.getByRole('radio').evaluateAll((all) =>
      all.map((one) => {
        const { left, top } = one.getBoundingClientRect()
        return [Math.round(left), Math.round(top)]
      }),
    )
    const [lefts, tops] = [0, 1].map((at) => new Set(corners.map((corner) => corner[at])).size)
    expect([lefts, tops].sort(), `at ${width} px`).toEqual([1, 3])
  }
})

test('[UX-37] [UX-38] [UX-97] of a list no label is cut, no picture covered and no category alone on its line', async ({
  page,
  open,
  t,
}) => {
  await open('/products/?category=Engine%20oil')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  for (const card of (await cards.all()).slice(0, 6)) {
    const picture = await boxOf(card.getByRole('img').first())
    const share = await card.evaluate((element) => {
      const over = element.querySelector('.absolute.start-1\\.5.top-1\\.5')
      return (over?.getBoundingClientRect().width ?? 0) / element.getBoundingClientRect().width
    })
    expect(picture.width).toBeGreaterThan(0)
    // Half of the width has room for a discount with its currency.
    expect(share).toBeLessThan(0.5)
  }

  await page.setViewportSize({ width: 360, height: 740 })
  const cut = await cards.getByRole('button').evaluateAll((all) =>
    all
      .filter((one) => {
        const text = document.createRange()
        text.selectNodeContents(one)
        return text.getBoundingClientRect().width > one.clientWidth
      })
      .map((one) => one.textContent),
  )
  expect(cut).toEqual([])

  await page.setViewportSize({ width: 1024, height: 800 })
  const pills = page.getByRole('list', { name: t('catalogue.category.subcategories') }).getByRole('listitem')
  const tops = await pills.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().top)),
  )
  const lines = Map.groupBy(tops, (top) => top)
  for (const [, onLine] of lines) expect(onLine.length).toBeGreaterThan(1)
})

test('what has the focus in a list is never hidden behind what stays in view', {
  tag: '@one-language',
}, async ({ page, open, t }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await open('/products/?category=Engine%20oil')
  const filter = page.getByRole('region', { name: t('listing.filter.title'), exact: true })
  await filter.getByRole('checkbox').first().focus()
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const element = document.activeElement
      if (!element) return 'nothing has the focus'
      const { x, y, width, height } = element.getBoundingClientRect()
      const above = document.elementFromPoint(x + width / 2, y + height / 2)
      const isSeen = above && (element.contains(above) || above.contains(element) || above.closest('label'))
      return isSeen ? '' : `${element.tagName} ${element.textContent} behind ${above?.className}`
    })
    expect(hidden).toBe('')
  }
})

test('[UX-35] on a low screen the bars scroll with the page', { tag: '@one-language' }, async ({
  page,
  open,
  request,
  t,
}) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await open(productPath(await readProduct(request, demoProducts.oil)))
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  await expect(
    page.getByRole('banner').getByRole('button', { name: t('shell.header.menu') }),
  ).not.toBeInViewport()
})

test('[UX-38] the steps of a purchase are readable in full at 320 px', async ({ page, open, t }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open('/cart/')
  const steps = page.getByRole('navigation', { name: t('shell.steps.label') })
  for (const step of ['cart', 'booking', 'checkout'] as const) {
    const label = steps.getByText(t(`shell.steps.${step}`), { exact: true })
    expect(await label.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
  }
})

test('[UX-169] words of news and banners are whole on a phone, a tablet and a desktop', async ({
  page,
  open,
}) => {
  await open('/')
  await page.keyboard.press('Shift')
  const words = page.locator('main li a :is(strong, span)')
  for (const width of [360, 390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const cut = await words.evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility() && !each.closest('article') && each.childElementCount === 0)
        .filter((each) => /hidden|clip/.test(getComputedStyle(each).overflowX))
        .filter(
          (each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2,
        )
        .map((each) => each.textContent),
    )
    expect(cut, `at ${width} px`).toEqual([])
  }
})

/** How many cards of the first row are seen in part only. */
async function cardsCut(page: Page): Promise<number> {
  const row = page
    .getByRole('region')
    .filter({ has: page.getByRole('article') })
    .first()
  const heading = await boxOf(row.locator('xpath=./div[1]'))
  return row.getByRole('article').evaluateAll(
    (cards, { x, width: grid }) =>
      cards
        .map((card) => card.getBoundingClientRect())
        .filter((box) => box.right > x + 1 && box.left < x + grid - 1)
        .filter((box) => box.left < x - 1 || box.right > x + grid + 1).length,
    heading,
  )
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('Not on the page')
  return box
}
