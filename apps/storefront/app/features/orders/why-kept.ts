import { readMetadata } from '@warsha/contract/cart/cart-line.ts'
import { muscatInstant } from '@warsha/contract/formats/muscat-time.ts'
import { appointmentReturnHours } from '@warsha/contract/returns/returns.constants.ts'
import type { ShownLine, ShownOrder } from './order-calls.ts'

/** Why an appointment cannot be given back: it waits for the shop's confirmation, or it was too late from `until` on. */
export type WhyKept = { reason: 'unconfirmed' } | { reason: 'late'; until: Date }

type KnownOrder = Pick<ShownOrder, 'status'>
type KnownLine = Pick<ShownLine, 'metadata' | 'quantity'>

/** Null for what is not an appointment that is still to come about, and for what can be given back. */
export function whyKept(order: KnownOrder, line: KnownLine, now: Date): WhyKept | null {
  const until = changeableUntil(order, line)
  if (!until) return null
  if (order.status === 'UNCONFIRMED') return { reason: 'unconfirmed' }
  return now > until ? { reason: 'late', until } : null
}

/** Whether an appointment can still be moved to another hour. */
export function isMovable(order: KnownOrder, line: KnownLine, now: Date): boolean {
  const until = changeableUntil(order, line)
  return until !== null && now <= until
}

/** Until when an appointment that is still to come about can be changed; null for anything else. */
function changeableUntil({ status }: KnownOrder, { metadata, quantity }: KnownLine): Date | null {
  const value = (key: string) => readMetadata(metadata, key)
  const [date, begin] = [value('delivery_date'), value('delivery_time')?.split('-')[0]]
  if (!date || !begin) return null
  const settled = ['used', 'returned', 'expired'].reduce((sum, key) => sum + Number(value(key) ?? 0), 0)
  if (settled >= quantity || !openStatuses.has(status)) return null
  return new Date(muscatInstant(date, begin).getTime() - appointmentReturnHours * 3_600_000)
}

const openStatuses: ReadonlySet<string> = new Set([
  'UNCONFIRMED',
  'UNFULFILLED',
  'PARTIALLY_FULFILLED',
  'PARTIALLY_RETURNED',
])
