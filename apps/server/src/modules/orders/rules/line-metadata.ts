import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Metadata } from '#kernel/texts.ts'
import { readBookedMetadata } from './booked-metadata.ts'
import type { ListedLine } from './order-rows.ts'

/** The booking of a line as it was sold, in the reader's language, and what became of it. A surcharge has neither. */
export function lineMetadata(line: ListedLine, locale: Locale): Metadata {
  if (line.surchargeKind !== null) return {}
  const { used, returned, expired, deliveredAt, expiredAt } = line
  return {
    ...readBookedMetadata(line.metadata, locale),
    // Goods that are brought without an appointment have no booking that would say so.
    ...(line.fulfilment === 'delivery' && { service_type: 'delivery', place: 'home' }),
    used: String(used),
    returned: String(returned),
    expired: String(expired),
    ...(deliveredAt && { delivered_at: deliveredAt.toISOString() }),
    ...(expiredAt && { expired_at: expiredAt.toISOString() }),
  }
}
