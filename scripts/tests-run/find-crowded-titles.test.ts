import { expect, test } from 'vitest'
import { findCrowdedTitles } from './find-crowded-titles.ts'

test.each([
  ["test('[A-01] [A-02] [A-03] [A-04] [A-05] x', () => {})", 1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source that is read.
  ['test(`[A-01, A-02] [A-03] [A-04, A-05] ${name}`, () => {})', 1],
  ["test.each([1])('[A-01] [A-02] [A-03] [A-04] [A-05] %s', () => {})", 1],
  ["test('[A-01] [A-02] [A-03] [A-04] x', () => {})", 0],
  ["const text = '[A-01] [A-02] [A-03] [A-04] [A-05] x'", 0],
])('%s: %i', (source, count) => {
  expect(findCrowdedTitles('a.test.ts', source)).toHaveLength(count)
})
