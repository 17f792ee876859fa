import type { Database } from '#kernel/database/connect.ts'
import type { Listener } from '#kernel/database/listen.ts'
import type { Cursor } from './cursor.ts'
import { liveChannel } from './publish-live.ts'
import { type LiveEvent, type LivePage, readLive, readMissed } from './read-live.ts'

/** A browser's connection, as the feed knows it. */
export type Subscriber = {
  audiences: ReadonlySet<string>
  /** `after` is where to resume after the last of the events, `before` after any other. */
  deliver(events: readonly LiveEvent[], positions: Positions): void
  /** More happened than can be told one by one. */
  resync(after: Cursor): void
}

export type LiveFeed = {
  subscribe(subscriber: Subscriber): Promise<{ from: Cursor; unsubscribe(): void }>
  /** Events that this subscriber missed since the cursor; undefined when it has to load afresh. */
  missed(cursor: Cursor, audiences: ReadonlySet<string>): Promise<LivePage | undefined>
  /** Reads what is new and answers how far that is. */
  poll(): Promise<Cursor>
}

const maxConcurrent = 2000
const maxMissed = 200

type Positions = { before: Cursor; after: Cursor }

/** Brings live events to the subscribers of this process, whichever process published them. */
export function createLiveFeed(
  db: Database,
  listener: Pick<Listener, 'subscribe'> | undefined,
  onError: (error: unknown) => void,
): LiveFeed {
  const subscribers = new Set<Subscriber>()
  let position: Cursor | undefined

  const read = async (): Promise<Cursor> => {
    const before = position
    const { events, after, isCut } = await readLive(db, before, maxConcurrent)
    position = after
    if (before) for (const each of subscribers) announce(each, isCut, events, { before, after })
    return after
  }
  const poll = oneAtATime(read)
  const look = () => {
    if (subscribers.size > 0) poll().catch(onError)
  }
  listener?.subscribe(liveChannel, { onNotice: look, onReconnect: look }).catch(onError)

  return {
    poll,
    missed: (cursor, audiences) => readMissed(db, cursor, [...audiences], maxMissed),
    async subscribe(subscriber) {
      const from = await poll()
      subscribers.add(subscriber)
      return { from: position ?? from, unsubscribe: () => subscribers.delete(subscriber) }
    },
  }
}

function announce(
  { audiences, deliver, resync }: Subscriber,
  isCut: boolean,
  events: readonly LiveEvent[],
  positions: Positions,
): void {
  const addressed = events.filter(({ audience }) => audiences.has(audience))
  if (isCut) resync(positions.after)
  else if (addressed.length > 0) deliver(addressed, positions)
}

/** A call during a run is answered by a run that began after it. */
function oneAtATime<Value>(run: () => Promise<Value>): () => Promise<Value> {
  let current: Promise<Value> | undefined
  let next: Promise<Value> | undefined
  const start = () => {
    current = run().finally(() => {
      current = undefined
    })
    return current
  }
  const startNext = () => {
    next = undefined
    return start()
  }
  return () => {
    if (!current) return start()
    next ??= current.then(startNext, startNext)
    return next
  }
}
