import { parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { checkShape } from './document-shape.ts'
import { graphqlLimits } from './limits.ts'

const check = (source: string) => {
  try {
    checkShape(parse(source))
  } catch (error) {
    return (error as Error).message
  }
  return undefined
}
const nested = (levels: number) => `${'{ a '.repeat(levels)}{ x }${' }'.repeat(levels)}`
const many = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => write(i)).join(' ')

describe('checkShape', () => {
  test('[GQL-55] depth is limited', () => {
    expect(check(nested(graphqlLimits.depth - 1))).toBeUndefined()
    expect(check(nested(graphqlLimits.depth))).toBe('The query is 21 levels deep; 20 are allowed.')
  })

  test('[GQL-55] aliases are limited, in fragments too', () => {
    expect(check(`{ ...F } fragment F on Query { ${many(100, (i) => `x${i}: x`)} }`)).toBeUndefined()
    expect(check(`{ ...F } fragment F on Query { ${many(101, (i) => `x${i}: x`)} }`)).toBe(
      'The query has 101 aliases; 100 are allowed.',
    )
  })

  test.each([
    ['written out', 'mutation { a: m b: m c: m d: m e: m f: m }'],
    ['in a fragment', 'mutation { ...F } fragment F on Mutation { a: m b: m c: m d: m e: m f: m }'],
    [
      'in fragments of fragments',
      'mutation { ...F g: m } fragment F on Mutation { ...G ... { d: m e: m f: m } } fragment G on Mutation { a: m b: m c: m }',
    ],
  ])('six mutations in one request are refused, %s', (_case, source) => {
    expect(check(source)).toBe('A request may hold at most 5 mutations.')
  })

  test('fields are counted with every fragment written out, though it is measured once', () => {
    const levels = many(16, (i) => `fragment F${i} on Query { a { ...F${i + 1} } b { ...F${i + 1} } }`)
    expect(check(`{ ...F0 } ${levels} fragment F16 on Query { x }`)).toBe(
      `The query has ${3 * 2 ** 16 - 2} fields; 5000 are allowed.`,
    )
  })

  test('the same name may not be selected so often that comparing takes long', () => {
    expect(check(`{ ${many(100, () => 'x')} }`)).toBeUndefined()
    expect(check(`{ ${many(1000, () => 'x')} }`)).toBe(
      'The query selects the same names in 999000 combinations; 200000 are allowed.',
    )
  })

  test('a cycle of fragments does not hang', () => {
    expect(check('{ ...F } fragment F on Query { a { ...F } }')).toBeUndefined()
  })

  test('what was not parsed from text is refused', () => {
    expect(() => checkShape(JSON.parse('{"kind":"Document","definitions":[]}'))).toThrow(
      'Must provide a query string.',
    )
  })
})
