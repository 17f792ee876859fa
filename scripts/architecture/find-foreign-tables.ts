import { isNode, lineAt, nodesOf, parseSource, type SyntaxNode } from '../syntax/parse-source.ts'
import { moduleOrder } from './layout.ts'
import { moduleFileOf } from './module-problem.ts'
import type { TableOwners } from './table-owners.ts'

const named = /\b(?<verb>from|join|into|update|using|truncate|table)\s+(?:only\s+)?"?(?<table>[a-z_]+)\b/gi

/**
 * Tables that SQL text names although another module owns them. What must be joined for speed is a query that the owner
 * offers; an invariant may read what earlier modules wrote, since it compares them.
 */
export function findForeignTables(file: string, source: string, owners: TableOwners): string[] {
  const reader = readerOf(file)
  return nodesOf(parseSource(file, source).program)
    .filter(isText)
    .flatMap((node) => [...textOf(node).matchAll(named)].map(({ groups }) => ({ node, groups })))
    .flatMap(({ node, groups }) => {
      const { verb = '', table = '' } = groups ?? {}
      const owner = owners.get(table)
      if (!owner || owner === reader || mayCompare(file, reader, { owner, verb })) return []
      return [`${file}:${lineAt(source, node.start)} names ${table}, a table of ${owner}`]
    })
}

function readerOf(file: string): string {
  const part = /^apps\/server\/src\/([\w-]+)\//.exec(file)?.[1] ?? 'root'
  return moduleFileOf(file)?.module ?? part
}

function mayCompare(file: string, reader: string, { owner, verb }: { owner: string; verb: string }): boolean {
  const isReading = /^(?:from|join)$/i.test(verb)
  const isEarlier = moduleOrder.indexOf(owner) < moduleOrder.indexOf(reader)
  return file.endsWith('-invariants.ts') && isReading && isEarlier
}

function isText({ type, value }: SyntaxNode): boolean {
  return type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string')
}

function textOf({ value, quasis }: SyntaxNode): string {
  if (typeof value === 'string') return value
  const parts = Array.isArray(quasis) ? quasis.filter(isNode) : []
  return parts.map((part) => String((part.value as { cooked?: string }).cooked)).join(' ? ')
}
