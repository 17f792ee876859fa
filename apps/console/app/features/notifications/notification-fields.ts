import { htmlParagraphs } from '~/components/html-paragraphs.ts'

/** A notification as it is composed: everything that is typed is text. */
export type NotificationFields = {
  subjectEn: string
  subjectAr: string
  messageEn: string
  messageAr: string
  audience: 'all' | 'city' | 'customer'
  cityId: string
  customerId: string
  /** The address of a picture of the library; empty: none. */
  image: string
  link: string
  expiry: 'never' | 'day' | 'week' | 'month'
  when: 'now' | 'later'
  /** On clocks in Muscat, `2026-12-01T09:00`. */
  sendAt: string
}

export const emptyNotification: NotificationFields = {
  subjectEn: '',
  subjectAr: '',
  messageEn: '',
  messageAr: '',
  audience: 'all',
  cityId: '',
  customerId: '',
  image: '',
  link: '',
  expiry: 'never',
  when: 'now',
  sendAt: '',
}

export const textFields = ['subjectEn', 'subjectAr', 'messageEn', 'messageAr'] as const

const daySeconds = 86_400
const seconds = { never: null, day: daySeconds, week: 7 * daySeconds, month: 30 * daySeconds }

export function isLink(text: string): boolean {
  return text === '' || /^(\/(?![/\\])|https:\/\/)[^\s"'<>\\]*$/.test(text)
}

export function isWhole(fields: NotificationFields): boolean {
  const { audience, cityId, customerId, link, when, sendAt } = fields
  return (
    textFields.every((name) => fields[name].trim()) &&
    (audience !== 'city' || cityId !== '') &&
    (audience !== 'customer' || customerId !== '') &&
    isLink(link.trim()) &&
    (when === 'now' || sendAt !== '')
  )
}

export function toBody(fields: NotificationFields) {
  const { audience, when, sendAt } = fields
  return {
    audience,
    city_id: audience === 'city' ? Number(fields.cityId) : null,
    customer_id: audience === 'customer' ? fields.customerId : null,
    subject: { en: fields.subjectEn.trim(), ar: fields.subjectAr.trim() },
    message: { en: htmlParagraphs(fields.messageEn), ar: htmlParagraphs(fields.messageAr) },
    image: fields.image || null,
    link: fields.link.trim() || null,
    expires_in: seconds[fields.expiry],
    // Muscat is four hours ahead of UTC all year.
    send_at: when === 'later' ? `${sendAt}:00+04:00` : null,
  }
}
