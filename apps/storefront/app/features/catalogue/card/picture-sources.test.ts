import { expect, test } from 'vitest'
import { pictureSources } from './picture-sources.ts'

test('a photograph is offered in two sizes', () => {
  expect(pictureSources('/thumbnail/products/oil.jpg?size=512')).toBe(
    '/thumbnail/products/oil.jpg?size=256 256w, /thumbnail/products/oil.jpg?size=512 512w',
  )
})

test.each(['/media/products/oil.svg', 'https://cdn.example/oil.jpg?size=512'])('%s has no sizes', (src) => {
  expect(pictureSources(src)).toBeUndefined()
})
