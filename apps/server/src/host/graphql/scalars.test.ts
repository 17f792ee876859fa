import { parseValue } from 'graphql'
import { describe, expect, test } from 'vitest'
import { scalarResolvers } from './scalars.ts'

const read = (name: string, value: unknown) => scalarResolvers[name]?.parseValue?.(value)
const readWritten = (name: string, literal: string) =>
  scalarResolvers[name]?.parseLiteral?.(parseValue(literal), {})

describe('scalars', () => {
  test.each([
    ['PositiveDecimal', 8.9, 8.9],
    ['PositiveDecimal', 0, 0],
    ['PositiveDecimal', '8.900', 8.9],
    ['PositiveDecimal', -1, undefined],
    ['PositiveDecimal', 'NaN', undefined],
    ['PositiveDecimal', '0x10', undefined],
    ['PositiveDecimal', '0b101', undefined],
    ['PositiveDecimal', '0o17', undefined],
    ['PositiveDecimal', '1e3', undefined],
    ['PositiveDecimal', '1_000', undefined],
    ['PositiveDecimal', '٢', undefined],
    ['PositiveDecimal', '9'.repeat(400), undefined],
    ['Decimal', '-0x10', undefined],
    ['PositiveDecimal', {}, undefined],
    ['Decimal', -1.5, -1.5],
    ['Decimal', '', undefined],
    ['PositiveInt', 1, 1],
    ['PositiveInt', 0, undefined],
    ['PositiveInt', 1.5, undefined],
    ['JSON', { a: [1] }, { a: [1] }],
    ['JSON', 'text', undefined],
    ['JSONString', '{"a":1}', { a: 1 }],
    ['JSONString', '{', undefined],
    ['UUID', '00000000-0000-4000-8000-00000000000A', '00000000-0000-4000-8000-00000000000a'],
    ['UUID', 'x', undefined],
    ['Date', '2026-02-28', '2026-02-28'],
    ['Date', '2026-02-30', undefined],
    ['DateTime', '2026-02-28T08:30:00+04:00', new Date('2026-02-28T04:30:00Z')],
    ['DateTime', 'yesterday', undefined],
  ])('%s reads %j as %j', (name, value, expected) => {
    expect(read(name, value)).toEqual(expected)
  })

  test('a value in the document is read like a variable', () => {
    expect(readWritten('PositiveDecimal', '2.5')).toBe(2.5)
    expect(readWritten('PositiveDecimal', '-2.5')).toBeUndefined()
    expect(readWritten('JSON', '{ a: [1, "x"], b: null }')).toEqual({ a: [1, 'x'], b: null })
    expect(readWritten('JSON', '1')).toBeUndefined()
  })

  test('times carry their offset, dates have none', () => {
    const { DateTime, Date: date } = scalarResolvers
    expect(DateTime?.serialize?.(new Date('2026-02-28T04:30:00Z'))).toBe('2026-02-28T04:30:00.000+00:00')
    expect(date?.serialize?.('2026-02-28')).toBe('2026-02-28')
  })
})
