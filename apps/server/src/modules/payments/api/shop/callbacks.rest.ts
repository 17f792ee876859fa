import { gatewayCallbackCall } from '@warsha/contract/payments/payments.calls.ts'
import { gatewayCallbackSchema } from '@warsha/contract/payments/payments.rest.ts'
import type { FastifyRequest } from 'fastify'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { gatewaysOf } from '../../gateways/create-gateways.ts'
import type { GatewayEvent, Gateways } from '../../use-cases/payment-gateway.ts'
import { receiveCallback } from '../../use-cases/receive-callback.ts'

const maxBytes = 256 * 1024

/** Callbacks of gateways. A gateway proves who it is by the signature of the body, so that is checked first. */
export const callbackRoutes: RestRoutes = (deps) => async (app) => {
  const gateways = gatewaysOf(deps)
  const events = new WeakMap<FastifyRequest, GatewayEvent>()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
    done(null, body),
  )

  app.route({
    ...routeOf(gatewayCallbackCall, gatewayCallbackSchema),
    preValidation: async (request) => {
      const { gateway } = request.params
      const event = await readEvent(gateways, gateway, request)
      if (!event) {
        const isKnown = gateways.has(gateway)
        request.log.warn({ gateway: isKnown ? gateway : undefined, isKnown }, 'a callback was refused')
        return
      }
      request.caller = { kind: 'gateway', gateway }
      events.set(request, event)
    },
    handler: async (request) => {
      const event = events.get(request)
      if (event) await receiveCallback(deps, request.params.gateway, event)
      return { data: { received: true as const } }
    },
  })
}

async function readEvent(gateways: Gateways, gateway: string, { body, headers }: FastifyRequest) {
  if (!Buffer.isBuffer(body)) return undefined
  const read = await gateways.get(gateway)?.port.readCallback({ headers, body })
  return read?.ok ? read.value : undefined
}
