import type pg from 'pg'

/** A statement that came so often is worth a place among the prepared ones. */
const usesBefore = 5
/** Each takes memory in every connection of the database, so they are few; lists of other lengths are other texts. */
const maxPrepared = 150
const maxCounted = 1000

/**
 * Inside transactions, statements that come again and again are prepared, once for each connection: while others wait
 * for its locks, a transaction does not have the same text read and planned anew. Statements outside of transactions are
 * planned for their values every time.
 */
export function prepareStatements(pool: pg.Pool): void {
  const nameOf = createNames()
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown
    let isInTransaction = false
    client.query = ((query: unknown, ...rest: unknown[]) => {
      const text = textOf(query)
      if (text !== undefined && /^(begin|commit|rollback)\b(?! to)/i.test(text))
        isInTransaction = /^begin/i.test(text)
      if (!isInTransaction || !text || !isUnnamed(query)) return send(query, ...rest)
      const name = nameOf(text)
      return send(name ? { ...query, name } : query, ...rest)
    }) as typeof client.query
  })
}

/** A name belongs to a session, and the next statement may be given another one: then each is planned where it arrives. */
export function sendWithoutNames(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((query: unknown, ...rest: unknown[]) =>
      send(hasName(query) ? { ...query, name: undefined } : query, ...rest)) as typeof client.query
  })
}

function hasName(query: unknown): query is object {
  return typeof query === 'object' && query !== null && 'name' in query && !('submit' in query)
}

/** The name of a text, which is undefined until it has come often enough. */
function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known || names.size >= maxPrepared) return known
    const uses = (counts.get(text) ?? 0) + 1
    if (counts.size >= maxCounted) counts.clear()
    if (uses < usesBefore) {
      counts.set(text, uses)
      return undefined
    }
    counts.delete(text)
    const name = `warsha_${names.size}`
    names.set(text, name)
    return name
  }
}

function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query && 'text' in query ? String(query.text) : undefined
}

/** Savepoints, which have names of their own, come as commands that cannot be prepared. */
function isUnnamed(query: unknown): query is object {
  if (typeof query !== 'object' || !query || 'submit' in query) return false
  if ('name' in query && query.name) return false
  return /^\s*(with|select|insert|update|delete)\b/i.test(textOf(query) ?? '')
}
