/** `ORDER` comes with the order it is about; everything else is `GENERAL`. */
export const notificationTypes = ['ORDER', 'GENERAL'] as const

export type NotificationType = (typeof notificationTypes)[number]

/** The type of the live event that names a new notification; its data is a `LiveNotification`. */
export const liveNotificationType = 'notification'

/** Only the id: a page that may read the notification asks for it, in its own language. */
export type LiveNotification = { id: string }

/** Payload of a web push: enough to show it while no page is open. */
export type PushedNotification = {
  id: string
  type: NotificationType
  subject: string
  /** Plain text. */
  text: string
  image: string | null
  /** Below the shop's own address, with the language. */
  path: string
}

/** How many characters an operator may write, in each language. */
export const notificationLimits = { subject: 120, message: 4000, link: 500 } as const
