import { type DocumentNode, type GraphQLSchema, Kind, OperationTypeNode } from 'graphql'
import type { RootFields } from './root-fields.ts'
import { everyRootField } from './root-selections.ts'

/**
 * Whether every root field of a document is one that declares itself cacheable. Undeclared fields, introspection
 * included, are not cached.
 */
export function isCacheable(document: DocumentNode, schema: GraphQLSchema, fields: RootFields): boolean {
  const isRead = document.definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION || definition.operation === OperationTypeNode.QUERY,
  )
  return isRead && everyRootField(document, schema, (name) => fields.get(name)?.isCacheable === true)
}
