import type pg from 'pg'
import { currentSpan, faultType, isTracing, type Span, startSpan } from './tracing.ts'

/** Times the statements of a pool that belong to a trace. Their text is told without any value. */
export function traceStatements(pool: pg.Pool): void {
  if (!isTracing()) return
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((query: unknown, ...rest: unknown[]) => {
      const text = currentSpan() && textOf(query)
      const span = text ? startStatement(text) : undefined
      return span ? sendIn(span, send, [query, ...rest]) : send(query, ...rest)
    }) as typeof client.query
  })
}

function startStatement(text: string): Span | undefined {
  const told = withoutValues(text)
  const name = /^\w+/.exec(told)?.[0].toUpperCase() ?? 'SQL'
  return startSpan({
    name,
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': name, 'db.query.text': told },
  })
}

function sendIn(span: Span, send: (...args: unknown[]) => unknown, args: unknown[]): unknown {
  const last = args.at(-1)
  if (typeof last === 'function') {
    const done = (error: unknown, ...answer: unknown[]) => {
      end(span, error)
      last(error, ...answer)
    }
    return send(...args.slice(0, -1), done)
  }
  const answer = send(...args)
  if (answer instanceof Promise)
    answer.then(
      () => end(span),
      (error) => end(span, error),
    )
  else end(span)
  return answer
}

function end(span: Span, error?: unknown): void {
  if (error) span.fail(faultType(error))
  span.end()
}

/** A query that is sent as an object of its own, such as a cursor, is not timed. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query
  if (typeof query !== 'object' || !query || 'submit' in query) return undefined
  return 'text' in query ? String(query.text) : undefined
}

const known = new Map<string, string>()
const maxKnown = 1000
const maxLength = 2000

/** Values are parameters; where one stands in the text, such as a name in a notice, a question mark takes its place. */
export function withoutValues(text: string): string {
  const before = known.get(text)
  if (before !== undefined) return before
  const told = text
    .slice(0, maxLength * 4)
    .replace(/\$(\w*)\$[\s\S]*?(?:\$\1\$|$)/g, '?')
    .replace(/'(?:[^']|'')*(?:'|$)/g, '?')
    .replace(/(?<![\w$."])\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
  if (known.size >= maxKnown) known.clear()
  known.set(text, told)
  return told
}
