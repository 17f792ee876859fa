import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { findDrift } from './find-drift.ts'
import { generateFiles } from './generate-files.ts'
import { readGenerated, readSources, type SourceFile } from './source-files.ts'

const root = path.resolve(import.meta.dirname, '../..')
const { schema } = readSources(root)

const document = (text: string, file = 'apps/storefront/app/features/try.graphql'): SourceFile => ({
  path: file,
  text,
})

describe('documents', () => {
  test.each([
    ['a field the schema does not have', 'query A { shop { colour } }', 'Cannot query field "colour"'],
    [
      'a variable of another type',
      'query A($id: Int!) { product(id: $id) { id } }',
      'used in position expecting',
    ],
    ['an argument that is none', 'query A { products(firsst: 5) { totalCount } }', 'Unknown argument'],
    ['a fragment nobody uses', 'query A { shop { name } } fragment F on Shop { name }', 'never used'],
    ['an operation without a name', '{ shop { name } }', 'no name'],
    ['no GraphQL', 'query A {', 'Syntax Error'],
  ])('%s is refused with file and line', async (_case, text, reason) => {
    const generated = generateFiles(root, { schema, documents: [document(text)] })
    await expect(generated).rejects.toThrow(reason)
    await expect(generated).rejects.toThrow('apps/storefront/app/features/try.graphql')
  })

  test('get a text without spaces, with the fragments of other files, and the types of both', async () => {
    const files = await generateFiles(root, {
      schema,
      documents: [
        document('query Named($id: ID!) { product(id: $id) { ...Names } }', 'apps/a/app/named.graphql'),
        document(
          'fragment Names on Product { name created translation(languageCode: AR) { name } }',
          'apps/a/app/names.graphql',
        ),
      ],
    })
    const textOf = (name: string) => files.find((file) => file.path === `apps/a/app/${name}`)?.text
    expect(textOf('named.generated.ts')).toContain(
      "'query Named($id:ID!){product(id:$id){...Names}}fragment Names on Product{name created translation(languageCode:AR){name}}'",
    )
    expect(textOf('named.generated.ts')).toMatch(/NamedQueryVariables = {\s+id: string\s+}/)
    expect(textOf('named.generated.ts')).toMatch(
      /readonly created: string\s+readonly translation: { readonly name: string \| null } \| null/,
    )
    expect(textOf('names.generated.ts')).toContain('export type NamesFragment')
    expect(textOf('names.generated.ts')).not.toContain('Document')
  })
})

test('resolvers get a type for each file of the schema, in terms of the module’s own nodes', async () => {
  const files = await generateFiles(root, {
    schema: [
      {
        path: 'packages/contract/src/cars/car-lists.graphql',
        text: 'type Query { cars(first: Int = 10, colour: String!): [Car!]! } type Car { id: ID!, owner: String }',
      },
    ],
    documents: [],
  })
  const text = files
    .find((file) => file.path.endsWith('/resolvers.generated.ts'))
    ?.text.replaceAll(/\s+/g, ' ')
  expect(text).toContain('export type CarListsResolvers<Nodes> = SchemaResolvers<{')
  expect(text).toContain(
    "cars: [WithDefaults<Schema.QueryCarsArgs, 'first'>, readonly NodeOf<Nodes, 'Car', Schema.Car>[]]",
  )
  expect(text).toContain("owner: [unknown, Schema.Scalars['String']['output'] | null | undefined]")
})

test('the generated files are those of today’s schema and documents', async () => {
  const files = await generateFiles(root, readSources(root))
  expect(findDrift(files, readGenerated(root))).toEqual([])
})

test('a file that is old, missing or left over is told', () => {
  const file = (name: string, text: string) => ({ path: name, text })
  const wanted = [file('same', '1'), file('old', '2'), file('missing', '3')]
  const found = [file('same', '1'), file('old', '1'), file('left', '4')]
  expect(findDrift(wanted, found)).toEqual([
    'old is not what its sources say',
    'missing is missing',
    'left has no source any more',
  ])
})
