import {
  type FieldDefinitionNode,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isScalarType,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  parse,
  type TypeNode,
} from 'graphql'
import { schemaTypes } from './schema-types.ts'
import type { SourceFile } from './source-files.ts'

const folder = 'apps/server/src/http/graphql'

/**
 * Types of the resolvers' arguments and answers. Each file of the schema becomes one type, because each has one file of
 * resolvers on the server; the module says which of the server's types stands behind a GraphQL type (`Nodes`).
 */
export async function resolverFiles(
  schema: GraphQLSchema,
  files: readonly SourceFile[],
): Promise<SourceFile[]> {
  const returned = returnedTypes(files)
  const types = files.flatMap((file) => resolversOf(schema, file, returned))
  const head = [
    "import type { AbstractResolvers, NodeOf, ObjectResolvers, SchemaResolvers, WithDefaults } from './resolver-types.ts'",
    "import type * as Schema from './schema.generated.ts'",
  ]
  return [
    { path: `${folder}/schema.generated.ts`, text: await schemaTypes(schema) },
    { path: `${folder}/resolvers.generated.ts`, text: [...head, ...types].join('\n') },
  ]
}

type ObjectNode = ObjectTypeDefinitionNode | ObjectTypeExtensionNode

function resolversOf(schema: GraphQLSchema, file: SourceFile, returned: ReadonlySet<string>): string[] {
  const entries = parse(file.text).definitions.flatMap((definition) => {
    switch (definition.kind) {
      case Kind.OBJECT_TYPE_DEFINITION:
      case Kind.OBJECT_TYPE_EXTENSION:
        return objectEntry(schema, definition)
      case Kind.INTERFACE_TYPE_DEFINITION:
      case Kind.UNION_TYPE_DEFINITION:
        return returned.has(definition.name.value) ? abstractEntry(schema, definition.name.value) : []
      default:
        return []
    }
  })
  if (entries.length === 0) return []
  return [
    `/** ${file.path} */`,
    `export type ${nameOf(file.path)}Resolvers<Nodes> = SchemaResolvers<{`,
    ...entries,
    '}>\n',
  ]
}

function objectEntry(schema: GraphQLSchema, { name, fields = [] }: ObjectNode): string[] {
  const type = name.value
  const isRoot = type === 'Query' || type === 'Mutation'
  const parent = isRoot ? 'unknown' : node(type)
  const signatures = fields.map(
    (field) => `${field.name.value}: [${argsOf(type, field)}, ${resultOf(schema, field.type)}]`,
  )
  return [`${type}: ObjectResolvers<${parent}, {`, ...signatures, '}>']
}

function abstractEntry(schema: GraphQLSchema, name: string): string {
  const type = schema.getType(name)
  if (!isAbstractType(type)) throw new Error(`${name} is not an interface or a union`)
  const names = schema.getPossibleTypes(type).map((possible) => `'${possible.name}'`)
  return `${name}: AbstractResolvers<${node(name)}, ${names.join(' | ')}>`
}

function argsOf(type: string, { name, arguments: args = [] }: FieldDefinitionNode): string {
  if (args.length === 0) return 'unknown'
  const typeName = `Schema.${type}${capital(name.value)}Args`
  const withDefault = args.filter(({ defaultValue }) => defaultValue).map((arg) => `'${arg.name.value}'`)
  return withDefault.length > 0 ? `WithDefaults<${typeName}, ${withDefault.join(' | ')}>` : typeName
}

function resultOf(schema: GraphQLSchema, type: TypeNode): string {
  if (type.kind === Kind.NON_NULL_TYPE) return certain(schema, type.type)
  return `${certain(schema, type)} | null | undefined`
}

function certain(schema: GraphQLSchema, type: TypeNode): string {
  if (type.kind === Kind.NON_NULL_TYPE) return certain(schema, type.type)
  if (type.kind === Kind.LIST_TYPE) return `readonly (${resultOf(schema, type.type)})[]`
  const name = type.name.value
  const known = schema.getType(name)
  if (isScalarType(known)) return `Schema.Scalars['${name}']['output']`
  return isEnumType(known) ? `Schema.${name}` : node(name)
}

function node(name: string): string {
  return `NodeOf<Nodes, '${name}', Schema.${name}>`
}

/** Interfaces that no field answers with need nobody to tell their types apart. */
function returnedTypes(files: readonly SourceFile[]): ReadonlySet<string> {
  const definitions = files.flatMap((file) => [...parse(file.text).definitions])
  const fields = definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION
      ? (definition.fields ?? [])
      : [],
  )
  return new Set(fields.map(({ type }) => namedType(type)))
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type)
}

/** `catalogue/product-lists.graphql` becomes `ProductLists`. */
function nameOf(path: string): string {
  const words = path.replace(/^.*\//, '').replace('.graphql', '').split('-')
  return words.map(capital).join('')
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
