import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Deps } from '#http/deps.ts'
import { settleCounts } from '#kernel/limits/rate-limit-queries.ts'
import { createSharedCounts, type SharedCounts } from '#kernel/limits/shared-counts.ts'
import { sendFailure } from './error-handler.ts'
import { comesFromInside } from './storefront/in-process-transport.ts'

/** Takes one or several of something from what the caller may have within this minute; false when that is used up. */
export type Budget = (request: FastifyRequest, count?: number) => Promise<boolean>

/** Work that costs far more than a request, each with its part of the requests that an address may send. */
const shares = { rendering: 1 / 4, conversion: 1 / 4, search: 1 / 10 }

declare module 'fastify' {
  interface FastifyInstance {
    /** `requests` is what every request takes one of; `operator` what the calls of one do, wherever they come from. */
    budgets: Record<keyof typeof shares | 'requests' | 'operator', Budget>
    /** What this process has counted and the others have to know. */
    sharedCounts: SharedCounts
  }
  interface FastifyContextConfig {
    /** A file costs nothing: a page has up to sixty, and many visitors share an address. */
    isFile?: boolean
  }
}

const timeWindow = '1 minute'
export const tooManyRequests = { status: 429, code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60 }

/**
 * Counts every request of an address, whatever becomes of it: also what is refused, not found or wrong. Must be
 * registered before what refuses. All processes of the shop count together.
 */
export const rateLimits = fp(async (app, { config, db }: Pick<Deps, 'config' | 'db'>) => {
  const max = config.RATE_LIMIT_PER_MINUTE
  const counts = createSharedCounts(
    (units) => settleCounts(db, units),
    (error) => app.log.warn({ err: error }, 'limits are counted by this process alone'),
  )
  app.decorate('sharedCounts', counts)
  app.addHook('onClose', () => counts.settled())
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow,
    allowList: costsNothing,
    store: storeOf(counts),
    keyGenerator: limitKey('requests'),
  })
  const check = app.createRateLimit()
  app.decorate('budgets', {
    requests: takingSeveral(check),
    operator: takingSeveral(app.createRateLimit({ max, timeWindow, keyGenerator: operatorKey })),
    rendering: budgetOf(app, 'rendering', max),
    conversion: budgetOf(app, 'conversion', max),
    search: budgetOf(app, 'search', max),
  })
  app.addHook('onRequest', async (request, reply) => {
    const limit = await check(request)
    if (limit.isAllowed || !limit.isExceeded) return
    return sendFailure(request, reply, { ...tooManyRequests, retryAfterSeconds: limit.ttlInSeconds })
  })
})

/** Declares that the routes of a scope are files. */
export function declareFiles(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, isFile: true }
  })
}

function budgetOf(app: FastifyInstance, work: keyof typeof shares, requests: number): Budget {
  const max = requests * shares[work]
  const keyGenerator = limitKey(work)
  return takingSeveral(app.createRateLimit({ max, timeWindow, allowList: comesFromInside, keyGenerator }))
}

/** Under which key a limit counts a caller in all processes. */
export function limitKey(limit: string): (request: FastifyRequest) => string {
  return (request) => `${limit} ${rateLimit.normalizeIP(request.callerAddress)}`
}

/** An operator is one caller on every device and in every network. */
function operatorKey(request: FastifyRequest): string {
  const { caller } = request
  return caller.kind === 'operator' ? `operator ${caller.operatorId}` : limitKey('operator')(request)
}

/** One for all limits: their keys tell them apart. */
function storeOf(counts: SharedCounts): rateLimit.FastifyRateLimitStoreCtor {
  return class Store implements rateLimit.FastifyRateLimitStore {
    incr(...[key, answer, timeWindow, max]: Parameters<rateLimit.FastifyRateLimitStore['incr']>): void {
      answer(null, counts.take(key, timeWindow, max))
    }

    child(): Store {
      return this
    }
  }
}

function takingSeveral(check: ReturnType<FastifyInstance['createRateLimit']>): Budget {
  return async (request, count = 1) => {
    for (let taken = 0; taken < count; taken++) {
      const limit = await check(request)
      if (!limit.isAllowed && limit.isExceeded) return false
    }
    return true
  }
}

function costsNothing(request: FastifyRequest): boolean {
  return comesFromInside(request) || request.url.startsWith('/health/') || isFile(request)
}

/** Whether a file answers the request. It needs no database and next to no time, so nothing refuses it. */
export function isFile(request: FastifyRequest): boolean {
  return !request.is404 && request.routeOptions.config.isFile === true
}
