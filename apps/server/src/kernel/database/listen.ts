import pg from 'pg'

export type Subscription = {
  onNotice(payload: string): void
  /** Called when notices may have been missed: the connection was lost and is there again. */
  onReconnect(): void
}

/** One connection of the process that waits for notices of any number of channels. */
export type Listener = {
  /** Resolves once the channel is listened to, or when the first attempt failed: then a reconnect will follow. */
  subscribe(channel: string, subscription: Subscription): Promise<void>
  close(): Promise<void>
}

export type ListenOptions = {
  onError(error: Error): void
  /** A connection that does not answer within this time is replaced; it is asked as often. */
  heartbeatMs?: number
}

const firstRetryMs = 200
const maxRetryMs = 5000
const connectTimeoutMs = 2000
const usualHeartbeatMs = 5000
// A request that waits for this and then for a silent statement is answered within five seconds all the same.
const maxSubscribeMs = 500

export function openListener(
  url: string,
  { onError, heartbeatMs = usualHeartbeatMs }: ListenOptions,
): Listener {
  const subscriptions = new Map<string, Set<Subscription>>()
  let client: pg.Client | undefined
  let closed = false
  let retryMs = firstRetryMs
  let retry: NodeJS.Timeout | undefined
  let opened: Promise<void> = open()

  async function open(): Promise<void> {
    const next = createClient(url)
    next.on('notification', ({ channel, payload }) => {
      for (const each of subscriptions.get(channel) ?? []) each.onNotice(payload ?? '')
    })
    next.on('error', onError)
    next.on('end', () => {
      if (client === next) reopen()
    })
    client = next
    try {
      await next.connect()
      // From here on: a peer that falls silent in the middle of this is noticed, too.
      beat(next)
      for (const channel of subscriptions.keys()) await next.query(listenTo(channel))
      retryMs = firstRetryMs
    } catch (error) {
      onError(error as Error)
      abandon(next)
    }
  }

  function reopen(): void {
    if (closed || retry) return
    client = undefined
    retry = setTimeout(async () => {
      retry = undefined
      const known = [...subscriptions.values()].flatMap((each) => [...each])
      opened = open()
      await opened
      // Notices sent meanwhile are lost, so every subscriber reads its data again.
      if (client) for (const each of known) each.onReconnect()
    }, retryMs)
    retryMs = Math.min(retryMs * 2, maxRetryMs)
  }

  /** A peer that vanished without a word leaves the socket open: only an answer proves that it is there. */
  function beat(of: pg.Client): void {
    const timer = setTimeout(async () => {
      if (client !== of) return
      const isAlive = await answersWithin(of, heartbeatMs)
      if (closed || client !== of) return
      if (isAlive) return beat(of)
      onError(new Error('The connection for notices does not answer and is replaced'))
      abandon(of)
    }, heartbeatMs)
    timer.unref()
  }

  async function listenNow(channel: string, isKnown: boolean): Promise<void> {
    await opened
    const current = client
    if (isKnown || !current) return
    await current.query(listenTo(channel)).catch((error: Error) => {
      onError(error)
      abandon(current)
    })
  }

  function abandon(of: pg.Client): void {
    if (client === of) reopen()
    discard(of)
  }

  return {
    async subscribe(channel, subscription) {
      const known = subscriptions.get(channel)
      subscriptions.set(channel, (known ?? new Set()).add(subscription))
      const listening = listenNow(channel, known !== undefined)
      if (await settlesWithin(listening, maxSubscribeMs)) return
      // Too slow to be waited for: what changes until then is read when the channel is listened to.
      void listening.then(() => subscription.onReconnect())
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await opened
      await client?.end().catch(() => undefined)
    },
  }
}

function createClient(url: string): pg.Client {
  return new pg.Client({
    connectionString: url,
    application_name: 'warsha notices',
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  })
}

function listenTo(channel: string): string {
  return `LISTEN ${pg.escapeIdentifier(channel)}`
}

async function answersWithin(client: pg.Client, ms: number): Promise<boolean> {
  const answered = client.query('SELECT 1').then(
    () => true,
    () => false,
  )
  return (await settlesWithin(answered, ms)) && answered
}

async function settlesWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  const isSettled = await Promise.race([work.then(() => true), late])
  clearTimeout(timer)
  return isSettled
}

/** Without a farewell: the other side may not be there to answer it. */
function discard(client: pg.Client): void {
  client.end().catch(() => undefined)
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection
  stream.destroy()
}
