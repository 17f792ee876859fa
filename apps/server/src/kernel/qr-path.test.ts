import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

test('the drawing covers the dark modules and no others', () => {
  const { size, path } = qrPath('AQhTZWxsZXI=')
  const dark = Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g), ([, x, y, length]) => ({
    x: Number(x),
    y: Number(y),
    length: Number(length),
  }))
  expect(dark.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('')).toBe(path)
  expect(dark.every(({ x, y, length }) => x + length <= size && y < size)).toBe(true)
  // The corner that every code has begins with seven dark modules.
  expect(dark[0]).toEqual({ x: 0, y: 0, length: 7 })
})
