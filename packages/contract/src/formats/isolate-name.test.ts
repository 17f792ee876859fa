import { expect, test } from 'vitest'
import { isolateName } from './isolate-name.ts'

test('[FMT-08] a name in a sentence is isolated and its grades do not break', () => {
  expect(isolateName('دروب صناعي 5W-30، 4 لتر')).toBe(
    '\u2068دروب صناعي \u20685W-\u206030\u2069، \u20684\u00a0لتر\u2069\u2069',
  )
  expect(isolateName('Wash - and wax')).toBe('\u2068Wash - and wax\u2069')
})
