import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseGlobalId, readKey, toGlobalId } from './global-id.ts'

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e'

describe('a public id', () => {
  test('is base64 of type and key', () => {
    expect(toGlobalId('Product', 1)).toBe('UHJvZHVjdDox')
    expect(parseGlobalId('UHJvZHVjdDox')).toEqual({ type: 'Product', key: '1' })
  })

  test('of any type and key is read as what it was made of, with its padding or without', () => {
    const types = fc.stringMatching(/^[A-Za-z]{1,50}$/)
    fc.assert(
      fc.property(types, fc.oneof(fc.nat().map(String), fc.uuid()), (type, key) => {
        const id = toGlobalId(type, key)
        expect(parseGlobalId(id)).toEqual({ type, key })
        expect(parseGlobalId(id.replace(/=+$/, ''))).toEqual({ type, key })
      }),
    )
  })

  test('is nothing else, however strange: no text makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.base64String()), (text) => {
        const parsed = parseGlobalId(text)
        expect(
          parsed === undefined || toGlobalId(parsed.type, parsed.key).startsWith(text.replace(/=+$/, '')),
        ).toBe(true)
      }),
    )
  })

  test.each([
    '',
    'x',
    'UHJvZHVjdDox=',
    'UHJvZHVjdDo',
    btoa('Product:'),
    btoa(':1'),
    btoa('Product:1:2'),
    btoa('Prod uct:1'),
    'A'.repeat(200),
  ])('%j is none', (text) => {
    expect(parseGlobalId(text)).toBeUndefined()
  })
})

describe('a key', () => {
  test.each([
    [1, 1],
    ['17', 17],
    [toGlobalId('Product', 17), 17],
    [2_147_483_647, 2_147_483_647],
  ])('%j names %i', (value, key) => {
    expect(readKey('Product', value)).toBe(key)
  })

  test.each([
    0,
    -1,
    1.5,
    2_147_483_648,
    Number.NaN,
    '0',
    '007',
    '2147483648',
    '1e3',
    '٣',
    toGlobalId('User', 1),
    toGlobalId('Product', 0),
    toGlobalId('Product', uuid),
  ])('%j names nothing', (value) => {
    expect(readKey('Product', value)).toBeUndefined()
  })
})
