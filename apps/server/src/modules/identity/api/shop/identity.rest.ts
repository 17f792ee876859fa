import {
  captchaCall,
  readProfileCall,
  restLoginCall,
  tokenLoginCall,
  updateProfileCall,
} from '@warsha/contract/identity/identity.calls.ts'
import {
  captchaSchema,
  readProfileSchema,
  restLoginSchema,
  tokenLoginSchema,
  updateProfileSchema,
} from '@warsha/contract/identity/identity.rest.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { createRequestContext } from '#http/request-context.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { showCaptcha } from '../../use-cases/captchas.ts'
import { captchaSeconds } from '../../use-cases/credentials/captcha.ts'
import { captchaWork } from '../../use-cases/credentials/captcha-work.ts'
import { requestCodeWithCaptcha, signInByWholeNumber } from '../../use-cases/rest-sign-in.ts'
import type { AcceptInvitation } from '../../use-cases/sign-in-with-code.ts'
import { signInWithToken } from '../../use-cases/sign-in-with-token.ts'
import { updateProfile } from '../../use-cases/update-profile.ts'
import { customerIdOf, customerOf } from './caller-of-token.ts'
import { clientOf } from './client-of.ts'
import { toProfile, toSignedIn } from './to-contract.ts'

export function identityRoutes(acceptInvitation: AcceptInvitation): RestRoutes {
  return (deps) => async (app) => {
    app.route({
      ...routeOf(captchaCall, captchaSchema),
      handler: async ({ query }, reply) => {
        const { name, image } = await showCaptcha(deps, {
          font: toColour(query.font_color, '13201a'),
          noise: toColour(query.color, '8fa39a'),
          base: toColour(query.base_color, 'ffffff'),
        })
        reply.header('Cache-Control', 'no-store')
        const { bits } = captchaWork
        return { data: { captcha_uuid: name, image, expires_in: captchaSeconds, work: { bits } } }
      },
    })

    app.route({
      ...routeOf(restLoginCall, restLoginSchema),
      handler: async (request, reply) => {
        const {
          phone_number: phoneNumber,
          otp_code: code,
          captcha_uuid: name = '',
          captcha = '',
        } = request.body
        const context = createRequestContext(deps, request)
        const client = clientOf(context)
        if (code !== undefined) {
          const signedIn = await signInByWholeNumber(
            { ...context, acceptInvitation },
            { phoneNumber, code, captcha: name ? { name, answer: captcha } : undefined },
            client,
          )
          return signedIn.ok ? { data: toSignedIn(signedIn.value) } : sendRefusal(request, reply, signedIn)
        }
        const sent = await requestCodeWithCaptcha(
          context,
          { phoneNumber, captcha: { name, answer: captcha } },
          client,
        )
        if (!sent.ok) return sendRefusal(request, reply, sent)
        const message = translatorFor(request.shopLocale)('outgoing.codeSent')
        return { data: { message, retry_after: sent.value.retryAfterSeconds } }
      },
    })

    app.route({
      ...routeOf(tokenLoginCall, tokenLoginSchema),
      handler: async (request, reply) => {
        const context = createRequestContext(deps, request)
        const signedIn = await signInWithToken(context, request.body.token, clientOf(context))
        return signedIn.ok ? { data: toSignedIn(signedIn.value) } : sendRefusal(request, reply, signedIn)
      },
    })

    app.route({
      ...routeOf(readProfileCall, readProfileSchema),
      handler: async (request, reply) => {
        const customer = await customerOf(createRequestContext(deps, request))
        return customer ? { data: toProfile(customer) } : sendRefusal(request, reply, refuse('NOT_FOUND'))
      },
    })

    app.route({
      ...routeOf(updateProfileCall, updateProfileSchema),
      handler: async (request, reply) => {
        const {
          first_name: firstName,
          last_name: lastName,
          email,
          nid,
          credit_card: card,
          phone_number: phone,
          keep_existing: keepsExisting,
        } = request.body
        const change = { firstName, lastName, email, nationalId: nid, card, phone, keepsExisting }
        const changed = await updateProfile(deps, customerIdOf(request.caller) ?? -1, change)
        return changed.ok ? { data: toProfile(changed.value) } : sendRefusal(request, reply, changed)
      },
    })
  }
}

function toColour(asked: string | undefined, usual: string): string {
  return `#${(asked ?? usual).replace('#', '')}`
}
