import { expect, test } from 'vitest'
import { isMetadata } from './is-metadata.ts'

const pairs = (count: number, value: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`key_${at}`, value]))

test.each([
  ['a booking', pairs(20, 'Ghala Service Centre'), true],
  ['nothing', {}, true],
  ['forty pairs', pairs(40, 'x'), true],
  ['forty-one pairs', pairs(41, 'x'), false],
  ['a long value', { key: 'x'.repeat(1001) }, false],
  ['a key with a space', { 'a key': '' }, false],
  ['an empty key', { '': '' }, false],
  ['pairs that are too much together', pairs(16, 'x'.repeat(1000)), false],
  ['letters of more than a byte', pairs(8, 'ش'.repeat(1000)), false],
])('%s', (_case, metadata, isAllowed) => {
  expect(isMetadata(metadata)).toBe(isAllowed)
})
