import { expect, test } from 'vitest'
import { writtenWords } from './written-words.ts'

const named = [
  { name: 'Car Battery 60 Ah', translations: { ar: { name: 'بطارية سيارة 60 أمبير' } } },
  { name: 'Battery check', translations: { ar: { name: 'فحص بطاريه' } } },
  { name: 'Battery', translations: { ar: { name: 'بطّارية' }, hi: { name: null } } },
  { name: 'Battery stand', translations: { ar: { name: 'حامل بطارية' } } },
]

test.each([
  ['[UX-72] the spelling that most names have', ['بطاريه'], ['بطارية']],
  ['[UX-72] each of several words', ['فحص', 'سياره', 'امبير'], ['فحص', 'سيارة', 'أمبير']],
  ['[UX-72] Latin words in small letters', ['battery'], ['battery']],
  ['[UX-72] what no name has, as it is', ['5w30', 'زيت'], ['5w30', 'زيت']],
])('%s', (_case, folded, written) => {
  expect(writtenWords(folded, named)).toEqual(written)
})

test('a shop without names leaves the words alone', () => {
  expect(writtenWords(['زيت'], [])).toEqual(['زيت'])
})
