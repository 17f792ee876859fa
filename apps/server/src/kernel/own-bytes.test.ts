import { expect, test } from 'vitest'
import { ownBytes } from './own-bytes.ts'

test('a piece of a pool is taken out of it', () => {
  const piece = Buffer.from('ورشة')
  expect(piece.buffer.byteLength).toBeGreaterThan(1000)
  const own = ownBytes(piece)
  expect(own.toString()).toBe('ورشة')
  expect(own.buffer.byteLength).toBe(own.length)
})

test('what has memory of its own is not copied', () => {
  const whole = Buffer.allocUnsafeSlow(100_000)
  expect(ownBytes(whole)).toBe(whole)
})
