import { isNode, type SyntaxNode } from '../syntax/parse-source.ts'

const knownRunners = ['test', 'it', 'describe', 'suite']

/** The names that tests are declared with in a file: the usual ones, those they were imported or extended as. */
export function runnersOf(nodes: readonly SyntaxNode[]): Set<string> {
  const runners = new Set(knownRunners)
  for (const node of nodes) {
    if (node.type === 'ImportSpecifier' && isNode(node.imported) && isNode(node.local)) {
      if (runners.has(String(node.imported.name))) runners.add(String(node.local.name))
    }
    if (node.type === 'VariableDeclarator' && isNode(node.id) && node.id.type === 'Identifier') {
      if (isRunner(extended(node.init), runners)) runners.add(String(node.id.name))
    }
  }
  return runners
}

/** `test`, or what hangs on it: `test.describe`, `test.concurrent`, `test.each([1])`. */
export function isRunner(node: unknown, runners: ReadonlySet<string>): boolean {
  if (!isNode(node)) return false
  if (node.type === 'Identifier') return runners.has(String(node.name))
  if (node.type === 'CallExpression') return isRunner(node.callee, runners)
  return node.type === 'MemberExpression' && isRunner(node.object, runners)
}

/** The functions that tests consist of, and those in hooks and groups. */
export function bodiesOf(nodes: readonly SyntaxNode[], runners: ReadonlySet<string>): SyntaxNode[] {
  return nodes
    .filter(({ type, callee }) => type === 'CallExpression' && isRunner(callee, runners))
    .flatMap(argumentsOf)
    .filter(({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression')
}

export function argumentsOf({ arguments: given }: SyntaxNode): SyntaxNode[] {
  return Array.isArray(given) ? given.filter(isNode) : []
}

/** `test.extend(…)` is a runner as well. */
function extended(node: unknown): unknown {
  if (!isNode(node) || node.type !== 'CallExpression' || !isNode(node.callee)) return node
  const { property, object } = node.callee
  return isNode(property) && property.name === 'extend' ? object : undefined
}
