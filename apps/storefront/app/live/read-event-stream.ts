/** One server-sent event; without data it only says how far the stream is. */
export type StreamEvent = { id: string | null; type: string; data: string | null }

/** A server that never ends a line would fill the memory of a phone. */
const maxUnreadCharacters = 512 * 1024

/** Reads the events of a `text/event-stream` body until it ends. */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<StreamEvent, void, undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let unread = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (unread + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/)
      unread = blocks.pop() ?? ''
      if (unread.length > maxUnreadCharacters) throw new Error('The event stream sends no whole event')
      for (const block of blocks) yield readBlock(block)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function readBlock(block: string): StreamEvent {
  const event: StreamEvent = { id: null, type: 'message', data: null }
  for (const line of block.split(/\r?\n/)) {
    const [, field, value = ''] = /^(\w+):? ?(.*)$/.exec(line) ?? []
    if (field === 'id') event.id = value
    else if (field === 'event') event.type = value
    else if (field === 'data') event.data = event.data === null ? value : `${event.data}\n${value}`
  }
  return event
}
