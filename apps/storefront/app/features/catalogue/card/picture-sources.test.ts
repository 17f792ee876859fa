import { expect, test } from 'vitest'
import { pictureSources } from './picture-sources.ts'

test('a photograph is offered in two sizes', () => {
  expect(pictureSources('/thumbnail/products/oil.jpg/512.jpg')).toBe(
    '/thumbnail/products/oil.jpg/256.webp 256w, /thumbnail/products/oil.jpg/512.webp 512w',
  )
})

test.each(['/media/products/oil.svg', 'https://cdn.example/oil.jpg/512.jpg'])('%s has no sizes', (src) => {
  expect(pictureSources(src)).toBeUndefined()
})
