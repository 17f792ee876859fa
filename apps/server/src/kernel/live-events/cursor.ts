/**
 * How far a browser has read. Every event written by a transaction before `horizon` was committed and delivered;
 * of those after it, the one with `eventId` was.
 */
export type Cursor = { horizon: bigint; eventId: number; atSeconds: number }

/** As the id of a server-sent event, which the browser brings back in `Last-Event-ID`. */
export function formatCursor({ horizon, eventId, atSeconds }: Cursor): string {
  return `${horizon}-${eventId}-${atSeconds}`
}

export function readCursor(text: string): Cursor | undefined {
  const [, horizon, eventId, atSeconds] = /^(\d{1,19})-(\d{1,15})-(\d{1,11})$/.exec(text) ?? []
  if (!horizon) return undefined
  return { horizon: BigInt(horizon), eventId: Number(eventId), atSeconds: Number(atSeconds) }
}
