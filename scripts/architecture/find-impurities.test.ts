import { expect, test } from 'vitest'
import { findImpurities } from './find-impurities.ts'

test.each([
  'const now = new Date()',
  'const now = Date.now()',
  'const chance = Math.random()',
  'const limit = process.env.LIMIT',
  'const started = performance.now()',
  "const answer = await fetch('https://shop.example')",
])('a rule is told instead of asking: %s', (source) => {
  expect(findImpurities('rules/a.ts', source)).toHaveLength(1)
})

test.each(['const day = new Date(ms)', 'const day = Date.UTC(2026, 0)', 'const most = Math.max(1, 2)'])(
  'a rule may calculate: %s',
  (source) => {
    expect(findImpurities('rules/a.ts', source)).toEqual([])
  },
)
