import { isNode, lineAt, nodesOf, parseSource, type SyntaxNode } from '../syntax/parse-source.ts'
import type { Found } from './found.ts'
import { isPhysicalDeclaration, physicalClassesIn, toCssProperty } from './physical-words.ts'

/** Classes in any text of the code, inline styles, and styles set on an element. */
export function findInCode(file: string, source: string): Found[] {
  const { program } = parseSource(file, source)
  return nodesOf(program).flatMap((node) =>
    [...classesIn(node), ...stylesIn(node), ...styleSetBy(node)].map((word) => ({
      line: lineAt(source, node.start),
      word,
    })),
  )
}

function classesIn(node: SyntaxNode): string[] {
  return physicalClassesIn(textOf(node) ?? '')
}

function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateElement' || typeof node.value !== 'object' || !node.value) return undefined
  return 'raw' in node.value ? String(node.value.raw) : undefined
}

/** `style={{ marginLeft: 4 }}` */
function stylesIn(node: SyntaxNode): string[] {
  if (node.type !== 'JSXAttribute' || !isNode(node.name) || node.name.name !== 'style') return []
  return nodesOf(node.value)
    .filter(({ type }) => type === 'Property')
    .flatMap(physicalKey)
}

function physicalKey({ key, value }: SyntaxNode): string[] {
  if (!isNode(key)) return []
  const name = String(key.name ?? key.value)
  const given = isNode(value) && typeof value.value === 'string' ? value.value : ''
  return isPhysicalDeclaration(toCssProperty(name), given) ? [name] : []
}

/** `element.style.left = …` and `element.style.setProperty('left', …)` */
function styleSetBy(node: SyntaxNode): string[] {
  if (node.type === 'MemberExpression' && isStyle(node.object) && isNode(node.property)) {
    const name = String(node.property.name ?? node.property.value)
    return isPhysicalDeclaration(toCssProperty(name), '') ? [name] : []
  }
  if (node.type !== 'CallExpression' || !isNode(node.callee) || !isStyle(node.callee.object)) return []
  const [first] = Array.isArray(node.arguments) ? node.arguments : []
  const name = isNode(first) ? String(first.value) : ''
  return isPhysicalDeclaration(name, '') ? [name] : []
}

function isStyle(node: unknown): boolean {
  return (
    isNode(node) &&
    node.type === 'MemberExpression' &&
    isNode(node.property) &&
    node.property.name === 'style'
  )
}
