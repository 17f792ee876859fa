import { waitUntil } from './wait-until.ts'

export type ReceivedEvent = { id: string; type: string; data: unknown }

/** Reads server-sent events as a browser does: fields by line, an empty line ends an event. */
export async function openEventSource(url: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController()
  const response = await fetch(url, { headers, signal: leaving.signal })
  const events: ReceivedEvent[] = []
  const state = { lastId: '', hasEnded: false, events, response }
  const read = async () => {
    let text = ''
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const fields = readFields(text.slice(0, end))
        text = text.slice(end + 2)
        state.lastId = fields.get('id') ?? state.lastId
        const data = fields.get('data')
        const type = fields.get('event') ?? 'message'
        if (data !== undefined) events.push({ id: state.lastId, type, data: JSON.parse(data) })
      }
    }
  }
  read()
    .catch(() => undefined)
    .finally(() => {
      state.hasEnded = true
    })
  return Object.assign(state, {
    /** Waits for the first position, from which on nothing is missed. */
    isFollowing: () => waitUntil(() => state.lastId !== ''),
    async leave() {
      leaving.abort()
      await waitUntil(() => state.hasEnded)
    },
  })
}

function readFields(block: string): Map<string, string> {
  const lines = block.split('\n').filter((line) => !line.startsWith(':'))
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
}
