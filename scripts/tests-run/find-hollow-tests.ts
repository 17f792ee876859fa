import { isNode, lineAt, nodesOf, parseSource, type SyntaxNode } from '../syntax/parse-source.ts'
import type { LeftOut } from './find-tests-that-do-not-run.ts'
import { bodiesOf, runnersOf } from './test-calls.ts'

/** Matchers of Playwright that look until it is so; without `await` nobody waits for what they find. */
const patient =
  /^to(?:BeAttached|BeChecked|BeDisabled|BeEditable|BeEmpty|BeEnabled|BeFocused|BeHidden|BeInViewport|BeOK|BeVisible|ContainText|ContainClass|HaveAccessible\w+|HaveAttribute|HaveClass|HaveCSS|HaveCount|HaveId|HaveJSProperty|HaveRole|HaveScreenshot|HaveText|HaveTitle|HaveURL|HaveValues?|MatchAriaSnapshot|Pass)$/

/**
 * Tests that assert nothing: an `expect` whose matcher is missing, not called or not waited for, and a test
 * that may return before its end.
 */
export function findHollowTests(file: string, source: string): LeftOut[] {
  const { program } = parseSource(file, source)
  const nodes = nodesOf(program)
  const statements = nodes
    .filter(({ type }) => type === 'ExpressionStatement')
    .filter(({ expression }) => isHollow(expression, file))
  const returns = bodiesOf(nodes, runnersOf(nodes)).flatMap((body) => earlyReturns(body.body))
  return [...statements, ...returns].map(({ start, end }) => ({
    line: lineAt(source, start),
    text: source.slice(start, end).split('\n')[0] ?? '',
  }))
}

function isHollow(expression: unknown, file: string): boolean {
  if (!isNode(expression)) return false
  const isAwaited = expression.type === 'AwaitExpression' || isVoid(expression)
  const chain = chainOf(isAwaited ? expression.argument : expression)
  if (!chain) return false
  if (!chain.isCalled) return true
  const isPatient =
    chain.names.some((name) => ['poll', 'resolves', 'rejects'].includes(name)) ||
    (file.endsWith('.spec.ts') &&
      chain.names.some((name) => patient.test(name)) &&
      !isPlainValue(chain.subject))
  return isPatient && expression.type !== 'AwaitExpression'
}

function isVoid({ type, operator }: SyntaxNode): boolean {
  return type === 'UnaryExpression' && operator === 'void'
}

type Chain = { names: string[]; isCalled: boolean; subject: unknown }

/** `expect(x).not.toBe(1)`: the names on the way, and whether the last of them is called; undefined for anything else. */
function chainOf(node: unknown): Chain | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'MemberExpression') {
    const inner = chainOf(node.object)
    const name = isNode(node.property) ? String(node.property.name ?? node.property.value) : ''
    return inner && { ...inner, names: [...inner.names, name], isCalled: false }
  }
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return undefined
  const [subject] = Array.isArray(node.arguments) ? node.arguments : []
  if (isExpect(node.callee)) {
    const kind = isNode(node.callee.property) ? [String(node.callee.property.name)] : []
    return { names: kind, isCalled: false, subject }
  }
  const inner = chainOf(node.callee)
  return inner && { ...inner, isCalled: true }
}

/** `expect`, `expect.soft`, `expect.poll` */
function isExpect(callee: SyntaxNode): boolean {
  if (callee.type === 'Identifier') return callee.name === 'expect'
  if (callee.type !== 'MemberExpression' || !isNode(callee.property) || !isNode(callee.object)) return false
  return callee.object.name === 'expect' && ['soft', 'poll'].includes(String(callee.property.name))
}

/** `expect([1]).toHaveText` is no locator; a name may be one. */
function isPlainValue(node: unknown): boolean {
  return (
    isNode(node) && ['ArrayExpression', 'Literal', 'TemplateLiteral', 'ObjectExpression'].includes(node.type)
  )
}

/** In the test's own body, not in functions inside it. A test that returns nothing at its end has no need for it. */
function earlyReturns(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(earlyReturns)
  if (!isNode(value)) return []
  if (/Function/.test(value.type)) return []
  if (value.type === 'ReturnStatement') return value.argument ? [] : [value]
  return Object.values(value).flatMap((part) =>
    typeof part === 'object' && part !== null ? earlyReturns(part) : [],
  )
}
