import { expect, test } from 'vitest'
import { paragraph } from './html.ts'
import { plainText } from './plain-text.ts'

test.each([
  ['<p>From nine</p><p>to <b>one</b>.</p>', 'From nine to one .'],
  [paragraph(`5 < 6 & "7" isn't 8`), `5 < 6 & "7" isn't 8`],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
])('%j says %j', (html, text) => {
  expect(plainText(html, 100)).toBe(text)
})

test('a long message is cut', () => {
  expect(plainText(`<p>${'x'.repeat(500)}</p>`, 200)).toBe(`${'x'.repeat(199)}…`)
})
