import { defineModule } from '#http/define-module.ts'
import { every } from '#kernel/jobs/define-job.ts'
import { orderCommandRoutes } from './api/order-commands.console.ts'
import { orderListRoutes } from './api/order-lists.console.ts'
import { ordersResolvers } from './api/orders.graphql.ts'
import { orderRoutes } from './api/orders.rest.ts'
import { orderNotes, visitMoves } from './storage/order-history.tables.ts'
import { orderInvariants } from './storage/order-invariants.ts'
import { orderLineStock } from './storage/order-stock.tables.ts'
import {
  orderDiscounts,
  orderLines,
  orderSettings,
  orderStatusChanges,
  orders,
} from './storage/orders.tables.ts'
import { expireAppointments } from './use-cases/expire-appointments.ts'
import { orderData } from './use-cases/read-order.ts'

export const ordersModule = defineModule({
  name: 'orders',
  tables: [
    orders,
    orderLines,
    orderLineStock,
    orderDiscounts,
    orderStatusChanges,
    orderSettings,
    orderNotes,
    visitMoves,
  ],
  graphql: { resolvers: ordersResolvers, fields: { order: { access: ['customer', 'driver'] } } },
  rest: orderRoutes,
  console: (deps) => async (app) => {
    await app.register(orderCommandRoutes(deps))
    await app.register(orderListRoutes(deps))
  },
  jobs: [every('60 seconds', 'expire-appointments', expireAppointments)],
  invariants: orderInvariants,
  personalData: orderData,
})
