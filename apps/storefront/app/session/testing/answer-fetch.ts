import { onTestFinished, vi } from 'vitest'

export type FetchRequest = { method: string; path: string; body: unknown; query: string }

export type FetchAnswer = { status?: number; body?: unknown } | 'offline' | 'never'

/**
 * The wire below the page's own transport, for parts that run in a document. Answers as a test tells it, which may
 * take a while, and remembers what it was asked. A request that is aborted ends as the browser's does.
 */
export function answerFetch(answer: (request: FetchRequest) => FetchAnswer | Promise<FetchAnswer>) {
  const requests: FetchRequest[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, signal }: RequestInit) => {
    const read = typeof body === 'string' ? JSON.parse(body) : null
    const request = { method, path, body: read, query: String(read?.query ?? '') }
    requests.push(request)
    const given = await Promise.race([answer(request), untilAborted(signal)])
    if (given === 'never') return untilAborted(signal)
    if (given === 'offline') throw new TypeError('Failed to fetch')
    const { status = 200, body: data = null } = given
    return { status, ok: status < 400, headers: new Headers(), text: async () => JSON.stringify(data) }
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return requests
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const leave = () => reject(new DOMException('The page gave up', 'AbortError'))
    if (signal?.aborted) leave()
    signal?.addEventListener('abort', leave, { once: true })
  })
}
