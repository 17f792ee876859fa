import { isNode, nodesOf, parseSource, type SyntaxNode } from '../syntax/parse-source.ts'

export type Import = {
  /** Undefined when it is worked out at run time, so that nobody can say what it means. */
  specifier: string | undefined
  isTypeOnly: boolean
}

/** Every module a source file names: imports, re-exports, lazy imports, `require`, and types written as `import('…')`. */
export function importsOf(file: string, source: string): Import[] {
  const { program } = parseSource(file, source)
  const nodes = nodesOf(program)
  const loaders = new Set(['require', ...nodes.flatMap(loaderOf)])
  return nodes.flatMap((node) => {
    const named = nameIn(node, loaders)
    return named ? [{ specifier: textOf(named), isTypeOnly: isTypeOnly(node) }] : []
  })
}

const statements = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
])

/** The expression that says which module is meant. */
function nameIn(node: SyntaxNode, loaders: ReadonlySet<string>): SyntaxNode | undefined {
  if (statements.has(node.type)) return isNode(node.source) ? node.source : undefined
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return undefined
  const isLoader =
    (node.callee.type === 'Identifier' && loaders.has(String(node.callee.name))) ||
    isCreateRequire(node.callee)
  const [name] = Array.isArray(node.arguments) ? node.arguments : []
  return isLoader && isNode(name) ? name : undefined
}

function textOf({ type, value, quasis, expressions }: SyntaxNode): string | undefined {
  if (typeof value === 'string') return value
  const [only] = Array.isArray(quasis) ? quasis : []
  const isFixed = type === 'TemplateLiteral' && Array.isArray(expressions) && expressions.length === 0
  return isFixed && isNode(only) ? String((only.value as { cooked?: string }).cooked) : undefined
}

/** `const load = createRequire(…)` */
function loaderOf({ type, id, init }: SyntaxNode): string[] {
  return type === 'VariableDeclarator' && isNode(id) && isCreateRequire(init) ? [String(id.name)] : []
}

function isCreateRequire(node: unknown): boolean {
  if (!isNode(node) || node.type !== 'CallExpression' || !isNode(node.callee)) return false
  const called = node.callee.type === 'MemberExpression' ? node.callee.property : node.callee
  return isNode(called) && called.name === 'createRequire'
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
