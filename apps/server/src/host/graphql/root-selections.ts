import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

/**
 * Whether each root field that any operation of the document selects is one that `allows` it. Each definition is looked
 * at once, so a document's size is the limit of the work.
 */
export function everyRootField(
  { definitions }: DocumentNode,
  schema: GraphQLSchema,
  allows: (fieldName: string) => boolean,
): boolean {
  const roots = [schema.getQueryType()?.name, schema.getMutationType()?.name]
  return definitions.every((definition) => {
    if (definition.kind === Kind.OPERATION_DEFINITION) return allowsAll(definition.selectionSet, allows)
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) return false
    return !roots.includes(definition.typeCondition.name.value) || allowsAll(definition.selectionSet, allows)
  })
}

function allowsAll({ selections }: SelectionSetNode, allows: (fieldName: string) => boolean): boolean {
  return selections.every((selection: SelectionNode) => {
    if (selection.kind === Kind.FIELD) return allows(selection.name.value)
    // A spread fragment of the root is a definition of its own and looked at above.
    return selection.kind === Kind.FRAGMENT_SPREAD || allowsAll(selection.selectionSet, allows)
  })
}
