import pg from 'pg'
import { type StatementSearch, type Stop, searchStatement } from './statement-search.ts'

type Query = (...args: unknown[]) => unknown

/**
 * Lets a process stand still at a statement, and everything else of it go on. Only the process of `doomed-shop.ts`
 * calls this, before it connects: tests kill it, or its database, while it stands there.
 */
export function installStops(onStopped: () => void) {
  let awaited: { isReached: StatementSearch; side: Stop['side'] } | undefined
  let gate = Promise.withResolvers<void>()
  const send = pg.Client.prototype.query as unknown as Query
  function query(this: unknown, ...args: unknown[]) {
    if (!awaited?.isReached(this, textOf(args[0]))) return send.apply(this, args)
    const { side } = awaited
    awaited = undefined
    return standStill(() => send.apply(this, args), args, { side, held: gate.promise, onStopped })
  }
  Object.assign(pg.Client.prototype, { query })
  return {
    stopAt(stop: Stop) {
      awaited = { isReached: searchStatement(stop), side: stop.side }
    },
    goOn() {
      gate.resolve()
      gate = Promise.withResolvers()
    },
  }
}

type Standing = { side: Stop['side']; held: Promise<void>; onStopped(): void }

/** A statement is sent with a callback, or answers a promise; neither is settled until the process goes on. */
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
