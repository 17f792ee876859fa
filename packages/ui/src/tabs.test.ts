import { describe, expect, test } from 'vitest'
import { tabAfterKey } from './tabs.tsx'

describe('tabAfterKey', () => {
  test('goes forward with the right arrow in a left-to-right page and starts again after the last', () => {
    expect(tabAfterKey('ArrowRight', 0, 3, false)).toBe(1)
    expect(tabAfterKey('ArrowRight', 2, 3, false)).toBe(0)
  })

  test('goes forward with the left arrow in a right-to-left page', () => {
    expect(tabAfterKey('ArrowLeft', 0, 3, true)).toBe(1)
    expect(tabAfterKey('ArrowRight', 0, 3, true)).toBe(2)
  })

  test('knows both ends and ignores other keys', () => {
    expect(tabAfterKey('Home', 2, 3, true)).toBe(0)
    expect(tabAfterKey('End', 0, 3, false)).toBe(2)
    expect(tabAfterKey('a', 1, 3, false)).toBe(1)
  })
})
