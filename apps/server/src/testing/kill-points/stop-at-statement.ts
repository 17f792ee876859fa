import pg from 'pg'

/** A moment in the life of a process, named by what it says to the database. */
export type Stop = {
  /** What the statement looks like, as a regular expression without regard to case. */
  at: string
  /** The so manieth statement that looks like it; the first if nothing is said. */
  nth?: number
  /** Goes on from there to the next statement of the same connection that looks like this. */
  until?: string
  /** Goes on from there by so many statements of the same connection. */
  further?: number
  side: 'before' | 'after'
}

type Awaited = {
  at: RegExp
  until: RegExp | '' | undefined
  left: number
  further: number
  side: Stop['side']
}
type Query = (...args: unknown[]) => unknown

/**
 * Lets a process stand still at a statement, and everything else of it go on. Only the process of `doomed-shop.ts`
 * calls this, before it connects: tests kill it, or its database, while it stands there.
 */
export function installStops(onStopped: () => void) {
  let awaited: Awaited | undefined
  let client: unknown
  let gate = Promise.withResolvers<void>()
  const isReached = (asked: Awaited, text: string): boolean => {
    if (asked.until) return asked.until.test(text)
    asked.further -= 1
    return asked.further === 0
  }
  const reaches = (by: unknown, text: string): boolean => {
    if (!awaited) return false
    if (client !== undefined) return client === by && isReached(awaited, text)
    if (!awaited.at.test(text)) return false
    awaited.left -= 1
    if (awaited.left > 0) return false
    client = by
    return !awaited.until && awaited.further === 0
  }
  const send = pg.Client.prototype.query as unknown as Query
  function query(this: unknown, ...args: unknown[]) {
    if (!reaches(this, textOf(args[0]))) return send.apply(this, args)
    const side = awaited?.side
    awaited = undefined
    client = undefined
    return standStill(() => send.apply(this, args), args, { side, held: gate.promise, onStopped })
  }
  Object.assign(pg.Client.prototype, { query })
  return {
    stopAt({ at, nth = 1, until, further = 0, side }: Stop) {
      client = undefined
      const pattern = (text: string) => new RegExp(text, 'is')
      awaited = { at: pattern(at), left: nth, until: until && pattern(until), further, side }
    },
    goOn() {
      gate.resolve()
      gate = Promise.withResolvers()
    },
  }
}

type Standing = { side: Stop['side'] | undefined; held: Promise<void>; onStopped(): void }

/** A statement is sent with a callback, or answers a promise; either way nobody hears of it until the process goes on. */
function standStill(send: () => unknown, args: unknown[], { side, held, onStopped }: Standing): unknown {
  if (side === 'before') {
    onStopped()
    return held.then(send)
  }
  const last = args.length - 1
  const callback = args[last]
  if (typeof callback === 'function') {
    args[last] = (...answer: unknown[]) => {
      onStopped()
      void held.then(() => callback(...answer))
    }
    return send()
  }
  return Promise.resolve(send()).then(async (answer) => {
    onStopped()
    await held
    return answer
  })
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query && 'text' in query ? String(query.text) : ''
}
