import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { declaresRecursiveInput, recursiveInputs } from './recursive-inputs.ts'

const recursive = recursiveInputs(
  buildSchema(`
    type Query { list(where: Where, flat: Flat): Int }
    input Where { slug: Text, AND: [Where!], OR: [Where!] }
    input Wrapper { inner: [Where!]! }
    input Left { right: Right }
    input Right { left: Left }
    input Flat { slug: Text, other: Text }
    input Text { eq: String }
  `),
)

test('finds inputs that contain themselves, directly, through others, or below them', () => {
  expect([...recursive].sort()).toEqual(['Left', 'Right', 'Where', 'Wrapper'])
})

test.each([
  ['query ($where: Where) { list(where: $where) }', true],
  ['query ($where: [Where!]!) { list(where: $where) }', true],
  ['query ($flat: Flat) { list(flat: $flat) }', false],
  ['{ list(where: { AND: [{ slug: { eq: "a" } }] }) }', false],
])('%s declares one: %s', (query, expected) => {
  expect(declaresRecursiveInput(parse(query), recursive)).toBe(expected)
})
