import {
  deleteAccountCall,
  deletionCodeCall,
  exportDataCall,
} from '@warsha/contract/identity/identity.calls.ts'
import {
  deleteAccountSchema,
  deletionCodeSchema,
  exportDataSchema,
} from '@warsha/contract/identity/identity.rest.ts'
import { toChosenBalance } from '@warsha/contract/wallet/chosen-balance.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { createRequestContext } from '#http/request-context.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { deleteAccount } from '../../use-cases/delete-account.ts'
import { exportOwnData } from '../../use-cases/export-own-data.ts'
import { sendOwnCode } from '../../use-cases/own-code.ts'
import type { DeletionPorts } from './account-deletion.graphql.ts'
import { customerIdOf, customerOf } from './caller-of-token.ts'
import { clientOf } from './client-of.ts'
import { toProfile } from './to-contract.ts'

/** The customer's own personal data: to take along, and to have erased. */
export function accountDataRoutes({ listPersonalData, settleAccount }: DeletionPorts): RestRoutes {
  return (deps) => async (app) => {
    app.route({
      ...routeOf(exportDataCall, exportDataSchema),
      handler: async (request, reply) => {
        const customer = await customerOf(createRequestContext(deps, request))
        const id = customer?.id ?? -1
        const parts = listPersonalData().map((part) => part.export(deps, id))
        const exported = await exportOwnData(deps, id)
        const others: Record<string, unknown> = Object.assign({}, ...(await Promise.all(parts)))
        reply.header('Cache-Control', 'no-store')
        reply.header('Content-Disposition', 'attachment; filename="my-data.json"')
        return { data: { ...exported, profile: customer ? toProfile(customer) : null, ...others } }
      },
    })

    app.route({
      ...routeOf(deletionCodeCall, deletionCodeSchema),
      handler: async (request, reply) => {
        const context = createRequestContext(deps, request)
        const { messaging_service: service, captcha_uuid: name, captcha: answer = '' } = request.body
        const wanted = {
          customerId: customerIdOf(request.caller) ?? -1,
          purpose: 'account-deletion',
          service,
          captcha: name ? { name, answer } : undefined,
        } as const
        const sent = await sendOwnCode(context, wanted, clientOf(context))
        if (!sent.ok) return sendRefusal(request, reply, sent)
        const message = translatorFor(request.shopLocale)('outgoing.codeSent')
        return { data: { message, retry_after: sent.value.retryAfterSeconds } }
      },
    })

    app.route({
      ...routeOf(deleteAccountCall, deleteAccountSchema),
      handler: async (request, reply) => {
        const context = createRequestContext(deps, request)
        const { otp_code: code, balance } = request.body
        const deletion = {
          customerId: customerIdOf(request.caller) ?? -1,
          code,
          erasure: {
            personalData: listPersonalData(),
            settleAccount,
            balance: balance && toChosenBalance(balance),
          },
        }
        const deleted = await deleteAccount(context, deletion)
        return deleted.ok ? { data: { is_deleted: true } } : sendRefusal(request, reply, deleted)
      },
    })
  }
}
