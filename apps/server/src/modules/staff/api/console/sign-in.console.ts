import {
  finishSetupCall,
  passwordSignInCall,
  staffPasskeySignInCall,
  staffPasskeySignInOptionsCall,
  startSetupCall,
} from '@warsha/contract/console/staff/staff.calls.ts'
import {
  finishSetupSchema,
  passkeyOptionsSchema,
  passkeySchema,
  passwordSignInSchema,
  startSetupSchema,
} from '@warsha/contract/console/staff/staff.rest.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { signInWithPasskey, startPasskeyChallenge } from '../../use-cases/passkeys.ts'
import { finishSetup, startSetup } from '../../use-cases/set-up-account.ts'
import { signInWithPassword } from '../../use-cases/sign-in-with-password.ts'
import type { ListCentresOf } from '../../use-cases/staff-context.ts'
import { consolePageOf, networkClientOf, sendOpened, sessionRouteOf } from './session-answer.ts'

/** Signing in to the console, and making the credentials to do so with a one-time secret. */
export function staffSignInRoutes(listCentresOf: ListCentresOf): RestRoutes {
  return (deps) => async (app) => {
    app.route({
      ...sessionRouteOf(passwordSignInCall, passwordSignInSchema),
      handler: async (request, reply) => {
        const opened = await signInWithPassword(deps, request.body, networkClientOf(request))
        return sendOpened(deps, listCentresOf, { request, reply, opened })
      },
    })

    app.route({
      ...sessionRouteOf(staffPasskeySignInOptionsCall, passkeyOptionsSchema),
      handler: async (request, reply) => {
        const started = await startPasskeyChallenge(deps, consolePageOf(deps, request), null)
        return started.ok ? { data: started.value } : sendRefusal(request, reply, started)
      },
    })

    app.route({
      ...sessionRouteOf(staffPasskeySignInCall, passkeySchema),
      handler: async (request, reply) => {
        const opened = await signInWithPasskey(deps, request.body.credential, consolePageOf(deps, request))
        return sendOpened(deps, listCentresOf, { request, reply, opened })
      },
    })

    app.route({
      ...sessionRouteOf(startSetupCall, startSetupSchema),
      handler: async (request, reply) => {
        const started = await startSetup(deps, request.body, networkClientOf(request))
        if (!started.ok) return sendRefusal(request, reply, started)
        const { key, uri } = started.value
        return { data: { authenticator_key: key, authenticator_uri: uri } }
      },
    })

    app.route({
      ...sessionRouteOf(finishSetupCall, finishSetupSchema),
      handler: async (request, reply) => {
        const opened = await finishSetup(deps, request.body, networkClientOf(request))
        return sendOpened(deps, listCentresOf, { request, reply, opened })
      },
    })
  }
}
