import type { FieldNode, FragmentDefinitionNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql'

type Document = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

const known = new WeakMap<FieldNode, boolean>()

/** Whether one of the fields is asked for anywhere below. A document is looked through once, however often it runs. */
export function selectsField({ fieldNodes, fragments }: Document, names: ReadonlySet<string>): boolean {
  return fieldNodes.some((field) => {
    const answer = known.get(field) ?? isBelow(field.selectionSet, fragments, names, new Set())
    known.set(field, answer)
    return answer
  })
}

function isBelow(
  set: SelectionSetNode | undefined,
  fragments: Readonly<Record<string, FragmentDefinitionNode | undefined>>,
  names: ReadonlySet<string>,
  visited: Set<string>,
): boolean {
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === 'Field') {
      return names.has(selection.name.value) || isBelow(selection.selectionSet, fragments, names, visited)
    }
    if (selection.kind === 'InlineFragment') return isBelow(selection.selectionSet, fragments, names, visited)
    const name = selection.name.value
    if (visited.has(name)) return false
    visited.add(name)
    return isBelow(fragments[name]?.selectionSet, fragments, names, visited)
  })
}
