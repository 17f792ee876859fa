import { crc32, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crc32Combine, crc32Shift } from './crc32-combine.ts'
import { gzipPage, packPage, plainPage } from './packed-page.ts'

const blank = '@@'

test('a page has its filling at every blank', async () => {
  const page = await packPage('<p nonce="@@">ورشة</p><i nonce="@@"></i>', blank)
  expect(gunzipSync(gzipPage(page, 'one')).toString()).toBe('<p nonce="one">ورشة</p><i nonce="one"></i>')
  expect(plainPage(page, 'two').toString()).toBe('<p nonce="two">ورشة</p><i nonce="two"></i>')
})

test('any page comes out as it went in, whatever it is filled with', async () => {
  const words = fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(words, fc.string({ unit: 'binary', maxLength: 40 }), async (texts, filling) => {
      const html = texts.map((text) => text.replaceAll('@', '')).join(blank)
      const page = await packPage(html, blank)
      const wanted = html.replaceAll(blank, () => filling)
      expect(plainPage(page, filling).toString()).toBe(wanted)
      expect(gunzipSync(gzipPage(page, filling)).toString()).toBe(wanted)
    }),
  )
})

test('check sums of parts make the check sum of the whole', () => {
  const bytes = fc.uint8Array({ maxLength: 5000 })
  fc.assert(
    fc.property(bytes, bytes, (first, second) => {
      const combined = crc32Combine(crc32(first), crc32(second), crc32Shift(second.length))
      expect(combined).toBe(crc32(Buffer.concat([first, second])))
    }),
  )
})
