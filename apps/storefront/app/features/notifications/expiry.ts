import { epochMs } from '@warsha/contract/formats/muscat-time.ts'
import type { ShopNotification } from '~/session/groups/notification-list.ts'

type Expiring = Pick<ShopNotification, 'send_time' | 'expires_in'>

/** The moment from which it is no longer shown, in milliseconds; null for one that stays. */
export function expiresAt({ send_time, expires_in }: Expiring): number | null {
  return expires_in === null ? null : epochMs(send_time) + expires_in * 1_000
}

export function isExpired(notification: Expiring, nowMs: number): boolean {
  const end = expiresAt(notification)
  return end !== null && end <= nowMs
}

/** When the first of them ends; null when none does. */
export function nextExpiry(notifications: readonly Expiring[]): number | null {
  const ends = notifications.map(expiresAt).filter((end) => end !== null)
  return ends.length > 0 ? Math.min(...ends) : null
}
