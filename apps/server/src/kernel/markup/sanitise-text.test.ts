import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sanitiseText } from './sanitise-text.ts'

describe('[SEC-05] sanitiseText', () => {
  test.each([
    ['  Quick work  ', 'Quick work'],
    ['one\r\ntwo\rthree\n\tfour', 'one\ntwo\nthree\n\tfour'],
    ['a\u0000b\u0007c\u001bd\u007fe\u0085f', 'abcdef'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['\u2066hidden\u2069\u202a\u202c', 'hidden'],
    ['half \ud83d of a face', 'half  of a face'],
    ['\ufeffmark', 'mark'],
    ['line\u2028and\u2029paragraph', 'lineandparagraph'],
    ['cafe\u0301', 'caf\u00e9'],
    ['خدمة ممتازة \u200fجدا', 'خدمة ممتازة \u200fجدا'],
    ['👨\u200d🔧 می\u200cروم', '👨\u200d🔧 می\u200cروم'],
    ['<script>alert(1)</script> & <b>', '<script>alert(1)</script> & <b>'],
    ['\u0000 \u202e', ''],
  ])('%j becomes %j', (typed, clean) => {
    expect(sanitiseText(typed)).toBe(clean)
  })

  test('whatever is typed, it is well formed, holds no control and comes out the same again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (typed) => {
        const clean = sanitiseText(typed)
        expect(clean.isWellFormed()).toBe(true)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be left
        expect(clean).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/)
        expect(sanitiseText(clean)).toBe(clean)
      }),
      { numRuns: 2000 },
    )
  })
})
