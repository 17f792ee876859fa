import { isNode, lineAt, nodesOf, parseSource, type SyntaxNode } from '../syntax/parse-source.ts'

const outsideWorld = new Set(['process', 'performance', 'fetch', 'setTimeout', 'setInterval', 'crypto'])

/** Where a rule looks at the clock, at chance or at the machine instead of being told. */
export function findImpurities(file: string, source: string): string[] {
  const { program } = parseSource(file, source)
  return nodesOf(program)
    .filter((node) => isClock(node) || isChance(node) || isOutsideWorld(node))
    .map(({ start, end }) => `${file}:${lineAt(source, start)} ${source.slice(start, end)}: rules are told`)
}

function isClock(node: SyntaxNode): boolean {
  if (node.type === 'NewExpression')
    return isNamed(node.callee, 'Date') && Array.isArray(node.arguments) && node.arguments.length === 0
  return isMember(node, 'Date', 'now')
}

function isChance(node: SyntaxNode): boolean {
  return isMember(node, 'Math', 'random')
}

function isOutsideWorld(node: SyntaxNode): boolean {
  const used = node.type === 'CallExpression' ? node.callee : node.type === 'MemberExpression' && node.object
  return isNode(used) && used.type === 'Identifier' && outsideWorld.has(String(used.name))
}

function isMember(node: SyntaxNode, object: string, property: string): boolean {
  return node.type === 'MemberExpression' && isNamed(node.object, object) && isNamed(node.property, property)
}

function isNamed(node: unknown, name: string): boolean {
  return isNode(node) && node.type === 'Identifier' && node.name === name
}
