import type { ShopNotification } from '~/session/groups/notification-list.ts'

export function aNotification(change: Partial<ShopNotification> = {}): ShopNotification {
  return {
    id: 'n1',
    type: 'GENERAL',
    send_time: '2026-11-15T08:00:00Z',
    subject: 'Free wash',
    message: '<p>On <b>Friday</b></p>',
    expires_in: null,
    seen: false,
    image: null,
    link: null,
    ...change,
  }
}
