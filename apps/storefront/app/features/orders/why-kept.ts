import { readMetadata } from '@warsha/contract/cart/cart-line.ts'
import { muscatInstant } from '@warsha/contract/formats/muscat-time.ts'
import { appointmentReturnHours } from '@warsha/contract/returns/returns.constants.ts'
import type { ShownLine, ShownOrder } from './order-calls.ts'

/** Why an appointment cannot be given back: it waits for the shop's confirmation, or it was too late from `until` on. */
export type WhyKept = { reason: 'unconfirmed' } | { reason: 'late'; until: Date }

/** Null for what is not an appointment that is still to come about, and for what can be given back. */
export function whyKept(
  { status }: Pick<ShownOrder, 'status'>,
  { metadata, quantity }: Pick<ShownLine, 'metadata' | 'quantity'>,
  now: Date,
): WhyKept | null {
  const value = (key: string) => readMetadata(metadata, key)
  const [date, begin] = [value('delivery_date'), value('delivery_time')?.split('-')[0]]
  if (!date || !begin) return null
  const settled = ['used', 'returned', 'expired'].reduce((sum, key) => sum + Number(value(key) ?? 0), 0)
  if (settled >= quantity || !openStatuses.has(status)) return null
  if (status === 'UNCONFIRMED') return { reason: 'unconfirmed' }
  const until = new Date(muscatInstant(date, begin).getTime() - appointmentReturnHours * 3_600_000)
  return now > until ? { reason: 'late', until } : null
}

const openStatuses: ReadonlySet<string> = new Set([
  'UNCONFIRMED',
  'UNFULFILLED',
  'PARTIALLY_FULFILLED',
  'PARTIALLY_RETURNED',
])
