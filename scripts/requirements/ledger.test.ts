import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readLedger } from './ledger.ts'

test('reads the rows of the ledger with the kinds of test they ask for, and nothing else', () => {
  const text = [
    '| id | requirement | spec § | verify |',
    '|---|---|---|---|',
    '| CART-01 | A line has… | §1 | browser |',
    'text CART-99',
    '| A11Y-02 | x | §2 | browser / unit |',
  ]
  expect(readLedger(text.join('\n'))).toEqual([
    { id: 'CART-01', kinds: ['browser'] },
    { id: 'A11Y-02', kinds: ['browser', 'unit'] },
  ])
})

test('a row whose last column names no kind is a mistake', () => {
  expect(() => readLedger('| CART-01 | A line has… | §1 | by hand |')).toThrow('CART-01')
})

test('the table of counts says how many rows each area has, and all together', () => {
  const text = readFileSync('docs/requirements.md', 'utf8')
  const rows = readLedger(text)
  const areas = Object.groupBy(rows, ({ id }) => id.split('-')[0] ?? '')
  const counts = [...text.matchAll(/^\| ([A-Z][A-Z0-9]*) \| (\d+) \| \d+ \|/gm)].map(([, area, count]) => [
    area,
    Number(count),
  ])
  expect(Object.fromEntries(counts)).toEqual(
    Object.fromEntries(Object.entries(areas).map(([area, { length } = []]) => [area, length])),
  )
  expect(text).toContain(`| **total** | **${rows.length}** |`)
})
