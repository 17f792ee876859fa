import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import type { RootFields } from './root-fields.ts'

/**
 * Whether every root field of a document is one that declares itself cacheable. What is not declared, introspection
 * included, is not cached. Each definition is looked at once, so a document's size is the limit of the work.
 */
export function isCacheable(document: DocumentNode, schema: GraphQLSchema, fields: RootFields): boolean {
  const query = schema.getQueryType()?.name
  return document.definitions.every((definition) => {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      return definition.typeCondition.name.value !== query || onlyCacheable(definition.selectionSet, fields)
    }
    return (
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.operation === OperationTypeNode.QUERY &&
      onlyCacheable(definition.selectionSet, fields)
    )
  })
}

function onlyCacheable({ selections }: SelectionSetNode, fields: RootFields): boolean {
  return selections.every((selection: SelectionNode) => {
    if (selection.kind === Kind.FIELD) return fields.get(selection.name.value)?.isCacheable === true
    // A spread fragment of the root is a definition of its own and looked at above.
    return selection.kind === Kind.FRAGMENT_SPREAD || onlyCacheable(selection.selectionSet, fields)
  })
}
