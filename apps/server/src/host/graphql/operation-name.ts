import { type DocumentNode, Kind } from 'graphql'

const maxFields = 4

/** What an operation asks for, by the schema's own names: the name that its sender gave it may be anything. */
export function operationName({ definitions }: DocumentNode): string {
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const { operation, selectionSet } = definition
    const fields = selectionSet.selections.flatMap((selection) =>
      selection.kind === Kind.FIELD ? selection.name.value : [],
    )
    return [operation, ...new Set(fields)].slice(0, maxFields + 1).join(' ')
  }
  return 'graphql'
}
