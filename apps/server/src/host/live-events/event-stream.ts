import type { ServerResponse } from 'node:http'
import { type Cursor, formatCursor } from '#kernel/live-events/cursor.ts'
import type { Subscriber } from '#kernel/live-events/live-feed.ts'
import type { LiveEvent, LivePage } from '#kernel/live-events/read-live.ts'

/** A browser that has this much unread when more comes does not read, and is ended. */
const maxUnreadBytes = 64 * 1024
/** More than this at once is not worth telling one by one. */
const maxBytesAtOnce = 256 * 1024

export type EventStream = {
  subscriber: Pick<Subscriber, 'deliver' | 'resync'>
  /** Begins a new stream at this position. */
  start(from: Cursor): void
  /** Goes on after an interruption with what was missed since. */
  startAgain(cursor: Cursor, missed: LivePage): void
  /** Goes on after an interruption with unknown losses: the browser loads afresh. */
  startAfresh(from: Cursor): void
  beat(position: Cursor | undefined): void
  onEnd(listener: () => void): void
  end(): void
}

/** Writes events as server-sent events. Until it is started, new ones wait. */
export function openEventStream(raw: ServerResponse): EventStream {
  let waiting: (() => void)[] | undefined = []
  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return
    if (raw.writableLength > maxUnreadBytes) raw.destroy()
    else raw.write(text)
  }
  const whenStarted = (work: () => void) => {
    if (waiting) waiting.push(work)
    else work()
  }
  const flush = () => {
    const works = waiting ?? []
    waiting = undefined
    for (const work of works) work()
  }
  const replayed = new Set<number>()
  const send = (events: readonly LiveEvent[], before: Cursor, after: Cursor) => {
    const lines = events.map((event, index) => {
      const position = index === events.length - 1 ? after : before
      return replayed.has(event.id) ? '' : formatEvent(event, { ...position, eventId: event.id })
    })
    const text = lines.join('')
    write(text.length > maxBytesAtOnce ? formatResync(after) : text)
  }
  write('retry: 3000\n\n')

  return {
    subscriber: {
      deliver: (events, { before, after }) => whenStarted(() => send(events, before, after)),
      resync: (after) => whenStarted(() => write(formatResync(after))),
    },
    start(from) {
      write(formatPosition(from))
      flush()
    },
    startAgain(cursor, { events, after }) {
      if (events.length === 0) write(formatPosition(after))
      send(events, cursor, after)
      for (const { id } of events) replayed.add(id)
      flush()
      replayed.clear()
    },
    startAfresh(from) {
      write(formatResync(from))
      flush()
    },
    beat(position) {
      whenStarted(() => write(position ? formatPosition(position) : ': still here\n\n'))
    },
    onEnd: (listener) => void raw.once('close', listener),
    end: () => void raw.end(),
  }
}

function formatEvent({ type, data }: Pick<LiveEvent, 'type' | 'data'>, position: Cursor): string {
  const name = type.replace(/[\r\n]/g, '')
  return `id: ${formatCursor(position)}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

/** Without data no event is raised; the browser only remembers how far it is. */
function formatPosition(position: Cursor): string {
  return `id: ${formatCursor(position)}\n\n`
}

function formatResync(position: Cursor): string {
  return formatEvent({ type: 'resync', data: {} }, position)
}
