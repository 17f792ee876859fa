import type { AccessRule } from '@warsha/contract/access.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from '#host/error-handler.ts'
import { limitKey } from '#host/rate-limits.ts'
import type { Caller, SignedIn } from '#http/caller.ts'
import type { LiveAudience } from '#http/define-module.ts'
import { readCursor } from '#kernel/live-events/cursor.ts'
import type { LiveFeed } from '#kernel/live-events/live-feed.ts'
import { accessChanged } from '#kernel/live-events/publish-live.ts'
import { audiencesFor } from './audiences-for.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import type { StreamLimits } from './stream-limits.ts'

const heartbeatMs = 20_000
/** Who has signed out hears nothing more after this, in every process. */
const sessionCheckMs = 4000
const path = '/events'
/** For operators: the cookie of their session is read below the console's path alone. */
const consolePath = '/api/v1/console/events'
const openings = { max: 60, timeWindow: '1 minute', keyGenerator: limitKey('streams') }
const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

export type LiveEventOptions = {
  feed: LiveFeed
  audiences: readonly LiveAudience[]
  /** Those of the callers' sessions that are over. */
  endedSessions: (callers: readonly SignedIn[]) => Promise<ReadonlySet<string>>
  limits: StreamLimits
  heartbeatMs?: number
}

/** Server-sent events: one way, survives proxies, the browser reconnects by itself and says how far it read. */
export function installLiveEvents(app: FastifyInstance, options: LiveEventOptions): { count(): number } {
  const { feed, limits } = options
  const streams = new Map<EventStream, Caller>()
  const routeFor = (access: AccessRule) => ({
    schema: { hide: true } as object,
    config: { access, checksCredentials: true, rateLimit: openings },
    exposeHeadRoute: false,
  })
  app.head(path, routeFor('public'), (_request, reply) => reply.headers(headers).send())

  const open = async (request: FastifyRequest, reply: FastifyReply) => {
    const audiences = audiencesFor(options.audiences, request.caller, request.query)
    if (!audiences.ok) return sendFailure(request, reply, { status: statuses[audiences.code], ...audiences })
    const release = await limits.take(request.callerAddress, request.caller)
    if (!release) return sendFailure(request, reply, tooMany)
    reply.hijack()
    reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers })
    const stream = openEventStream(reply.raw)
    streams.set(stream, request.caller)
    stream.onEnd(() => {
      streams.delete(stream)
      release()
    })
    await follow(feed, stream, audiences.value, request)
  }
  app.get(path, routeFor('public'), open)
  app.get(consolePath, routeFor('operator'), (request, reply) => {
    const { audience } = request.query as { audience?: unknown }
    if (audience !== undefined) return open(request, reply)
    return sendFailure(request, reply, { status: 400, code: 'INVALID', field: 'audience' })
  })

  const beat = setInterval(() => {
    void limits.renew()
    void keepAlive(feed, [...streams.keys()])
  }, options.heartbeatMs ?? heartbeatMs)
  const check = setInterval(() => {
    endSignedOut(streams, options.endedSessions).catch((error: unknown) =>
      app.log.warn({ err: error }, 'sessions of live events could not be read'),
    )
  }, sessionCheckMs)
  // A stream never ends by itself, so a stopping server ends them all.
  app.addHook('preClose', async () => {
    clearInterval(beat)
    clearInterval(check)
    for (const stream of [...streams.keys()]) stream.end()
    await limits.close()
  })
  return { count: () => streams.size }
}

const statuses = { INVALID: 400, FORBIDDEN: 403 } as const
const tooMany = { status: 429, code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 30 }

/** New events wait while those that were missed are read, so that nothing is lost between the two. */
async function follow(
  feed: LiveFeed,
  stream: EventStream,
  audiences: ReadonlySet<string>,
  request: FastifyRequest,
): Promise<void> {
  try {
    const { from, unsubscribe } = await feed.subscribe({ audiences, ...untilAccessChanges(stream) })
    stream.onEnd(unsubscribe)
    const lastId = request.headers['last-event-id']
    if (typeof lastId !== 'string') return stream.start(from)
    const cursor = readCursor(lastId)
    const missed = cursor && (await feed.missed(cursor, audiences))
    if (missed) stream.startAgain(cursor, missed)
    else stream.startAfresh(from)
  } catch (error) {
    // The browser tries again; the headers are sent, so there is no other way to tell it.
    request.log.warn({ err: error }, 'live events could not be read')
    stream.end()
  }
}

function untilAccessChanges({ subscriber, end }: EventStream): EventStream['subscriber'] {
  return {
    ...subscriber,
    deliver(events, positions) {
      subscriber.deliver(events, positions)
      if (events.some(({ type }) => type === accessChanged)) end()
    },
  }
}

/** Proxies end silent connections; the position spares a browser that was idle for long a reload. */
async function keepAlive(feed: LiveFeed, streams: readonly EventStream[]): Promise<void> {
  if (streams.length === 0) return
  const position = await feed.poll().catch(() => undefined)
  for (const stream of streams) stream.beat(position)
}

/** One question for all of them; a browser that is signed in elsewhere comes back by itself. */
async function endSignedOut(
  streams: ReadonlyMap<EventStream, Caller>,
  endedSessions: LiveEventOptions['endedSessions'],
): Promise<void> {
  const callers = new Map([...streams.values()].filter(isSignedIn).map((each) => [each.sessionId, each]))
  if (callers.size === 0) return
  const ended = await endedSessions([...callers.values()])
  for (const [stream, caller] of streams) if (isSignedIn(caller) && ended.has(caller.sessionId)) stream.end()
}

function isSignedIn(caller: Caller): caller is SignedIn {
  return 'sessionId' in caller
}
