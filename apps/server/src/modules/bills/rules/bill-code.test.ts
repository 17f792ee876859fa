import { expect, test } from 'vitest'
import { billCodeLength, billCodeOf, readBillCode } from './bill-code.ts'

test('a code is made from random bytes and read as it is typed from paper', () => {
  const code = billCodeOf(Uint8Array.from({ length: billCodeLength }, (_, index) => index * 17))
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
  expect(readBillCode(code)).toBe(code)
  const onPaper = code.toLowerCase().replaceAll(/(.{4})/g, '$1-')
  expect(readBillCode(` ${onPaper.slice(0, -1)} `)).toBe(code)
})

test.each(['', '1', 'x'.repeat(15), 'IIIIIIIIIIIIIIII', '0'.repeat(17), '٠'.repeat(16)])(
  '%j is no code',
  (text) => {
    expect(readBillCode(text)).toBeUndefined()
  },
)
