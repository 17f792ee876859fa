import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql'

/** The names of the fields that are selected directly below, fragments included. What is skipped by a variable counts, too. */
export function selectedNames({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): ReadonlySet<string> {
  const names = new Set<string>()
  const visited = new Set<string>()
  const collect = (set: SelectionSetNode | undefined) => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === 'Field') names.add(selection.name.value)
      else if (selection.kind === 'InlineFragment') collect(selection.selectionSet)
      else if (!visited.has(selection.name.value)) {
        visited.add(selection.name.value)
        collect(fragments[selection.name.value]?.selectionSet)
      }
    }
  }
  for (const field of fieldNodes) collect(field.selectionSet)
  return names
}
