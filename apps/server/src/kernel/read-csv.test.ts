import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRecord, withoutApostrophe } from './csv.ts'
import { readCsv } from './read-csv.ts'

test.each([
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\nc,',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  ['"a,b","say ""hi""","two\nlines"\n', [['a,b', 'say "hi"', 'two\nlines']]],
  ['a\n\n\nb', [['a'], ['b']]],
  ['', []],
  ['a"b,c', [['a"b', 'c']]],
  ['a\rb', [['a'], ['b']]],
] as const)('%j is read as %j', (text, expected) => {
  expect(readCsv(text).lines.map(({ cells }) => cells)).toEqual(expected)
})

test('lines are counted as an editor counts them', () => {
  const { lines } = readCsv('a\n"b\nc"\n\nd')
  expect(lines).toEqual([
    { line: 1, cells: ['a'] },
    { line: 2, cells: ['b\nc'] },
    { line: 5, cells: ['d'] },
  ])
})

test('cells may be separated by a semicolon or a tab', () => {
  expect(readCsv('a;"b;c"', ';').lines[0]?.cells).toEqual(['a', 'b;c'])
  expect(readCsv('a\tb', '\t').lines[0]?.cells).toEqual(['a', 'b'])
})

test('a quote without an end is told', () => {
  expect(readCsv('a,b\n"c,d\ne,f').isWhole).toBe(false)
  expect(readCsv('a,"b"').isWhole).toBe(true)
})

test('every record that is written is read again', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r\n', ' ', 'ز', '=', "'") })
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (records) => {
      const written = records.map((record) => csvRecord(record)).join('')
      const read = readCsv(written).lines.map(({ cells }) => cells.map(withoutApostrophe))
      expect(read).toEqual(records)
    }),
  )
})
