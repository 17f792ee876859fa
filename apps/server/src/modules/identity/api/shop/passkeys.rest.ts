import {
  addPasskeyCall,
  listPasskeysCall,
  passkeyLoginCall,
  passkeyLoginOptionsCall,
  passkeyOptionsCall,
  passkeyProofOptionsCall,
  removePasskeyCall,
} from '@warsha/contract/identity/passkeys.calls.ts'
import {
  addPasskeySchema,
  listPasskeysSchema,
  passkeyLoginSchema,
  passkeyOptionsSchema,
  type RestPasskey,
  removePasskeySchema,
} from '@warsha/contract/identity/passkeys.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '#http/deps.ts'
import { createRequestContext } from '#http/request-context.ts'
import { pageOf, sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import {
  addPasskey,
  listOwnPasskeys,
  type Passkey,
  type PasskeyPage,
  removePasskey,
  startPasskey,
} from '../../use-cases/passkeys.ts'
import {
  signInWithPasskey,
  startPasskeyChallenge,
  startPasskeySignIn,
} from '../../use-cases/sign-in-with-passkey.ts'
import { customerIdOf, customerOf } from './caller-of-token.ts'
import { clientOf } from './client-of.ts'
import { toSignedIn } from './to-contract.ts'

/** Signing in with a key that a device holds. */
export const passkeyLoginRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(passkeyLoginOptionsCall, passkeyOptionsSchema),
    handler: async (request, reply) => {
      const started = await startPasskeySignIn(deps, pageOfRequest(deps, request))
      return started.ok ? { data: started.value } : sendRefusal(request, reply, started)
    },
  })

  app.route({
    ...routeOf(passkeyLoginCall, passkeyLoginSchema),
    handler: async (request, reply) => {
      const { credential } = request.body
      const signedIn = await signInWithPasskey(deps, credential, pageOfRequest(deps, request))
      return signedIn.ok ? { data: toSignedIn(signedIn.value) } : sendRefusal(request, reply, signedIn)
    },
  })
}

/** The customer's own passkeys. */
export const passkeyRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(passkeyOptionsCall, passkeyOptionsSchema),
    handler: async (request, reply) => {
      const customer = await customerOf(createRequestContext(deps, request))
      if (!customer) return sendRefusal(request, reply, refuse('NOT_FOUND'))
      const started = await startPasskey(deps, customer, pageOfRequest(deps, request))
      return started.ok ? { data: started.value } : sendRefusal(request, reply, started)
    },
  })

  app.route({
    ...routeOf(passkeyProofOptionsCall, passkeyOptionsSchema),
    handler: async (request, reply) => {
      const started = await startPasskeyChallenge(deps, ownId(request), pageOfRequest(deps, request))
      return started.ok ? { data: started.value } : sendRefusal(request, reply, started)
    },
  })

  app.route({
    ...routeOf(addPasskeyCall, addPasskeySchema),
    handler: async (request, reply) => {
      const page = pageOfRequest(deps, request)
      const added = await addPasskey(deps, ownId(request), request.body.credential, page)
      return added.ok ? { data: toPasskey(added.value) } : sendRefusal(request, reply, added)
    },
  })

  app.route({
    ...routeOf(listPasskeysCall, listPasskeysSchema),
    handler: async (request) => {
      const own = await listOwnPasskeys(deps, ownId(request))
      return pageOf(own.map(toPasskey), request.query)
    },
  })

  app.route({
    ...routeOf(removePasskeyCall, removePasskeySchema),
    handler: async (request, reply) => {
      const publicId = readOpaqueKey('Passkey', request.params.id)
      const removed = publicId
        ? await removePasskey(deps, { customerId: ownId(request), publicId })
        : refuse('NOT_FOUND')
      return removed.ok ? { data: toPasskey(removed.value) } : sendRefusal(request, reply, removed)
    },
  })
}

function pageOfRequest(deps: Deps, request: FastifyRequest): PasskeyPage {
  const context = createRequestContext(deps, request)
  return { client: clientOf(context), origin: context.client.origin }
}

function ownId({ caller }: FastifyRequest): number {
  return customerIdOf(caller) ?? -1
}

function toPasskey({ publicId, device, createdAt, lastUsedAt }: Passkey): RestPasskey {
  return {
    id: toGlobalId('Passkey', publicId),
    device,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }
}
