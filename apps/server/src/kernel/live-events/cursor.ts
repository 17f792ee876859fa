/**
 * How far a browser has read: everything that was committed when this snapshot was taken, and the event with
 * `eventId`. A snapshot, because ids are given in the order of writing: an id alone would skip what was
 * written before it and committed after it.
 */
export type Cursor = { snapshot: string; eventId: number; atSeconds: number }

const maxSnapshotLength = 400
const maxNumber = 2n ** 63n - 1n

/** As the id of a server-sent event, which the browser brings back in `Last-Event-ID`. */
export function formatCursor({ snapshot, eventId, atSeconds }: Cursor): string {
  return `${shortened(snapshot)}-${eventId}-${atSeconds}`
}

/** Undefined for anything the database would not take as a snapshot. */
export function readCursor(text: string): Cursor | undefined {
  if (text.length > maxSnapshotLength + 40) return undefined
  const [, snapshot, eventId, atSeconds] = /^([\d:,]+)-(\d{1,15})-(\d{1,11})$/.exec(text) ?? []
  if (!snapshot || !isSnapshot(snapshot)) return undefined
  return { snapshot, eventId: Number(eventId), atSeconds: Number(atSeconds) }
}

/** PostgreSQL's form: the oldest running transaction, the first not yet begun, and those running between. */
function isSnapshot(text: string): boolean {
  if (!/^\d{1,19}:\d{1,19}:(\d{1,19}(,\d{1,19})*)?$/.test(text)) return false
  const [oldest = 0n, next = 0n, ...running] = text.split(/[:,]/).filter(Boolean).map(BigInt)
  if (oldest < 1n || next < oldest || next > maxNumber) return false
  return running.every((id, index) => id >= (running[index - 1] ?? oldest) && id < next)
}

/** With very many running transactions some events are sent again rather than too long an id. */
function shortened(snapshot: string): string {
  if (snapshot.length <= maxSnapshotLength) return snapshot
  const [oldest] = snapshot.split(':', 1)
  return `${oldest}:${oldest}:`
}
