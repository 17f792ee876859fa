import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { isCacheable } from './cacheable-document.ts'

const schema = buildSchema(
  'type Query { products: [String] shop: Shop me: String } type Shop { name: String }',
)
const fields = new Map([
  ['products', { access: 'public', isCacheable: true }],
  ['shop', { access: 'public', isCacheable: true }],
  ['me', { access: 'public' }],
] as const)
const check = (text: string) => isCacheable(parse(text), schema, fields)

test.each([
  '{ products }',
  '{ products shop { name } }',
  'query A { products } query B { shop { name } }',
  '{ ...Root } fragment Root on Query { products ...More } fragment More on Query { shop { ...Names } } fragment Names on Shop { name }',
  '{ ... on Query { products } ... { shop { name } } }',
])('%s may be cached', (text) => {
  expect(check(text)).toBe(true)
})

test.each([
  '{ me }',
  '{ products me }',
  '{ first: me }',
  'query A { products } query B { me }',
  '{ products ...Root } fragment Root on Query { me }',
  '{ ... on Query { ... { me } } }',
  '{ __schema { queryType { name } } }',
  '{ unknown }',
  'mutation { products }',
  'subscription { products }',
])('%s may not', (text) => {
  expect(check(text)).toBe(false)
})
