import { defineModule } from '#http/define-module.ts'
import type { Deps } from '#http/deps.ts'
import { on } from '#kernel/events/on.ts'
import { every, runs } from '#kernel/jobs/define-job.ts'
import { alternativesOffered, caseRefunded, caseReopened } from '#modules/closures/index.ts'
import { backInStock } from '#modules/inventory/index.ts'
import { orderPlaced, orderStatusChanged, visitMoved } from '#modules/orders/index.ts'
import { cancelledOrderRefunded, paymentDiverted } from '#modules/payments/index.ts'
import { giftCardSent } from '#modules/promotions/index.ts'
import { returnCompleted } from '#modules/returns/index.ts'
import { surveyInvited } from '#modules/surveys/index.ts'
import { walletCredited } from '#modules/wallet/index.ts'
import { broadcastRoutes } from './api/console/broadcasts.console.ts'
import { deviceRoutes } from './api/shop/devices.rest.ts'
import { notificationRoutes } from './api/shop/notifications.rest.ts'
import { pushServiceOf } from './push-services/create-push-service.ts'
import { broadcasts } from './storage/broadcasts.tables.ts'
import { notificationDevices, notifications, notificationViews } from './storage/notifications.tables.ts'
import { broadcastPictureUses } from './storage/picture-uses.ts'
import { notificationData } from './use-cases/notification-data.ts'
import { notifyOfStock } from './use-cases/on-back-in-stock.ts'
import {
  notifyOfClosedVisit,
  notifyOfRefundedVisit,
  notifyOfReopenedVisit,
} from './use-cases/on-closed-visit.ts'
import { notifyOfGiftCard } from './use-cases/on-gift-card-sent.ts'
import {
  notifyOfCancelled,
  notifyOfCredit,
  notifyOfDiverted,
  notifyOfReturn,
} from './use-cases/on-money-moved.ts'
import {
  notifyOfChangedOrder,
  notifyOfMovedVisit,
  notifyOfPlacedOrder,
} from './use-cases/on-order-changed.ts'
import { notifyOfSurvey } from './use-cases/on-survey-answered.ts'
import { pushNotificationJob, pushToDeviceJob } from './use-cases/push-jobs.ts'
import { pushNotification, pushToDevice } from './use-cases/push-notification.ts'
import { remindOfAppointments } from './use-cases/remind-of-appointments.ts'
import { remindOfServices } from './use-cases/remind-of-services.ts'
import { removeExpired } from './use-cases/remove-expired.ts'
import { sendDueBroadcasts } from './use-cases/send-due-broadcasts.ts'

export const notificationsModule = defineModule({
  name: 'notifications',
  pictureUses: broadcastPictureUses,
  tables: [notifications, notificationViews, notificationDevices, broadcasts],
  rest: (deps) => async (app) => {
    await app.register(notificationRoutes(deps))
    await app.register(deviceRoutes(deps))
  },
  console: broadcastRoutes,
  handles: [
    on(orderPlaced, 'notify-of-placed-order', notifyOfPlacedOrder),
    on(orderStatusChanged, 'notify-of-changed-order', notifyOfChangedOrder),
    on(visitMoved, 'notify-of-moved-visit', notifyOfMovedVisit),
    on(returnCompleted, 'notify-of-return', notifyOfReturn),
    on(cancelledOrderRefunded, 'notify-of-cancelled-order', notifyOfCancelled),
    on(paymentDiverted, 'notify-of-diverted-payment', notifyOfDiverted),
    on(walletCredited, 'notify-of-credit', notifyOfCredit),
    on(alternativesOffered, 'notify-of-closed-visit', notifyOfClosedVisit),
    on(caseRefunded, 'notify-of-refunded-visit', notifyOfRefundedVisit),
    on(caseReopened, 'notify-of-reopened-visit', notifyOfReopenedVisit),
    on(giftCardSent, 'notify-of-gift-card', notifyOfGiftCard),
    on(backInStock, 'notify-of-stock', notifyOfStock),
    on(surveyInvited, 'notify-of-survey', notifyOfSurvey),
  ],
  jobs: [
    runs(pushNotificationJob, pushNotification),
    runs(pushToDeviceJob, (deps: Deps, job) => pushToDevice({ ...deps, push: pushServiceOf(deps) }, job)),
    every('300 seconds', 'remind-of-appointments', remindOfAppointments),
    every('3600 seconds', 'remind-of-services', remindOfServices),
    every('60 seconds', 'remove-expired-notifications', removeExpired),
    every('5 seconds', 'send-due-broadcasts', sendDueBroadcasts),
  ],
  personalData: notificationData,
})
