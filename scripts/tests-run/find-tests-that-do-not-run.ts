import { isNode, lineAt, nodesOf, parseSource, type SyntaxNode } from '../syntax/parse-source.ts'

export type LeftOut = { line: number; text: string }

const runners = new Set(['test', 'it', 'describe', 'suite'])
const exclusions = new Set(['skip', 'only', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf'])
const otherNames = /^(?:xit|xtest|xdescribe|fit|fdescribe|ftest)$/
const testInComment = /(?:^|\n)[\s*]*(?:test|it|describe)(?:\.\w+)*(?:\([^\n]*\))?\(\s*['"`]/

/**
 * Tests that are skipped, focused, postponed, expected to fail or commented out. A test for some machines only is
 * declared inside an `if`, so that it is in the report of those machines and in no other.
 */
export function findTestsThatDoNotRun(file: string, source: string): LeftOut[] {
  const { program, comments } = parseSource(file, source)
  const calls = nodesOf(program).filter(isExclusion)
  const hidden = comments.filter(({ value }) => testInComment.test(value))
  return [...calls, ...hidden].map(({ start, end }) => ({
    line: lineAt(source, start),
    text: source.slice(start, end).split('\n')[0] ?? '',
  }))
}

function isExclusion(node: SyntaxNode): boolean {
  if (node.type === 'CallExpression' && isNode(node.callee)) {
    return node.callee.type === 'Identifier' && otherNames.test(String(node.callee.name))
  }
  if (node.type !== 'MemberExpression' || !isNode(node.property)) return false
  return exclusions.has(String(node.property.name ?? node.property.value)) && isRunner(node.object)
}

/** `test`, or what hangs on it: `test.describe`, `test.concurrent`. */
function isRunner(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'Identifier') return runners.has(String(node.name))
  return node.type === 'MemberExpression' && isRunner(node.object)
}
