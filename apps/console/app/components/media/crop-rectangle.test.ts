import { expect, test } from 'vitest'
import { largestRectangle, moveRectangle, resizeRectangle } from './crop-rectangle.ts'

const picture = { width: 400, height: 300 }
const middle = { x: 100, y: 100, width: 200, height: 100 }

test('a rectangle is moved as far as the picture reaches', () => {
  expect(moveRectangle(middle, { x: 50, y: -30 }, picture)).toEqual({ ...middle, x: 150, y: 70 })
  expect(moveRectangle(middle, { x: 999, y: -999 }, picture)).toEqual({ ...middle, x: 200, y: 0 })
})

test('a corner is moved while the opposite one stays', () => {
  const by = { x: -20, y: -10 }
  expect(resizeRectangle(middle, { corner: 'topLeft', by, ratio: undefined }, picture)).toEqual({
    x: 80,
    y: 90,
    width: 220,
    height: 110,
  })
  expect(resizeRectangle(middle, { corner: 'bottomRight', by, ratio: undefined }, picture)).toEqual({
    x: 100,
    y: 100,
    width: 180,
    height: 90,
  })
  const away = { x: 999, y: 999 }
  expect(resizeRectangle(middle, { corner: 'bottomRight', by: away, ratio: undefined }, picture)).toEqual({
    x: 100,
    y: 100,
    width: 300,
    height: 200,
  })
  expect(resizeRectangle(middle, { corner: 'topLeft', by: away, ratio: undefined }, picture)).toMatchObject({
    width: 16,
    height: 16,
  })
})

test('with a ratio the rectangle has it and stays inside', () => {
  const square = resizeRectangle(middle, { corner: 'bottomRight', by: { x: 500, y: 0 }, ratio: 1 }, picture)
  expect(square).toEqual({ x: 100, y: 100, width: 200, height: 200 })
  expect(largestRectangle(picture, 1)).toEqual({ x: 50, y: 0, width: 300, height: 300 })
  expect(largestRectangle(picture, undefined)).toEqual({ x: 0, y: 0, ...picture })
})
