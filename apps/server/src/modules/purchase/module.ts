import { defineModule } from '#http/define-module.ts'
import { placeOrderRoutes } from './api/shop/place-order.rest.ts'
import { purchaseResolvers } from './api/shop/purchase.graphql.ts'

/** Another customer's checkout looks like one that does not exist. */
const object = {
  id: 'checkout',
  token: 'checkout',
  'paymentGateway.id': 'gateway',
  'paymentGateways.id': 'gateway',
} as const
const own = { access: 'public', object } as const

export const purchaseModule = defineModule({
  name: 'purchase',
  graphql: {
    resolvers: purchaseResolvers,
    fields: {
      paymentGatewayInitialize: own,
      transactionInitialize: own,
      transactionProcess: { access: 'public', object: { id: 'payment', token: 'payment' } },
      checkoutComplete: own,
    },
  },
  rest: placeOrderRoutes,
})
