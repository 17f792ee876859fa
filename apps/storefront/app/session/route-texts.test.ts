import { expect, test } from 'vitest'
import { routeTexts, textsOfPath } from './route-texts.ts'

test.each([
  ['/', routeTexts.home],
  ['/products/', routeTexts.products],
  ['/product/UHJvZHVjdDox', routeTexts.product],
  ['/store/edit', routeTexts.store],
  ['/high-traffic', []],
  ['/nowhere/products', []],
])('the texts of %s', (path, texts) => {
  expect(textsOfPath(path)).toEqual(texts)
})
