import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

test.each([
  ['Quick and clean', 'en'],
  ['خدمة سريعة', 'ar'],
  ['Oil 5W-30: بدّلوا الزيت والفلتر بسرعة', 'ar'],
  ['They said أهلا and started', 'en'],
  ['5/5 👍', undefined],
])('%s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
