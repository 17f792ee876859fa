import { expect, test } from 'vitest'
import { searchRank } from './page-search.ts'

const page = {
  title: 'An oil change without the wait',
  slug: 'top-image-1',
  content: { blocks: [{ type: 'paragraph', data: { text: 'Choose the hour', items: ['Drive in'] } }] },
}

test.each([
  ['oil', true],
  ['OIL chan', true],
  ['top image', true],
  ['hour', true],
  ['drive', true],
  ['oil battery', false],
  ['hange', false],
  ['', false],
  ['%', false],
  ["' OR 1=1", false],
])('%s is found: %s', (search, expected) => {
  expect(searchRank(page, search) > 0).toBe(expected)
})

test('words of the title count more than words of the text', () => {
  expect(searchRank(page, 'oil')).toBeGreaterThan(searchRank(page, 'hour'))
})

test('Arabic is found with and without its vowel signs', () => {
  const arabic = { title: 'غيّر زيت سيارتك', slug: 'a', content: null }
  expect(searchRank(arabic, 'غير')).toBeGreaterThan(0)
  expect(searchRank({ ...arabic, title: 'غير زيت' }, 'غيّر')).toBeGreaterThan(0)
})

test('a very long search costs no more than a long one', () => {
  expect(searchRank(page, 'x '.repeat(100_000))).toBe(0)
})
