/** The longest wait a gateway may ask for: the payment may have succeeded meanwhile. */
const maxSeconds = 3600

/** Seconds until a gateway wants to be called again, by its header `Retry-After`; undefined when it says nothing. */
export function readRetryAfter(header: string | null | undefined, now: Date): number | undefined {
  const text = header?.trim()
  if (!text) return undefined
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : secondsUntil(text, now)
  if (Number.isNaN(seconds)) return undefined
  return Math.min(Math.max(0, Math.ceil(seconds)), maxSeconds)
}

/** Of an HTTP date; anything else is no number. */
function secondsUntil(text: string, now: Date): number {
  return / GMT$/.test(text) ? (Date.parse(text) - now.getTime()) / 1000 : Number.NaN
}
