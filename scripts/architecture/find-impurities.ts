import { isNode, lineAt, nodesOf, parseSource, type SyntaxNode } from '../syntax/parse-source.ts'

const outsideWorld = new Set([
  'process',
  'performance',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'crypto',
  'Temporal',
  'require',
  'eval',
])
/** Names of the global object, so that `globalThis.Date` is the clock again. */
const everything = new Set(['globalThis', 'global', 'window', 'self'])
/** Words for the eye, in the time zone and language of the machine unless they are told; order by language is neither. */
const allowedOfIntl = new Set(['Collator', 'Segmenter'])
const zoned =
  /^(?:get(?:Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)|set(?:Hours|Minutes|Date|Month|FullYear)|toLocale(?:Date|Time)?String|to(?:Date|Time)String)$/

/** Where a rule looks at the clock, at chance, at the machine or at its time zone instead of being told. */
export function findImpurities(file: string, source: string): string[] {
  const { program } = parseSource(file, source)
  const nodes = nodesOf(program)
  const harmless = new Set(nodes.flatMap(harmlessDate))
  return nodes
    .filter(
      (node) =>
        (isNamed(node, 'Date') && !harmless.has(node)) ||
        isChance(node) ||
        isOutsideWorld(node) ||
        isEverything(node) ||
        isZoned(node),
    )
    .map(({ start, end }) => `${file}:${lineAt(source, start)} ${source.slice(start, end)}: rules are told`)
}

/** The `Date` in `new Date(ms)`, `Date.UTC(…)`, `value instanceof Date`, a type, and what is only called so. */
function harmlessDate(node: SyntaxNode): unknown[] {
  if (node.type === 'NewExpression')
    return Array.isArray(node.arguments) && node.arguments.length > 0 ? [node.callee] : []
  if (node.type === 'MemberExpression')
    return isNamed(node.property, 'UTC') || isNamed(node.property, 'parse') ? [node.object] : [node.property]
  if (node.type === 'BinaryExpression') return node.operator === 'instanceof' ? [node.right] : []
  if (node.type === 'TSTypeReference') return [node.typeName]
  return node.type === 'Property' || node.type === 'TSPropertySignature' ? [node.key] : []
}

function isEverything(node: SyntaxNode): boolean {
  if (node.type !== 'MemberExpression' || !isNode(node.object)) return false
  return node.object.type === 'Identifier' && everything.has(String(node.object.name))
}

function isZoned(node: SyntaxNode): boolean {
  if (node.type !== 'MemberExpression' || !isNode(node.property)) return false
  const name = String(node.property.name ?? node.property.value)
  return isNamed(node.object, 'Intl') ? !allowedOfIntl.has(name) : zoned.test(name)
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
