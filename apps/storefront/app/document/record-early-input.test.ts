import { expect, test } from 'vitest'
import { recordEarlyInput } from './record-early-input.ts'

test('the recorder is a script of its own that needs nothing around it', () => {
  const text = `(${recordEarlyInput})()`
  expect(() => new Function(text)).not.toThrow()
  expect(text).not.toContain('</')
  expect(text).not.toMatch(/\bimport\b|__vite|_vi_/)
})
