import { expect, test } from 'vitest'
import { compareLedger, idsInTitles, readLedger } from './ledger.ts'

test('reads the rows of the ledger and nothing else', () => {
  expect(
    readLedger('| id | requirement |\n|---|---|\n| CART-01 | A line has… |\ntext CART-99\n| A11Y-02 | x |'),
  ).toEqual(['CART-01', 'A11Y-02'])
})

test('counts ids in the brackets of a title, not in comments or bodies', () => {
  const open = '('
  const source = [
    `test${open}'[CART-01] a line', () => {})`,
    '// CART-02',
    `test.each${open}[1, 2])${open}'[CART-03, CART-04] %s', () => {})`,
  ].join('\n')
  expect(idsInTitles(source)).toEqual(['CART-01', 'CART-03', 'CART-04'])
})

test('tells proven, unproven and unknown ids apart', () => {
  expect(compareLedger(['CART-01', 'CART-02'], new Set(['CART-01', 'CART-77']))).toEqual({
    areas: [{ area: 'CART', proven: ['CART-01'], unproven: ['CART-02'] }],
    unknown: ['CART-77'],
  })
})
