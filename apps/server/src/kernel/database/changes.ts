import pg from 'pg'

/** Every process listens on one channel; the payload names what changed, so caches drop just that. */
export type ChangeTopic = 'catalogue' | 'stock' | 'content' | 'locations' | 'centres'

export type Changes = {
  /** Calls back for every change of the topic, wherever it was made, and once more after a lost connection. */
  on(topic: ChangeTopic, listener: () => void): () => void
  close(): Promise<void>
}

const channel = 'warsha_changes'
const firstRetryMs = 200
const longestRetryMs = 5000

export function listenForChanges(url: string, onError: (error: Error) => void): Changes {
  const listeners = new Map<ChangeTopic, Set<() => void>>()
  let client: pg.Client | undefined
  let closed = false
  let retryMs = firstRetryMs
  let timer: NodeJS.Timeout | undefined

  const tell = (topic: string) => {
    for (const listener of listeners.get(topic as ChangeTopic) ?? []) listener()
  }

  const open = async (isAgain: boolean) => {
    const next = new pg.Client({ connectionString: url, application_name: 'warsha changes', keepAlive: true })
    next.on('notification', (message) => tell(message.payload ?? ''))
    next.on('error', onError)
    next.on('end', () => {
      if (!closed && client === next) again()
    })
    client = next
    await next.connect()
    await next.query(`LISTEN ${channel}`)
    retryMs = firstRetryMs
    // Whatever changed while nobody listened is unknown, so every cache starts anew.
    if (isAgain) for (const topic of listeners.keys()) tell(topic)
  }

  const again = () => {
    if (timer) return
    timer = setTimeout(() => {
      timer = undefined
      if (closed) return
      open(true).catch((error: Error) => {
        onError(error)
        again()
      })
    }, retryMs)
    retryMs = Math.min(retryMs * 2, longestRetryMs)
  }

  open(false).catch((error: Error) => {
    onError(error)
    again()
  })

  return {
    on(topic, listener) {
      const known = listeners.get(topic) ?? new Set()
      listeners.set(topic, known.add(listener))
      return () => known.delete(listener)
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
