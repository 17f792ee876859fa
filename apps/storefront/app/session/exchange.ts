import { type ApiRequest, type ApiResponse, NoAnswerError } from '@warsha/contract/client/transport.ts'
import { requestTimeoutMs } from '@warsha/contract/constants.ts'

export type Answer = ApiResponse & { minAppVersion: string | null }

/** One request over the wire, given up after 50 s. The caller's own abort surfaces as `AbortError`. */
export async function exchange(
  { method, path, body, signal: callerSignal, headers, outlivesPage }: ApiRequest,
  baseUrl: string,
): Promise<Answer> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), requestTimeoutMs)
  try {
    const response = await fetch(baseUrl + path, {
      method,
      headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      ...(outlivesPage && { keepalive: true }),
      signal: callerSignal ? AbortSignal.any([callerSignal, timeout.signal]) : timeout.signal,
    })
    return {
      status: response.status,
      body: parse(await response.text()),
      retryAfterSeconds: Number(response.headers.get('Retry-After')) || undefined,
      minAppVersion: response.headers.get('X-Min-App-Version'),
    }
  } catch {
    if (callerSignal?.aborted) throw abortError()
    throw new NoAnswerError(timeout.signal.aborted ? 'timeout' : 'offline')
  } finally {
    clearTimeout(timer)
  }
}

/** Waits for work that others share: an impatient caller leaves, the work goes on. */
export function unlessAborted<Value>(work: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const leave = () => reject(abortError())
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

function abortError(): DOMException {
  return new DOMException('The caller gave up', 'AbortError')
}

/** A proxy's error page is no JSON; its status says enough. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
