import type { Page } from '@playwright/test'
import { demoProducts, productPath, readProduct } from './fixtures/product-parts.ts'
import { skipGreetings } from './fixtures/shell-parts.ts'
import { expect, hydrated, test } from './fixtures/shop-test.ts'

test.beforeEach(({ context }) => skipGreetings(context))

// Arabic whatever the language of the run: looked at once.
const once = { tag: '@one-language' }

const paths = ['/', '/products/?category=Engine%20oil&brand=durub', '/cart/', '/search?q=5w30']
for (const path of paths) {
  test(`[UX-25] nothing is cut off below on ${path}`, once, async ({ page }) => {
    await openArabic(page, path)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await textsCutBelow(page), `at ${width} px`).toEqual([])
    }
  })
}

test(
  '[UX-29] Arabic is heavier than Latin where something is stressed',
  once,
  async ({ page, open, request }) => {
    const product = await readProduct(request, demoProducts.oil)
    const weights = () =>
      page
        .getByRole('heading', { level: 1 })
        .or(page.locator('dd').first())
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fontWeight))
    await open(productPath(product))
    expect(await weights()).toEqual(['750', '600'])
    await openArabic(page, productPath(product))
    expect(await weights()).toEqual(['800', '700'])
  },
)

test('[UX-26] in the list of a bundle an amount stands beside its unit', once, async ({ page, request }) => {
  await openArabic(page, productPath(await readProduct(request, 'oil-service-bundle')))
  const item = page.getByRole('listitem').filter({ hasText: '4 لتر' }).first()
  const gap = await item.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const at = texts.currentNode.textContent?.indexOf('4 لتر') ?? -1
      if (at < 0) continue
      const boxOf = (from: number, to: number) => {
        const range = document.createRange()
        range.setStart(texts.currentNode, at + from)
        range.setEnd(texts.currentNode, at + to)
        return range.getBoundingClientRect()
      }
      return boxOf(0, 1).left - boxOf(2, 5).right
    }
    return Number.NaN
  })
  expect(Math.abs(gap)).toBeLessThan(10)
})

async function openArabic(page: Page, path: string): Promise<void> {
  await page.goto(`/ar${path}`)
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready)
}

/** Cairo draws the dots of a bold final ya 0.46 em below the line; its own box ends at 0.571 em. */
function textsCutBelow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
    const cut: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node as HTMLElement
      const style = getComputedStyle(element)
      const isClipped = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      if (!isClipped || !element.checkVisibility() || !/[\u0600-\u06ff]/.test(element.textContent)) continue
      const box = element.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(element)
      const size = Number.parseFloat(style.fontSize)
      const lines = [...range.getClientRects()].filter(
        ({ top, height }) => height > 0 && top + 0.5 * size < box.bottom,
      )
      const lowest = Math.max(...lines.map(({ bottom }) => bottom)) - (0.571 - 0.46) * size
      if (lowest > box.bottom + 0.75)
        cut.push(`${element.textContent.slice(0, 30)}: ${lowest - box.bottom} px`)
    }
    return cut
  })
}
