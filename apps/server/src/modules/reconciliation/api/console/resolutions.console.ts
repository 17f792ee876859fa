import {
  askDifferenceCall,
  creditDifferenceCall,
  discardDifferenceCall,
  linkDifferenceCall,
  orderDifferenceCall,
  postDifferenceCall,
  returnDifferenceCall,
  reverseDifferenceCall,
  sendDifferenceCall,
} from '@warsha/contract/console/reconciliation/reconciliation.calls.ts'
import {
  creditDifferenceSchema,
  linkDifferenceSchema,
  resolveDifferenceSchema,
} from '@warsha/contract/console/reconciliation/reconciliation.rest.ts'
import { commandRoute } from '#http/command-route.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { post, reverse } from '../../use-cases/resolve-by-books.ts'
import { credit, returnToCard } from '../../use-cases/resolve-by-customer.ts'
import {
  askAgain,
  discard,
  linkPayment,
  sendAgain,
  settleByBook,
} from '../../use-cases/resolve-by-gateway.ts'
import { toDifference } from './to-difference.ts'

/** An invalid id matches nothing. */
const nothing = '00000000-0000-0000-0000-000000000000'

const plain = [
  { call: askDifferenceCall, command: askAgain },
  { call: orderDifferenceCall, command: settleByBook },
  { call: returnDifferenceCall, command: returnToCard },
  { call: reverseDifferenceCall, command: reverse },
  { call: sendDifferenceCall, command: sendAgain },
  { call: postDifferenceCall, command: post },
  { call: discardDifferenceCall, command: discard },
] as const

/** One route for each way to resolve a difference. */
export const resolutionRoutes: RestRoutes = (deps) => async (app) => {
  for (const { call, command } of plain) {
    app.route(
      commandRoute(deps, {
        call,
        schema: resolveDifferenceSchema,
        command: command as typeof post,
        read: ({ params: { id } }) => ({ id }),
        write: toDifference,
      }),
    )
  }

  app.route(
    commandRoute(deps, {
      call: creditDifferenceCall,
      schema: creditDifferenceSchema,
      command: credit,
      read: ({ params: { id }, body: { customer_id: customer } }) => ({
        id,
        customerPublicId: customer === undefined ? undefined : (readOpaqueKey('User', customer) ?? nothing),
      }),
      write: toDifference,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: linkDifferenceCall,
      schema: linkDifferenceSchema,
      command: linkPayment,
      read: ({ params: { id }, body: { payment_id: payment } }) => ({
        id,
        paymentPublicId: readOpaqueKey('PaymentAttempt', payment) ?? nothing,
      }),
      write: toDifference,
    }),
  )
}
