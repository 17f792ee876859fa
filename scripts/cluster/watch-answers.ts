import { setTimeout as wait } from 'node:timers/promises'

const patienceMs = 90_000
const pauseMs = 300
const maxWaitMs = 20_000

/** A `fetch` that counts what comes back and asks again when the connection was cut or the shop told it to, as a shopper does. */
export function watchAnswers() {
  const counts = new Map<string, number>()
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)

  async function stubborn(url: string | URL | Request, options?: RequestInit): Promise<Response> {
    const until = Date.now() + patienceMs
    for (;;) {
      try {
        const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(maxWaitMs) })
        count(String(answer.status))
        if (answer.status !== 503 || Date.now() > until) return answer
        await answer.body?.cancel()
      } catch (error) {
        count(reasonOf(error))
        if (Date.now() > until) throw error
      }
      await wait(pauseMs)
    }
  }

  return { fetch: stubborn, counts: () => Object.fromEntries(counts) }
}

export function reasonOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? name
}
