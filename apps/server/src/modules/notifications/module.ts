import { defineModule } from '#http/define-module.ts'
import { on } from '#kernel/events/on.ts'
import { orderPlaced, orderStatusChanged } from '#modules/orders/index.ts'
import { deviceRoutes } from './api/devices.rest.ts'
import { notificationRoutes } from './api/notifications.rest.ts'
import { notificationDevices, notifications, notificationViews } from './storage/notifications.tables.ts'
import { notifyOfChangedOrder, notifyOfPlacedOrder } from './use-cases/follow-orders.ts'

export const notificationsModule = defineModule({
  name: 'notifications',
  tables: [notifications, notificationViews, notificationDevices],
  rest: (deps) => async (app) => {
    await app.register(notificationRoutes(deps))
    await app.register(deviceRoutes(deps))
  },
  handles: [
    on(orderPlaced, 'notify-of-placed-order', notifyOfPlacedOrder),
    on(orderStatusChanged, 'notify-of-changed-order', notifyOfChangedOrder),
  ],
})
