import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql'

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

export function fragmentsOf(documents: readonly DocumentNode[]): Fragments {
  const definitions = documents.flatMap((document) => document.definitions)
  return new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  )
}

/** An operation as it travels: without spaces, and with those fragments alone that it uses. */
export function documentText(operation: OperationDefinitionNode, fragments: Fragments): string {
  const used = new Map<string, FragmentDefinitionNode>()
  collect(operation)
  return stripIgnoredCharacters([operation, ...used.values()].map(print).join('\n'))

  function collect(node: OperationDefinitionNode | FragmentDefinitionNode): void {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value)
        if (!fragment || used.has(name.value)) return
        used.set(name.value, fragment)
        collect(fragment)
      },
    })
  }
}
