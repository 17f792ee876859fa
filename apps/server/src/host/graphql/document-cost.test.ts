import { buildSchema, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { costOf } from './document-cost.ts'
import { graphqlLimits } from './limits.ts'

const schema = buildSchema(`
  type Query {
    a(first: Int): Query
    x: Int
    id: ID
    price: Money
    variants: [Query!]
    list(first: Int, last: Int, search: String, filter: Filter): ListConnection
  }
  type ListConnection { totalCount: Int edges: [ListEdge!]! }
  type ListEdge { node: Query }
  type Money { amount: Float }
  input Filter { search: String, name: String }
`)
const complexityOf = (source: string, variables?: Record<string, unknown>) =>
  costOf(schema, parse(source), variables).complexity

describe('costOf', () => {
  test('[GQL-56] counts fields that lead to objects, times the pages around them', () => {
    expect(complexityOf('{ a(first: 10) { a(first: 10) { x } } }')).toBe(110)
    expect(complexityOf('query ($n: Int) { a(first: $n) { a(first: 5) { x } } }', { n: 20 })).toBe(120)
    expect(complexityOf('{ list(first: 10) { edges { node { x price { amount } } } } }')).toBe(10)
    expect(complexityOf('{ list(last: 10) { edges { node { list { totalCount } } } } }')).toBe(20)
  })

  test('[GQL-56] takes a list without pages for one field, however deep it is nested', () => {
    expect(complexityOf('{ variants { variants { x } } }')).toBe(2)
    expect(complexityOf('{ list(first: 100) { edges { node { variants { a { x } } } } } }')).toBe(300)
  })

  test('[GQL-55] four levels of ten categories are well within, a hostile nest is not', () => {
    const four = '{ a(first: 10) { a(first: 10) { a(first: 10) { a(first: 10) { x } } } } }'
    expect(complexityOf(four)).toBeLessThan(graphqlLimits.cost)
    const hostile = '{ a(first: 100) { a(first: 100) { a(first: 100) { x } } } }'
    expect(complexityOf(hostile)).toBeGreaterThan(graphqlLimits.cost)
  })

  test('the lists of introspection count with the size they have', () => {
    const types = costOf(
      buildSchema('type Query { x: Int }'),
      parse('{ __schema { types { fields { name } } } }'),
    )
    expect(types.values).toBe(Math.ceil((1 + 1 + 350 * (1 + 10)) / 4))
  })

  test("a variable's default counts, also inside a fragment", () => {
    expect(complexityOf('query ($n: Int = 100) { a(first: $n) { a(first: $n) { x } } }')).toBe(10_100)
    expect(complexityOf('query ($n: Int = 100) { ...F } fragment F on Query { a(first: $n) { x } }')).toBe(
      100,
    )
    expect(complexityOf('query ($n: Int = 100) { a(first: $n) { x } }', { n: 2 })).toBe(2)
  })

  test.each([
    ['an argument', '{ a(first: 3) { list(search: "oil") { edges { node { x } } } } }', {}],
    ['a filter', '{ a(first: 3) { list(filter: { search: "oil" }) { edges { node { x } } } } }', {}],
    [
      'a variable',
      'query ($f: Filter) { a(first: 3) { list(filter: $f) { edges { node { x } } } } }',
      { f: { search: 'oil' } },
    ],
  ])('a search by %s costs 500 each time', (_case, source, variables) => {
    expect(complexityOf(source, variables)).toBe(3 * (1 + 1 + 500))
  })

  test('every field of every node is a value', () => {
    expect(costOf(schema, parse('{ a(first: 10) { x y: x a(first: 5) { x } } }')).values).toBe(
      1 + 10 * (2 + 1 + 5),
    )
  })
})
