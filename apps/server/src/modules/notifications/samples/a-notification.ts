import type { NewNotification } from '../storage/notification-queries.ts'

/** One for everybody, unless it is changed. */
export function aNotification(change: Partial<NewNotification> = {}): NewNotification {
  return {
    recipient: { to: 'everybody' },
    cause: `test/${crypto.randomUUID()}`,
    subject: { en: 'Open on National Day', ar: 'مفتوحون في اليوم الوطني' },
    message: { en: '<p>From nine to one.</p>', ar: '<p>من التاسعة إلى الواحدة.</p>' },
    image: null,
    link: null,
    order: null,
    ...change,
  }
}
