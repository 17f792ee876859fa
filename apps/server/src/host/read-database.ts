import type {} from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Deps } from '#http/deps.ts'
import type { Listener } from '#kernel/database/listen.ts'
import type { ReadDatabase } from '#kernel/database/read-database.ts'
import type { Freshness, Replicas } from '#kernel/database/replicas/open-replicas.ts'
import { liveChannel } from '#kernel/live-events/publish-live.ts'

/** When its bearer has written last, on the clock of the primary. It opens nothing. */
export const writtenCookie = 'warsha_written'

/** Answers to requests that were sent together may arrive the other way round. */
const overlapMs = 1000
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

type Options = { deps: Deps; listener: Pick<Listener, 'subscribe'> | undefined }

/**
 * Gives every request its way to read from replicas. Whoever may have changed something takes the moment along in a cookie, to whichever
 * process; who is signed in and brings none reads what is known of this moment. Visitors are shown what is at most as late as a replica may be.
 */
export const readDatabase = fp(async (app, { deps, listener }: Options) => {
  const { replicas, db } = deps
  app.decorateRequest('readDatabase')
  app.decorateRequest('mayWrite', false)
  if (!replicas) {
    const read: ReadDatabase = (work) => work(db)
    app.addHook('onRequest', (request, _reply, done) => {
      request.readDatabase = read
      done()
    })
    return
  }

  let toldAt: number | undefined
  const note = () => {
    toldAt = performance.now()
  }
  // Whoever is told of something reads it at once.
  await listener?.subscribe(liveChannel, { onNotice: note, onReconnect: note })

  app.addHook('onRequest', (request, _reply, done) => {
    // A document of GraphQL says itself whether it changes something.
    request.mayWrite = !safeMethods.has(request.method)
    request.readDatabase = (read) => replicas.read(read, freshnessOf(request, toldAt))
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.mayWrite) reply.setCookie(writtenCookie, momentOf(replicas), cookieOf(request))
    done(null, payload)
  })
})

function cookieOf({ protocol }: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' } as const
}

function momentOf(replicas: Replicas): string {
  return String(Math.ceil(replicas.databaseMoment()) + overlapMs)
}

function freshnessOf(request: FastifyRequest, toldAt: number | undefined): Freshness {
  if (request.caller.kind === 'visitor') return {}
  const brought = request.cookies[writtenCookie] ?? ''
  const isMoment = /^\d{13}$/.test(brought)
  return isMoment ? { writtenAt: Number(brought), since: toldAt } : { since: performance.now() }
}
