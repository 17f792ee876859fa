import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import type {
  RestNotification,
  NotifiedOrder as RestNotifiedOrder,
} from '@warsha/contract/notifications/notifications.rest.ts'
import { expiresInSeconds, type Notification, type NotifiedOrder, typeOf } from '../../rules/notification.ts'

export function toNotification(locale: Locale) {
  return (notification: Notification): RestNotification => {
    const { publicId, sentAt, subject, message, isSeen, image, link, order } = notification
    return {
      id: toGlobalId('Notification', publicId),
      type: typeOf(notification),
      send_time: sentAt.toISOString(),
      subject: subject[locale],
      message: message[locale],
      expires_in: expiresInSeconds(notification),
      seen: isSeen,
      image,
      link,
      ...(order && { metadata: toOrder(order, locale) }),
    }
  }
}

function toOrder(order: NotifiedOrder, locale: Locale): RestNotifiedOrder {
  const { productName, quantity, deliveryDate, centre, orderPublicId, createdAt, status, paymentStatus } =
    order
  return {
    product_name: productName[locale],
    quantity,
    delivery_date: deliveryDate,
    service_center: centre && { name: centre.name, default_location_address: toPoint(centre) },
    saleor_order_id: toGlobalId('Order', orderPublicId),
    created_at: createdAt,
    status,
    payment_status: paymentStatus,
  }
}

function toPoint({ latitude, longitude }: NonNullable<NotifiedOrder['centre']>) {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
