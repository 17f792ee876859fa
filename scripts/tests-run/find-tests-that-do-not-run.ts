import { isNode, lineAt, nodesOf, parseSource, type SyntaxNode } from '../syntax/parse-source.ts'
import { argumentsOf, bodiesOf, isRunner, runnersOf } from './test-calls.ts'

export type LeftOut = { line: number; text: string }

const exclusions = new Set(['skip', 'only', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf'])
const otherNames = /^(?:xit|xtest|xdescribe|fit|fdescribe|ftest)$/
const testInComment = /(?:^|\n)[\s*]*(?:test|it|describe)(?:\.\w+)*(?:\([^\n]*\))?\(\s*['"`]/

/**
 * Tests that are skipped, focused, postponed, expected to fail or commented out. A test for some machines only is
 * declared inside an `if`, so that it is in the report of those machines and in no other.
 */
export function findTestsThatDoNotRun(file: string, source: string): LeftOut[] {
  const { program, comments } = parseSource(file, source)
  const nodes = nodesOf(program)
  const runners = runnersOf(nodes)
  const found = [
    ...nodes.filter((node) => isExclusion(node, runners)),
    ...nodes.flatMap((node) => excludedByOption(node, runners)),
    ...bodiesOf(nodes, runners).flatMap(excludedInside),
    ...comments.filter(({ value }) => testInComment.test(value)),
  ]
  return found.map(({ start, end }) => ({
    line: lineAt(source, start),
    text: source.slice(start, end).split('\n')[0] ?? '',
  }))
}

function isExclusion(node: SyntaxNode, runners: ReadonlySet<string>): boolean {
  if (node.type === 'CallExpression' && isNode(node.callee)) {
    return node.callee.type === 'Identifier' && otherNames.test(String(node.callee.name))
  }
  // `const { skip } = test`
  if (node.type === 'VariableDeclarator' && isRunner(node.init, runners))
    return keysOf(node.id).some((key) => exclusions.has(key))
  return node.type === 'MemberExpression' && excludes(node) && isRunner(node.object, runners)
}

/** `test('…', { fails: true }, …)` */
function excludedByOption(node: SyntaxNode, runners: ReadonlySet<string>): SyntaxNode[] {
  if (node.type !== 'CallExpression' || !isRunner(node.callee, runners)) return []
  const options = argumentsOf(node).filter(({ type }) => type === 'ObjectExpression')
  return options.filter((option) => keysOf(option).some((key) => exclusions.has(key)))
}

/** A test that skips itself by what it is given: `({ skip }) => skip()`, `(context) => context.skip()`. */
function excludedInside(body: SyntaxNode): SyntaxNode[] {
  const given = Array.isArray(body.params) ? body.params.filter(isNode) : []
  const names = new Set(given.filter(({ type }) => type === 'Identifier').map(({ name }) => String(name)))
  const calls = nodesOf(body.body).filter(
    (node) => node.type === 'MemberExpression' && excludes(node) && isRunner(node.object, names),
  )
  return [...given.filter((each) => keysOf(each).some((key) => exclusions.has(key))), ...calls]
}

function excludes({ property }: SyntaxNode): boolean {
  return isNode(property) && exclusions.has(String(property.name ?? property.value))
}

/** The names in an object or in what takes one apart. */
function keysOf(node: unknown): string[] {
  if (!isNode(node) || !Array.isArray(node.properties)) return []
  return node.properties
    .filter(isNode)
    .flatMap(({ key }) => (isNode(key) ? [String(key.name ?? key.value)] : []))
}
