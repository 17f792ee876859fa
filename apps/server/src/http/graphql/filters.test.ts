import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { describe, expect, test } from 'vitest'
import { meetsId, meetsMetadata, meetsMetadataList, meetsText, meetsWhere, type Where } from './filters.ts'

describe('meetsWhere', () => {
  const meets = (where: Where<{ is?: string }>) => meetsWhere(where, ({ is }) => is === 'a')

  test.each([
    [{ is: 'a' }, true],
    [{ is: 'b' }, false],
    [{ AND: [{ is: 'a' }, { is: 'a' }] }, true],
    [{ AND: [{ is: 'a' }, { is: 'b' }] }, false],
    [{ OR: [{ is: 'b' }, { AND: [{ is: 'a' }] }] }, true],
    [{ OR: [] }, false],
  ])('%j holds: %s', (where, expected) => {
    expect(meets(where)).toBe(expected)
  })

  test.each([
    { is: 'a', AND: [] },
    { AND: [], OR: [] },
  ])("mixing is refused in Saleor's words: %j", (where) => {
    expect(() => meets(where)).toThrow('Cannot mix operators with other filter inputs.')
  })
})

test.each([
  [{ eq: 'a' }, true],
  [{ eq: '' }, false],
  [{ oneOf: ['b', 'a'] }, true],
  [{ oneOf: [] }, false],
  [{}, false],
])('the text a meets %j: %s', (filter, expected) => {
  expect(meetsText('a', filter)).toBe(expected)
})

test('an id is met by its own type only', () => {
  expect(meetsId('Page', 1, { eq: toGlobalId('Page', 1) })).toBe(true)
  expect(meetsId('Page', 1, { oneOf: [toGlobalId('User', 1)] })).toBe(false)
  expect(() => meetsId('Page', 1, { eq: 'x' })).toThrow('Could not resolve to a node')
})

test('metadata is met by key, or by key and value, and never by what every object has', () => {
  const metadata = { lang: 'en' }
  expect(meetsMetadata(metadata, { key: 'lang' })).toBe(true)
  expect(meetsMetadata(metadata, { key: 'lang', value: { oneOf: ['ar', 'en'] } })).toBe(true)
  expect(meetsMetadataList(metadata, [{ key: 'lang', value: 'en' }, { key: 'constructor' }])).toBe(false)
  expect(meetsMetadataList(metadata, undefined)).toBe(true)
})
