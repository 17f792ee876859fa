import { expect, test } from 'vitest'
import { findImpurities } from './find-impurities.ts'

test.each([
  'const now = new Date()',
  'const now = Date.now()',
  'const chance = Math.random()',
  'const limit = process.env.LIMIT',
  'const started = performance.now()',
  "const answer = await fetch('https://shop.example')",
  'const now = Date()',
  'const Clock = Date',
  'const now = new globalThis.Date()',
  "const now = globalThis['Date'].now()",
  "const today = new Intl.DateTimeFormat('en').format()",
  'const { timeZone } = Intl.DateTimeFormat().resolvedOptions()',
  'const hour = day.getHours()',
  'const isFriday = day.getDay() === 5',
  'const text = day.toLocaleDateString()',
  "const fs = require('node:fs')",
])('a rule is told instead of asking: %s', (source) => {
  expect(findImpurities('rules/a.ts', source)).toHaveLength(1)
})

test.each([
  'const day = new Date(ms)',
  'const day = Date.UTC(2026, 0)',
  'const ms = Date.parse(text)',
  'const most = Math.max(1, 2)',
  'function age(born: Date): boolean { return born instanceof Date }',
  'const hour = day.getUTCHours()',
  "const order = new Intl.Collator(['en', 'ar'])",
  "const name = text.toLocaleLowerCase('en')",
])('a rule may calculate: %s', (source) => {
  expect(findImpurities('rules/a.ts', source)).toEqual([])
})
