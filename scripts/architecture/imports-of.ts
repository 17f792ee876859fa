import { isNode, nodesOf, parseSource, type SyntaxNode } from '../syntax/parse-source.ts'

export type Import = { specifier: string; isTypeOnly: boolean }

/** Every module a source file names: imports, re-exports, lazy imports, and types written as `import('…')`. */
export function importsOf(file: string, source: string): Import[] {
  const { program } = parseSource(file, source)
  return nodesOf(program).flatMap((node) => {
    const specifier = specifierOf(node)
    return specifier === undefined ? [] : [{ specifier, isTypeOnly: isTypeOnly(node) }]
  })
}

const statements = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
])

function specifierOf(node: SyntaxNode): string | undefined {
  if (!statements.has(node.type) || !isNode(node.source)) return undefined
  return typeof node.source.value === 'string' ? node.source.value : undefined
}

function isTypeOnly(node: SyntaxNode): boolean {
  if (node.type === 'TSImportType') return true
  if (node.importKind === 'type' || node.exportKind === 'type') return true
  const names = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : []
  return (
    names.length > 0 &&
    names.every(({ importKind, exportKind }) => importKind === 'type' || exportKind === 'type')
  )
}
