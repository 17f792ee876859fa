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
export function nodesOf(node: unknown): SyntaxNode[] {
  const found: SyntaxNode[] = []
  collect(node, found)
  return found
}

/** Into one list: to hand millions of nodes up from level to level was a third of what the guards do. */
function collect(value: unknown, found: SyntaxNode[]): void {
  if (Array.isArray(value)) {
    for (const each of value) collect(each, found)
    return
  }
  if (!isNode(value)) return
  found.push(value)
  for (const name in value) {
    const part = value[name]
    if (typeof part === 'object' && part !== null) collect(part, found)
  }
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}
