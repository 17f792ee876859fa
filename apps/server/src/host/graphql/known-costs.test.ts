import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { costOf } from './document-cost.ts'
import { costOfKnown } from './known-costs.ts'

const schema = buildSchema(`
  type Query { x: Int, list(first: Int, last: Int, search: String, filter: Filter): ListConnection }
  type ListConnection { edges: [ListEdge!]! }
  type ListEdge { node: Query }
  input Filter { search: String, name: String }
`)

test.each([
  'query ($n: Int = 7, $l: Int) { list(first: $n) { edges { node { list(last: $l) { edges { node { x } } } } } } }',
  'query ($n: Int = 7) { ...F } fragment F on Query { list(first: $n) { edges { node { x } } } }',
  'query ($f: Filter, $s: String) { a: list(filter: $f) { edges { node { x } } } list(filter: { search: $s, name: $s }) { edges { node { x } } } }',
  'query ($s: String = "oil") { list(search: $s, first: 3) { edges { node { x } } } }',
  'query A($n: Int = 2) { list(first: $n) { edges { node { x } } } } query B($n: Int = 50) { list(first: $n) { edges { node { x } } } }',
])('[GQL-56] the cost of a document that is known follows its variables: %s', (source) => {
  const document = parse(source)
  const given = [
    {},
    { n: 1 },
    { n: 90 },
    { n: 90, l: 4 },
    { s: '' },
    { s: 'tyre' },
    { f: { search: 'a' } },
    { f: {} },
  ]
  for (const turn of [1, 2]) {
    for (const variables of given) {
      const known = costOfKnown(schema, document, variables)
      expect({ turn, variables, ...known }).toEqual({
        turn,
        variables,
        ...costOf(schema, parse(source), variables),
      })
    }
  }
})

test('what was counted is not counted again', () => {
  const document = parse('query ($n: Int, $other: Int) { list(first: $n) { edges { node { x } } } }')
  const first = costOfKnown(schema, document, { n: 3, other: 1 })
  expect(costOfKnown(schema, document, { n: 3, other: 2 })).toBe(first)
  expect(costOfKnown(schema, document, { n: 4 })).not.toBe(first)
})
