import { confirmSession } from '~/session/confirm-session.ts'
import { loginStore } from '~/session/groups/login.ts'
import { readEventStream } from './read-event-stream.ts'
import { waitBeforeRetry } from './wait-before-retry.ts'

export type LiveEvent = { type: string; data: unknown }

export type LiveListener = {
  /** Up to ten, for example `centre:3`; what is for everybody and for the customer comes by itself. */
  audiences: readonly string[]
  /** From now on nothing is missed; not called again when an interrupted stream goes on. */
  onOpened?: () => void
  onEvent: (event: LiveEvent) => void
  /** Events may have been missed: load afresh. */
  onResync: () => void
}

/**
 * Follows `/events` until the returned function is called. By `fetch`, because the browser's own event source sends no
 * Authorization. An interrupted stream goes on where it was; while the shop does not answer, tries become rarer.
 */
export function subscribeLive(listener: LiveListener): () => void {
  const abort = new AbortController()
  void follow(listener, abort.signal)
  return () => abort.abort()
}

async function follow(listener: LiveListener, signal: AbortSignal): Promise<void> {
  let position: string | null = null
  let failures = 0
  while (!signal.aborted) {
    try {
      const body = await openStream(listener.audiences, position, signal)
      for await (const event of readEventStream(body)) {
        failures = 0
        if (position === null && event.id !== null) listener.onOpened?.()
        position = event.id ?? position
        deliver(event, listener)
      }
    } catch (error) {
      if (error instanceof StreamRefusedError) return
      // With a new token, or as a visitor if there is none to be had.
      if (error instanceof TokenRefusedError) await confirmSession()
    }
    failures += 1
    await waitBeforeRetry(failures, signal)
  }
}

/** The shop said that this stream cannot be had: asking again would not help. */
class StreamRefusedError extends Error {}

class TokenRefusedError extends Error {}

async function openStream(
  audiences: readonly string[],
  position: string | null,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const query = new URLSearchParams(audiences.map((audience) => ['audience', audience]))
  const { token } = loginStore.getState()
  const headers: Record<string, string> = {
    Accept: 'text/event-stream',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(position && { 'Last-Event-ID': position }),
  }
  const answer = await fetch(`/events?${query}`, { headers, signal, cache: 'no-store' })
  if (answer.status === 400 || answer.status === 403) throw new StreamRefusedError(`HTTP ${answer.status}`)
  if (answer.status === 401 && token) throw new TokenRefusedError('The token is not accepted')
  if (!answer.ok || !answer.body) throw new Error(`The event stream answered ${answer.status}`)
  return answer.body
}

function deliver(
  { type, data }: { type: string; data: string | null },
  { onEvent, onResync }: LiveListener,
): void {
  if (data === null) return
  if (type === 'resync') onResync()
  else onEvent({ type, data: JSON.parse(data) })
}
