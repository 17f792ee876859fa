import type { NotificationType } from '@warsha/contract/notifications/notifications.constants.ts'
import type { OrderStatus, PaymentStatus } from '#modules/orders/index.ts'

/** A text in the languages of the shop: who reads decides in which. */
export type Text = { en: string; ar: string }

/** Recipient of a notification. */
export type Recipient =
  | { to: 'everybody' }
  | { to: 'city'; stateId: number }
  | { to: 'customer'; customerId: number }

/** Reader of notifications: a customer, who may be in a city, or a visitor. */
export type Reader = { customerId: number; stateId: number | null } | undefined

/** The order that a notification is about, as it was when the notification was sent. */
export type NotifiedOrder = {
  productName: Text
  quantity: number
  /** `YYYY-MM-DD` in Muscat. */
  deliveryDate: string | null
  centre: { name: string; latitude: number | null; longitude: number | null } | null
  orderPublicId: string
  createdAt: string
  status: OrderStatus
  paymentStatus: PaymentStatus
}

/** Content of a notification; the message is sanitised HTML. */
export type NotificationText = {
  subject: Text
  message: Text
  image: string | null
  link: string | null
  order: NotifiedOrder | null
}

export type Notification = NotificationText & {
  id: number
  publicId: string
  sentAt: Date
  expiresAt: Date | null
  isSeen: boolean
}

export function typeOf({ order }: Pick<NotificationText, 'order'>): NotificationType {
  return order ? 'ORDER' : 'GENERAL'
}

/** Whole seconds from when it was sent to when it is over; null for one that stays. */
export function expiresInSeconds({ sentAt, expiresAt }: Pick<Notification, 'sentAt' | 'expiresAt'>) {
  return expiresAt && Math.round((expiresAt.getTime() - sentAt.getTime()) / 1000)
}
