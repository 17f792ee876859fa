import { expect, test } from 'vitest'
import { buildVocabulary, correctWords } from './correct-words.ts'

const vocabulary = buildVocabulary([
  'car battery 60 ah',
  'battery check',
  'oil filter',
  'fully synthetic engine oil',
  'brake pads',
  'بطاريه سياره',
  'tyre',
])

test.each([
  ['[BEY-06] a missing letter', 'batery', 'battery'],
  ['[BEY-06] swapped letters', 'fliter', 'filter'],
  ['[BEY-06] a letter too many', 'enginne', 'engine'],
  ['[BEY-06] a wrong letter', 'brike', 'brake'],
  ['[BEY-06] two mistakes in a long word', 'sintetic', 'synthetic'],
  ['[BEY-06] a mistake in Arabic', 'بطاره', 'بطاريه'],
  ['[BEY-06] a mistake before the word is finished', 'bater', 'battery'],
])('%s: %s means %s', (_case, typed, meant) => {
  expect(correctWords([typed], vocabulary)).toEqual([meant])
})

test.each(['oil', 'tir', '5w31', 'zzzzzz', 'battery'])('%s is left alone', (word) => {
  expect(correctWords([word], vocabulary)).toBeUndefined()
})

test('corrects only what is wrong', () => {
  expect(correctWords(['oil', 'fliter', '5w30'], vocabulary)).toEqual(['oil', 'filter', '5w30'])
})
