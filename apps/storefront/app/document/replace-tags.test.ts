import { expect, test } from 'vitest'
import { replaceTags } from './replace-tags.ts'

const bold = { opening: '<b', closing: '</b>' }
const shout = (html: string) => replaceTags(html, bold, (tag) => tag.toUpperCase())

test.each([
  ['<p>none</p>', '<p>none</p>'],
  ['<b>one</b>', '<B>ONE</B>'],
  ['a<b>one</b>b<b x="1">two</b>c', 'a<B>ONE</B>b<B X="1">TWO</B>c'],
  ['a<b>one</b><b>never closed', 'a<B>ONE</B><b>never closed'],
])('%s becomes %s', (html, expected) => {
  expect(shout(html)).toBe(expected)
})

test('what it is replaced with is not looked at again', () => {
  expect(replaceTags('<b></b>', bold, (tag) => tag + tag)).toBe('<b></b><b></b>')
})
