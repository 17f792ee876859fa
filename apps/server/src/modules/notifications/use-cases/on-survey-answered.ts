import { isolate } from '@warsha/contract/formats/isolate.ts'
import { surveyDays } from '@warsha/contract/surveys/surveys.constants.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import type { DeliveredEvent } from '#kernel/events/define-event.ts'
import { ok } from '#kernel/outcome.ts'
import { readCustomer } from '#modules/identity/index.ts'
import { readSoldOrder, type SoldOrder } from '#modules/orders/index.ts'
import { paragraph } from '../rules/html.ts'
import { mainLineOf } from '../rules/notified-order.ts'
import { inBoth, numberOf, type Said } from './order-texts.ts'
import { sendNotification } from './send-notification.ts'

type Context = { db: Database; clock: Clock }
type Invited = { customerId: number; orderId: number; token: string }

/** The link works without signing in, so it is in nothing but the customer's own notification, as long as it works. */
export async function notifyOfSurvey(
  { db, clock }: Context,
  { payload: { customerId, orderId, token } }: DeliveredEvent<Invited>,
): Promise<void> {
  const customer = await readCustomer({ db }, customerId)
  if (!customer?.isActive) return
  const order = await readSoldOrder(db, orderId)
  await inTransaction(db, async (tx) => {
    await sendNotification(tx, {
      recipient: { to: 'customer', customerId },
      cause: `survey.invited/${orderId}`,
      ...surveyText(order),
      expiresAt: new Date(clock.now().getTime() + surveyDays * 86_400_000),
      image: null,
      link: `/survey?token=${token}`,
      order: null,
    })
    return ok(undefined)
  })
}

function surveyText(order: SoldOrder): Said {
  return {
    subject: inBoth((t) => t('outgoing.survey.subject', { number: numberOf(order) })),
    message: inBoth((t, locale) => {
      const product = isolate(mainLineOf(order)?.productName[locale] ?? '')
      return paragraph(t('outgoing.survey.message', { product }))
    }),
  }
}
