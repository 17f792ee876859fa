import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance } from 'fastify'
import { endedSessionsOf, identifyWith } from '#host/access/identify.ts'
import { routeAccess } from '#host/access/route-access.ts'
import { consoleHost } from '#host/console/console-host.ts'
import { installConsole } from '#host/console/install-console.ts'
import type { ConsolePages } from '#host/console/load-console.ts'
import { openConsoleApi } from '#host/console/open-console-api.ts'
import { crossOrigin } from '#host/cross-origin.ts'
import { installDemoEndpoints } from '#host/demo/demo-endpoints.ts'
import { drain } from '#host/drain.ts'
import { installErrorHandler, sendFailure, toPublicFailure } from '#host/error-handler.ts'
import { installExplorer } from '#host/explorer/install-explorer.ts'
import { openGraphqlEndpoints } from '#host/graphql/graphql-endpoints.ts'
import { installHealth } from '#host/health.ts'
import { installJsonWebKeys } from '#host/json-web-keys.ts'
import { installLiveEvents } from '#host/live-events/install-live-events.ts'
import { createStreamLimits } from '#host/live-events/stream-limits.ts'
import { loggerOptions } from '#host/logger.ts'
import { installMedia } from '#host/media/install-media.ts'
import { measureRequests } from '#host/metrics/measure-requests.ts'
import { plainPageInline } from '#host/plain-page.ts'
import { isFile, rateLimits } from '#host/rate-limits.ts'
import { readDatabase } from '#host/read-database.ts'
import { requestBasics } from '#host/request-basics.ts'
import { requestChecks } from '#host/request-checks.ts'
import { openRestApi } from '#host/rest/rest-api.ts'
import { headersOfAnswers, securityHeaders } from '#host/security-headers.ts'
import { shownTopics } from '#host/shown-topics.ts'
import { installStorefront } from '#host/storefront/install-storefront.ts'
import type { Storefront } from '#host/storefront/load-storefront.ts'
import { traceRequests } from '#host/trace-requests.ts'
import type { ShopModule } from '#http/define-module.ts'
import type { Deps } from '#http/deps.ts'
import type { Listener } from '#kernel/database/listen.ts'
import { createLiveFeed } from '#kernel/live-events/live-feed.ts'
import type { TrustedProxies } from '#kernel/trusted-proxies.ts'
import { modules as allModules } from './modules.ts'

export type AppOptions = {
  /** Brings live events at once; without it they come with the next heartbeat. */
  listener?: Listener
  heartbeatMs?: number
  storefront?: Storefront
  consolePages?: ConsolePages
  logStream?: { write(line: string): void }
  /** False until the database is migrated: requests get a quick 503 instead of half a shop. */
  isOpen?: () => boolean
  /** False until all processes of the shop serve; this one answers before. */
  isComplete?: () => boolean
  workersRespond?: () => boolean
  /** Those of the shop, unless a test brings others. */
  modules?: readonly ShopModule[]
}

/** Builds the whole shop on the given dependencies; tests call it with `inject`, main.ts listens. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = deps
  const modules = options.modules ?? allModules
  const app = Fastify({
    ...loggerOptions(config, options.logStream),
    trustProxy: trustOf(config.TRUST_PROXY),
    bodyLimit: 1024 * 1024,
    requestTimeout: 60_000,
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersOfAnswers(config, plainPageInline))
      sendFailure(request, reply as never, toPublicFailure(error))
    },
  })
  installErrorHandler(app)
  measureRequests(app)
  traceRequests(app)
  await app.register(securityHeaders, { config })
  await app.register(crossOrigin, { config })
  await app.register(drain)
  await app.register(cookie)
  await app.register(requestBasics, { config })
  await app.register(readDatabase, { deps, listener: options.listener })
  await app.register(rateLimits, deps)
  await app.register(requestChecks)
  await app.register(consoleHost, { config })
  installGate(app, options.isOpen ?? (() => true))
  await app.register(underPressure, {
    maxEventLoopDelay: config.MAX_EVENT_LOOP_DELAY_MS,
    retryAfter: 5,
    pressureHandler: (request, reply) => {
      // A page that was admitted is worth nothing without its styles and scripts.
      if (request.url.startsWith('/health/') || isFile(request)) return
      sendFailure(request, reply, { status: 503, code: 'UNAVAILABLE', retryAfterSeconds: 5 })
    },
  })
  await app.register(routeAccess, { identify: identifyWith(deps, modules) })
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  })
  await installMedia(app, deps.files)

  const { isOpen = () => true, isComplete = () => true, workersRespond = () => true } = options
  installHealth(app, deps, { isOpen: () => isOpen() && isComplete(), workersRespond })
  installJsonWebKeys(app, deps)
  await openRestApi(app, deps, modules)
  await openConsoleApi(app, deps, modules)
  await openGraphqlEndpoints(app, deps, modules)
  await installExplorer(app)
  const onFeedFault = (error: unknown) => app.log.warn({ err: error }, 'live events could not be read')
  const feed = createLiveFeed(deps.db, options.listener, onFeedFault)
  installLiveEvents(app, {
    feed,
    limits: createStreamLimits(deps.db, onFeedFault),
    audiences: modules.flatMap(({ audiences }) => audiences ?? []),
    endedSessions: endedSessionsOf(deps, modules),
    ...(options.heartbeatMs && { heartbeatMs: options.heartbeatMs }),
  })
  installDemoEndpoints(app, deps)
  await installConsole(app, options.consolePages)
  await installStorefront(app, deps, { storefront: options.storefront, topics: shownTopics(modules) })
  return app
}

function installGate(app: FastifyInstance, isOpen: () => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isOpen() || request.url.startsWith('/health/') || isFile(request)) return
    return sendFailure(request, reply, { status: 503, code: 'UNAVAILABLE', retryAfterSeconds: 2 })
  })
}

/** The nearest proxies are believed and nobody behind them: an address further left is what a caller wrote. */
function trustOf(proxies: TrustedProxies): string[] | false | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies
}
