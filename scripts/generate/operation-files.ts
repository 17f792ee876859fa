import path from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as operationsPlugin from '@graphql-codegen/typescript-operations'
import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  printSchema,
} from 'graphql'
import { documentText, type Fragments, fragmentsOf } from './document-text.ts'
import { type ReadDocument, readDocuments } from './read-documents.ts'
import type { SourceFile } from './source-files.ts'

/** How the scalars of the schema look in JSON. */
const scalars = {
  ID: { input: 'string', output: 'string' },
  DateTime: 'string',
  Date: 'string',
  Decimal: 'number',
  PositiveDecimal: 'number',
  PositiveInt: 'number',
  Minute: 'number',
  Hour: 'number',
  Day: 'number',
  UUID: 'string',
  JSONString: 'string',
  Metadata: 'Readonly<Record<string, string>>',
}

/** For each file of documents one with their types and texts, and one for the inputs and enums that they share. */
export async function operationFiles(
  schema: GraphQLSchema,
  app: string,
  files: readonly SourceFile[],
): Promise<SourceFile[]> {
  const documents = readDocuments(schema, files)
  const shared = {
    fragments: fragmentsOf(documents.map(({ document }) => document)),
    inputsPath: `${app}/app/schema-inputs.generated.ts`,
  }
  const inputs = await typesOf(schema, documents, { generateOperationTypes: false })
  return [
    { path: shared.inputsPath, text: inputs },
    ...(await Promise.all(documents.map((document) => operationFile(schema, document, shared)))),
  ]
}

type Shared = { fragments: Fragments; inputsPath: string }

async function operationFile(
  schema: GraphQLSchema,
  read: ReadDocument,
  { fragments, inputsPath }: Shared,
): Promise<SourceFile> {
  const others = [...fragments.values()].filter((fragment) => !read.document.definitions.includes(fragment))
  const types = await typesOf(schema, [read], {
    // Without the tilde the plugin would take it for a path from where the command was called.
    importSchemaTypesFrom: `~${relativeImport(read.path, inputsPath)}`,
    namespacedImportName: 'Schema',
    externalFragments: others.map((node) => ({
      node,
      name: node.name.value,
      onType: node.typeCondition.name.value,
      isExternal: true,
    })),
  })
  const operations = operationsOf(read.document)
  const head =
    operations.length > 0 ? "import type { TypedDocument } from '@warsha/contract/client/api-client.ts'" : ''
  const constants = operations.map((operation) => documentConstant(operation, fragments))
  return {
    path: read.path.replace(/\.graphql$/, '.generated.ts'),
    text: [head, types, ...constants].join('\n'),
  }
}

function relativeImport(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to)
  return relative.startsWith('.') ? relative : `./${relative}`
}

function documentConstant(operation: OperationDefinitionNode, fragments: Fragments): string {
  const name = operation.name?.value ?? ''
  const kind = operation.operation === 'query' ? 'Query' : 'Mutation'
  const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Document`
  const text = JSON.stringify(documentText(operation, fragments))
  return `export const ${constant} = ${text} as TypedDocument<${name}${kind}, ${name}${kind}Variables>\n`
}

async function typesOf(
  schema: GraphQLSchema,
  documents: readonly ReadDocument[],
  config: Record<string, unknown>,
): Promise<string> {
  const text = await codegen({
    filename: 'types.ts',
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents: documents.map(({ path, document }) => ({ location: path, document })),
    plugins: [{ operations: {} }],
    pluginMap: { operations: operationsPlugin },
    // Documents were validated together, fragments of other files included.
    skipDocumentsValidation: true,
    config: { scalars, defaultScalarType: 'unknown', skipTypename: true, immutableTypes: true, ...config },
  })
  return withoutUnusedImport(withoutInternals(text))
}

/** The plugin imports what fragments of other files need, too. */
function withoutUnusedImport(text: string): string {
  return text.includes('Schema.') ? text : text.replace(/^import type \* as Schema from .*\n+/m, '')
}

/** The plugin's helper types say nothing here: variables are exact as they are, and nothing is deferred. */
function withoutInternals(text: string): string {
  return text
    .replaceAll(/^\/\*\* Internal type\..*\n(export )?type .*\n/gm, '')
    .replaceAll(/ = Exact<(\{[\s\S]*?\})>;/g, ' = $1;')
}

function operationsOf({ definitions }: DocumentNode): OperationDefinitionNode[] {
  return definitions.flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? [each] : []))
}
