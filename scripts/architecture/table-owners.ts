import { isNode, nodesOf, parseSource } from '../syntax/parse-source.ts'
import { moduleFileOf } from './module-problem.ts'
import { partOf } from './server-problem.ts'

/** Owner of each table of the database: the module or the part of the server whose `.tables.ts` declares it. */
export type TableOwners = ReadonlyMap<string, string>

export function ownersOf(files: readonly { file: string; source: string }[]): TableOwners {
  return new Map(
    files.flatMap(({ file, source }) => {
      const owner = moduleFileOf(file)?.module ?? partOf(file) ?? 'kernel'
      return tablesOf(file, source).map((table) => [table, owner] as const)
    }),
  )
}

function tablesOf(file: string, source: string): string[] {
  return nodesOf(parseSource(file, source).program).flatMap(({ type, callee, arguments: values }) => {
    if (type !== 'CallExpression' || !isNode(callee) || callee.name !== 'pgTable') return []
    const [name] = Array.isArray(values) ? values.filter(isNode) : []
    return typeof name?.value === 'string' ? [name.value] : []
  })
}
