import { weighFirstVisit } from './fixtures/first-visit-bytes.ts'
import { demoProducts, productPath, readProduct } from './fixtures/product-parts.ts'
import { skipGreetings } from './fixtures/shell-parts.ts'
import { expect, test } from './fixtures/shop-test.ts'

const kibibyte = 1024
const limit = 135 * kibibyte

const paths = {
  home: '',
  listing: '/products/?category=Engine%20oil',
  search: '/search/?q=oil',
  cart: '/cart/',
}

test.beforeEach(({ context }) => skipGreetings(context))

for (const [name, path] of Object.entries(paths)) {
  test(`[UX-160] the scripts of a first visit to ${name} weigh at most 135 KiB with texts and headers`, {
    tag: '@first-visit',
  }, async ({ page, lang }) => {
    const { bytes, files } = await weighFirstVisit(page, `/${lang}${path}`)
    test.info().annotations.push({ type: 'KiB', description: (bytes / kibibyte).toFixed(1) })
    if (process.env.WEIGHT_LOG) console.log(lang, name, (bytes / kibibyte).toFixed(1), files.length)
    expect(files.length).toBeGreaterThan(5)
    expect(bytes, files.join('\n')).toBeLessThanOrEqual(limit)
  })
}

test('[UX-160] the scripts of a first visit to a product weigh at most 135 KiB with texts and headers', {
  tag: '@first-visit',
}, async ({ page, request, lang }) => {
  const product = await readProduct(request, demoProducts.oil)
  const { bytes, files } = await weighFirstVisit(page, `/${lang}${productPath(product)}`)
  test.info().annotations.push({ type: 'KiB', description: (bytes / kibibyte).toFixed(1) })
  if (process.env.WEIGHT_LOG) console.log(lang, 'product', (bytes / kibibyte).toFixed(1), files.length)
  expect(files.length).toBeGreaterThan(5)
  expect(bytes, files.join('\n')).toBeLessThanOrEqual(limit)
})
