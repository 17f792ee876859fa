import { isNode, nodesOf, parseSource, type SyntaxNode } from '../syntax/parse-source.ts'

/** A name that a file takes from another; `*` stands for whatever is there. */
export type Use = { specifier: string; name: string }

export type FileNames = {
  /** Exports that the file does not use itself. */
  exported: string[]
  uses: Use[]
  /** Whether its texts name a row of the ledger: `[CART-15]`. */
  namesRows: boolean
}

/** Exports and imports of a file. */
export function namesOf(file: string, source: string): FileNames {
  const { module, program } = parseSource(file, source)
  const nodes = nodesOf(program)
  const mentions = countIdentifiers(nodes)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, localName }) => {
      const isUsedHere = (mentions.get(localName.name ?? '') ?? 0) > 1
      return exportName.kind === 'Name' && exportName.name && !isUsedHere ? [exportName.name] : []
    }),
  )
  return { exported, uses: usesOf(module, nodes), namesRows: /\[[A-Z][A-Z0-9]*-\d{2,}\]/.test(source) }
}

type Module = ReturnType<typeof parseSource>['module']

/** A lazy import and a type written as `import('…')` may use everything. */
function usesOf(module: Module, nodes: readonly SyntaxNode[]): Use[] {
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => ({
      specifier: moduleRequest.value,
      name: importName.kind === 'NamespaceObject' ? '*' : (importName.name ?? 'default'),
    })),
  )
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, name: importName.name ?? '*' }] : [],
    ),
  )
  const lazy = nodes.flatMap((node) => lazySpecifier(node) ?? [])
  return [...imported, ...passedOn, ...lazy.map((specifier) => ({ specifier, name: '*' }))]
}

function lazySpecifier(node: SyntaxNode): string | undefined {
  const isLazy = node.type === 'ImportExpression' || node.type === 'TSImportType'
  return isLazy && isNode(node.source) && typeof node.source.value === 'string'
    ? node.source.value
    : undefined
}

function countIdentifiers(nodes: readonly SyntaxNode[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { type, name } of nodes) {
    if (type !== 'Identifier' && type !== 'JSXIdentifier') continue
    counts.set(String(name), (counts.get(String(name)) ?? 0) + 1)
  }
  return counts
}
