import type { FastifyInstance } from 'fastify'
import { sendFailure } from '#host/error-handler.ts'

const publicAccountCalls = ['captcha', 'login', 'token-login']
const publicOrderCalls = ['required-fields', 'order-summary']

/** Which REST calls belong to a signed-in customer. One list, so that a new call cannot be forgotten open. */
export function needsSignIn(method: string, path: string): boolean {
  const [area, call] = path.replace(/^\/api\/v1\//, '').split('/')
  switch (area) {
    case 'accounts':
      return !publicAccountCalls.includes(call ?? '')
    case 'cars':
      return call === 'user-car'
    case 'orders':
      return !publicOrderCalls.includes(call ?? '')
    case 'service_center':
      return call === 'user-bills' || call === 'bill-factor'
    case 'notification':
      return call === 'beams' || (call === 'notif' && method === 'POST')
    default:
      return false
  }
}

/** Refuses before the route is even looked up, so that a visitor learns nothing about what exists. */
export function installSignInGuard(
  app: FastifyInstance,
  isSignedIn: (authorization: string | undefined) => boolean,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (!path.startsWith('/api/v1/') || !needsSignIn(request.method, path)) return
    if (isSignedIn(request.headers.authorization)) return
    return sendFailure(request, reply, { status: 401, code: 'UNAUTHENTICATED' })
  })
}
