import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { SoldOrder } from '#modules/orders/index.ts'
import { mainLineOf, notifiedOrderOf } from '../rules/notified-order.ts'
import type { NewNotification } from '../storage/notification-queries.ts'
import type { Said } from './order-texts.ts'

export type OrderNotice = Said & {
  cause: string
  /** Without it the notification stays. */
  expiresAt?: Date
  /** Now, unless it is history. */
  sentAt?: Date
  /** The line it is about; otherwise the order's first. */
  line?: SoldOrder['lines'][number]
}

/** A notification to the customer of an order, with the order as it is. */
export function orderNotification(
  order: SoldOrder,
  { line = mainLineOf(order), ...said }: OrderNotice,
): NewNotification {
  return {
    ...said,
    recipient: { to: 'customer', customerId: order.customerId },
    image: line?.pictureUrl ?? null,
    link: `/my-order/${toGlobalId('Order', order.publicId)}`,
    order: notifiedOrderOf(order, line),
  }
}
