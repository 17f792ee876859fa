import { idsIn } from '../requirements/test-result.ts'
import { isNode, lineAt, nodesOf, parseSource, type SyntaxNode } from '../syntax/parse-source.ts'
import type { LeftOut } from './find-tests-that-do-not-run.ts'
import { argumentsOf, isRunner, runnersOf } from './test-calls.ts'

const maxIds = 4

/** Titles that name so many rows that nobody can say which of them the test still proves when it is changed. */
export function findCrowdedTitles(file: string, source: string): LeftOut[] {
  const nodes = nodesOf(parseSource(file, source).program)
  const runners = runnersOf(nodes)
  return nodes
    .filter(({ type, callee }) => type === 'CallExpression' && isRunner(callee, runners))
    .flatMap((call) => argumentsOf(call).slice(0, 1))
    .filter((title) => idsIn(titleOf(title)).length > maxIds)
    .map((title) => ({ line: lineAt(source, title.start), text: titleOf(title) }))
}

function titleOf({ value, quasis }: SyntaxNode): string {
  if (typeof value === 'string') return value
  const parts = Array.isArray(quasis) ? quasis.filter(isNode) : []
  return parts.map((part) => String((part.value as { cooked?: string }).cooked)).join(' ')
}
