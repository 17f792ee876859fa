import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { costOf, graphqlLimits, shapeLimits } from './limits.ts'

const schema = buildSchema('type Query { a(first: Int): Query x: Int } type Mutation { m: Int }')
const check = (source: string) => validate(schema, parse(source), [shapeLimits]).map((error) => error.message)
const nested = (levels: number) => `${'{ a '.repeat(levels)}{ x }${' }'.repeat(levels)}`

describe('shapeLimits', () => {
  test('[GQL-55] depth is limited', () => {
    expect(check(nested(graphqlLimits.depth - 1))).toEqual([])
    expect(check(nested(graphqlLimits.depth))).toEqual(['The query is 21 levels deep; 20 are allowed.'])
  })

  test('[GQL-55] aliases are limited, in fragments too', () => {
    const aliases = Array.from({ length: 31 }, (_, index) => `x${index}: x`).join(' ')
    expect(check(`{ ...F } fragment F on Query { ${aliases} }`)).toEqual([
      'The query has 31 aliases; 30 are allowed.',
    ])
  })

  test('many mutations in one request are refused', () => {
    expect(check('mutation { a: m b: m c: m d: m e: m f: m }')).toEqual([
      'A request may hold at most 5 mutations.',
    ])
  })

  test('a cycle of fragments does not hang', () => {
    expect(check('{ ...F } fragment F on Query { a { ...F } }')).toEqual([])
  })
})

describe('costOf', () => {
  test('counts the nodes that may be read, level by level', () => {
    expect(costOf(parse('{ a(first: 10) { a(first: 10) { x } } }'))).toBe(110)
    expect(costOf(parse('query ($n: Int) { a(first: $n) { a(first: 5) { x } } }'), { n: 20 })).toBe(120)
  })

  test('[GQL-55] four levels of ten categories are well within, a hostile nest is not', () => {
    const four = '{ a(first: 10) { a(first: 10) { a(first: 10) { a(first: 10) { x } } } } }'
    expect(costOf(parse(four))).toBeLessThan(graphqlLimits.cost)
    const hostile = '{ a(first: 100) { a(first: 100) { a(first: 100) { x } } } }'
    expect(costOf(parse(hostile))).toBeGreaterThan(graphqlLimits.cost)
  })
})
