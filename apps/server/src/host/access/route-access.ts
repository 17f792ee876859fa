import type { AccessRule } from '@warsha/contract/access.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { isConsolePath } from '#host/console/console-path.ts'
import { sendFailure } from '#host/error-handler.ts'
import type { Credentials } from '#http/authenticator.ts'
import { type Caller, mayUse, needsStepUp, staffCookie, visitor } from '#http/caller.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { checkNamedObjects } from './named-parameters.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route with what it declares. */
    declaredRoutes: readonly RouteOptions[]
  }
}

export type Identify = (credentials: Credentials) => Promise<Outcome<Caller> | undefined>

/**
 * Finds out who sends each request and refuses what the route that answers does not allow. The address as it was
 * written decides nothing. Must be registered before the routes.
 */
export const routeAccess = fp(async (app, { identify }: { identify: Identify }) => {
  const routes: RouteOptions[] = []
  app.decorate('declaredRoutes', routes)
  app.decorateRequest('caller')
  app.decorateRequest('callerProblem')

  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.addHook('onReady', async () => {
    const undeclared = routes.filter((route) => route.config?.access === undefined)
    if (undeclared.length === 0) return checkNamedObjects(routes)
    const names = undeclared.map(({ method, url }) => `${method} ${url}`)
    throw new Error(`These routes do not declare who may use them:\n  ${names.join('\n  ')}`)
  })

  app.addHook('onRequest', (request, reply, done) => {
    request.caller = visitor
    const credentials = credentialsOf(request)
    const decide = () => {
      const access = accessOf(request)
      if (request.callerProblem && checksCredentials(request)) return refuseCredentials(request, reply)
      // Gateways sign what they send, so it has to be read first: its route says who it is from, and the next hook decides.
      if (access === 'gateway' || mayUse(access, request.caller)) {
        return needsStepUp(access, request.caller) ? refuseWithoutStepUp(request, reply) : done()
      }
      refuseCaller(request, reply)
    }
    if (!credentials) return decide()
    identify(credentials).then((found) => {
      if (found?.ok) request.caller = found.value
      else request.callerProblem = found?.code ?? 'TOKEN_MALFORMED'
      decide()
    }, done)
  })

  app.addHook('preHandler', (request, reply, done) => {
    if (mayUse(accessOf(request), request.caller)) return done()
    refuseCaller(request, reply)
  })
})

/** Where no route answers, there is nothing to protect. */
function accessOf(request: FastifyRequest): AccessRule {
  return request.is404 ? 'public' : (request.routeOptions.config.access ?? [])
}

/** Pages and files are the same for every visitor, so the credentials of a request are not needed for them. */
function checksCredentials({ is404, routeOptions: { config } }: FastifyRequest): boolean {
  return !is404 && config.checksCredentials === true && config.access !== 'gateway'
}

/** Taken for a visitor, a customer would be shown or would buy something else than wanted; told, a client renews. */
function refuseCredentials(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('WWW-Authenticate', 'Bearer error="invalid_token"')
  sendFailure(request, reply, { status: 401, code: request.callerProblem ?? 'UNAUTHENTICATED' })
}

function refuseCaller(request: FastifyRequest, reply: FastifyReply): void {
  const isVisitor = request.caller.kind === 'visitor'
  sendFailure(request, reply, {
    status: isVisitor ? 401 : 403,
    code: isVisitor ? 'UNAUTHENTICATED' : 'FORBIDDEN',
  })
}

function refuseWithoutStepUp(request: FastifyRequest, reply: FastifyReply): void {
  sendFailure(request, reply, { status: 403, code: 'STEP_UP_REQUIRED' })
}

/** Undefined when there are none. The console's cookie is read on its own routes alone: nowhere else does it open anything. */
function credentialsOf(request: FastifyRequest): Credentials | undefined {
  const authorization = authorizationOf(request)
  const staffSession = isConsolePath(request.routeOptions.url) ? request.cookies[staffCookie] : undefined
  return authorization || staffSession ? { authorization: authorization ?? '', staffSession } : undefined
}

/** Saleor's clients may send a token in a header of its own. */
function authorizationOf({ headers }: FastifyRequest): string | undefined {
  const bare = headers['authorization-bearer']
  return headers.authorization ?? (typeof bare === 'string' ? `Bearer ${bare}` : undefined)
}

/** For plugins that bring routes of their own, such as files: declares all routes of the scope. */
export function declareAccess(scope: FastifyInstance, access: AccessRule): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: route.config?.access ?? access }
  })
}
