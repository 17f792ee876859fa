import { defineModule } from '#http/define-module.ts'
import { every } from '#kernel/jobs/define-job.ts'
import { boardRoutes } from './api/console/board.console.ts'
import { bulkOrderRoutes } from './api/console/bulk-orders.console.ts'
import { consoleOrderRoutes } from './api/console/console-order.console.ts'
import { orderCommandRoutes } from './api/console/order-commands.console.ts'
import { orderListRoutes } from './api/console/order-lists.console.ts'
import { visitPassDeskRoutes } from './api/console/visit-passes.console.ts'
import { driverVisitRoutes } from './api/shop/driver-visits.rest.ts'
import { ordersResolvers } from './api/shop/orders.graphql.ts'
import { orderRoutes } from './api/shop/orders.rest.ts'
import { removeDraftRoutes } from './api/shop/remove-draft.rest.ts'
import { rescheduleVisitRoutes } from './api/shop/reschedule-visit.rest.ts'
import { visitPassRoutes } from './api/shop/visit-passes.rest.ts'
import { orderDiscounts } from './storage/order-discounts.tables.ts'
import { orderNotes, orderStatusChanges, visitMoves } from './storage/order-history.tables.ts'
import { orderInvariants } from './storage/order-invariants.ts'
import { orderLines } from './storage/order-lines.tables.ts'
import { orderLineStock } from './storage/order-stock.tables.ts'
import { orderSurcharges } from './storage/order-surcharges.tables.ts'
import { orderSettings, orders } from './storage/orders.tables.ts'
import { orderPictureUses } from './storage/picture-uses.ts'
import { orderNames } from './storage/record-names.ts'
import { passTries, sessionPassTries, visitPasses } from './storage/visit-passes.tables.ts'
import { expireAppointments } from './use-cases/expire-appointments.ts'
import type { OrderSources } from './use-cases/open-order.ts'
import { orderData } from './use-cases/read-order.ts'

/** `sources` are what later modules know about an order. */
export const ordersModule = (sources: OrderSources) =>
  defineModule({
    name: 'orders',
    recordNames: orderNames,
    tables: [
      orders,
      orderLines,
      orderSurcharges,
      orderLineStock,
      orderDiscounts,
      orderStatusChanges,
      orderSettings,
      orderNotes,
      visitMoves,
      visitPasses,
      sessionPassTries,
      passTries,
    ],
    graphql: {
      resolvers: ordersResolvers,
      fields: { order: { access: 'public', object: 'order' } },
    },
    rest: (deps) => async (app) => {
      await app.register(orderRoutes(deps))
      await app.register(driverVisitRoutes(deps))
      await app.register(visitPassRoutes(deps))
      await app.register(rescheduleVisitRoutes(deps))
      await app.register(removeDraftRoutes(deps))
    },
    console: (deps) => async (app) => {
      await app.register(orderCommandRoutes(deps))
      await app.register(bulkOrderRoutes(deps))
      await app.register(orderListRoutes(deps))
      await app.register(boardRoutes(deps))
      await app.register(visitPassDeskRoutes(deps))
      await app.register(consoleOrderRoutes(sources)(deps))
    },
    jobs: [every('60 seconds', 'expire-appointments', expireAppointments)],
    pictureUses: orderPictureUses,
    invariants: orderInvariants,
    personalData: orderData,
  })
