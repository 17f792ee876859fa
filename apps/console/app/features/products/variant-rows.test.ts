import { expect, test } from 'vitest'
import { newVariant, pasteTable, readTable, skuProblems } from './variant-rows.ts'

test('a copied table is rows of cells; one cell is none', () => {
  expect(readTable('A\tOne\r\nB\tTwo\r\n')).toEqual([
    ['A', 'One'],
    ['B', 'Two'],
  ])
  expect(readTable('A\t"1 ""big"" \nlitre"\tx')).toEqual([['A', '1 "big" litre', 'x']])
  expect(readTable('A\t\tC')).toEqual([['A', '', 'C']])
  expect(readTable('only one')).toBeUndefined()
  expect(readTable('only one\n')).toBeUndefined()
})

test('a paste fills cells from where it is, adds rows, and leaves the rest', () => {
  const rows = [
    { ...newVariant(), id: 7, sku: 'A', nameEn: 'Old', nameAr: 'قديم' },
    { ...newVariant(), sku: 'B' },
  ]
  const pasted = pasteTable(rows, { row: 1, cell: 'nameEn' }, [['Two', 'اثنان', '', 'beyond'], ['Three']])
  expect(pasted.map(({ id, sku, nameEn, nameAr }) => [id, sku, nameEn, nameAr])).toEqual([
    [7, 'A', 'Old', 'قديم'],
    [null, 'B', 'Two', 'اثنان'],
    [null, '', 'Three', ''],
  ])
})

test('article numbers are pasted with Arabic digits, names keep theirs; quotes, tabs and inches stay in their cells', () => {
  const table = readTable('"OIL-٤"\t"4 ""L"""\t٤ لتر\nTYRE-۱۶\t16" rim\t"a\tb"')
  const pasted = pasteTable([], { row: 0, cell: 'sku' }, table ?? [])
  expect(pasted.map(({ sku, nameEn, nameAr }) => [sku, nameEn, nameAr])).toEqual([
    ['OIL-4', '4 "L"', '٤ لتر'],
    ['TYRE-16', '16" rim', 'a b'],
  ])
  expect(skuProblems(pasted).size).toBe(0)
})

test('an article number is needed, of plain signs, and once', () => {
  const rows = ['A', '', 'a b', 'A'].map((sku) => ({ ...newVariant(), sku }))
  expect([...skuProblems(rows)]).toEqual([
    [1, 'skuMissing'],
    [2, 'skuInvalid'],
    [3, 'skuDouble'],
  ])
})
