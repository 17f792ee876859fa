import { buildSchema, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { costOf } from './document-cost.ts'
import { graphqlLimits } from './limits.ts'

const schema = buildSchema(`
  type Query { a(first: Int): Query x: Int variants: [Query!] list(first: Int, search: String, filter: Filter): ListConnection }
  type ListConnection { edges: [Edge!]! }
  type Edge { node: Query }
  input Filter { search: String, name: String }
`)
const nodesOf = (source: string, variables?: Record<string, unknown>) =>
  costOf(schema, parse(source), variables).nodes

describe('costOf', () => {
  test('counts the nodes that may be read, level by level', () => {
    expect(nodesOf('{ a(first: 10) { a(first: 10) { x } } }')).toBe(110)
    expect(nodesOf('query ($n: Int) { a(first: $n) { a(first: 5) { x } } }', { n: 20 })).toBe(120)
    expect(nodesOf('{ list(first: 10) { edges { node { x } } } }')).toBe(10)
  })

  test('[GQL-55] four levels of ten categories are well within, a hostile nest is not', () => {
    const four = '{ a(first: 10) { a(first: 10) { a(first: 10) { a(first: 10) { x } } } } }'
    expect(nodesOf(four)).toBeLessThan(graphqlLimits.cost)
    const hostile = '{ a(first: 100) { a(first: 100) { a(first: 100) { x } } } }'
    expect(nodesOf(hostile)).toBeGreaterThan(graphqlLimits.cost)
  })

  test("a variable's default counts, also inside a fragment", () => {
    expect(nodesOf('query ($n: Int = 100) { a(first: $n) { a(first: $n) { x } } }')).toBe(10_100)
    expect(nodesOf('query ($n: Int = 100) { ...F } fragment F on Query { a(first: $n) { x } }')).toBe(100)
    expect(nodesOf('query ($n: Int = 100) { a(first: $n) { x } }', { n: 2 })).toBe(2)
  })

  test('lists without paging count with the size they are declared to have', () => {
    expect(nodesOf('{ variants { variants { x } } }')).toBe(5 + 25)
  })

  test.each([
    ['an argument', '{ a(first: 3) { list(search: "oil") { edges { node { x } } } } }', {}],
    ['a filter', '{ a(first: 3) { list(filter: { search: "oil" }) { edges { node { x } } } } }', {}],
    [
      'a variable',
      'query ($f: Filter) { a(first: 3) { list(filter: $f) { edges { node { x } } } } }',
      { f: { search: 'oil' } },
    ],
  ])('a search by %s costs as much as 500 nodes each time', (_case, source, variables) => {
    expect(nodesOf(source, variables)).toBe(3 * (1 + 500))
  })

  test('every field of every node is a value', () => {
    expect(costOf(schema, parse('{ a(first: 10) { x y: x a(first: 5) { x } } }')).values).toBe(
      1 + 10 * (2 + 1 + 5),
    )
  })
})
