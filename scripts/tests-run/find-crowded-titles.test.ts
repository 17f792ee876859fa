import { expect, test } from 'vitest'
import { findCrowdedTitles } from './find-crowded-titles.ts'

test.each([
  ['a title of five ids is crowded', "test('[A-01] [A-02] [A-03] [A-04] [A-05] x', () => {})", 1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source that is read.
  ['ids share their brackets', 'test(`[A-01, A-02] [A-03] [A-04, A-05] ${name}`, () => {})', 1],
  ['a title of several cases counts', "test.each([1])('[A-01] [A-02] [A-03] [A-04] [A-05] %s', () => {})", 1],
  ['a title of four ids passes', "test('[A-01] [A-02] [A-03] [A-04] x', () => {})", 0],
  ['text outside of a title passes', "const text = '[A-01] [A-02] [A-03] [A-04] [A-05] x'", 0],
])('%s', (_, source, count) => {
  expect(findCrowdedTitles('a.test.ts', source)).toHaveLength(count)
})
