import { defineModule } from '#http/define-module.ts'
import { ordersResolvers } from './api/orders.graphql.ts'
import { orderInvariants } from './storage/order-invariants.ts'
import { orderLines, orders } from './storage/orders.tables.ts'
import { orderData } from './use-cases/read-order.ts'

export const ordersModule = defineModule({
  name: 'orders',
  tables: [orders, orderLines],
  graphql: { resolvers: ordersResolvers, fields: { order: { access: ['customer', 'driver'] } } },
  invariants: orderInvariants,
  personalData: orderData,
})
