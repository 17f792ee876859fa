import { parseSync } from 'vite'

export type SyntaxNode = { type: string; start: number; end: number; [key: string]: unknown }

export type Parsed = ReturnType<typeof parseSync>

/** The syntax tree of a file, types included; a file that cannot be read as TypeScript is a fault. */
export function parseSource(file: string, source: string): Parsed {
  const parsed = parseSync(file, source)
  const [error] = parsed.errors
  if (error) throw new Error(`${file}: ${error.message}`)
  return parsed
}

/** Every node of a tree, the outer ones first. */
export function* nodesOf(node: unknown): Generator<SyntaxNode> {
  if (Array.isArray(node)) {
    for (const each of node) yield* nodesOf(each)
    return
  }
  if (!isNode(node)) return
  yield node
  for (const value of Object.values(node)) {
    if (typeof value === 'object' && value !== null) yield* nodesOf(value)
  }
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}
