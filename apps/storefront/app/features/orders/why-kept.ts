import { bookedOption } from '@warsha/contract/cart/booked-option.ts'
import { readMetadata } from '@warsha/contract/cart/cart-line.ts'
import { muscatInstant } from '@warsha/contract/formats/muscat-time.ts'
import { appointmentReturnHours, goodsReturnDays } from '@warsha/contract/returns/returns.constants.ts'
import type { ShownLine, ShownOrder } from './order-calls.ts'

/**
 * Why a line cannot be given back: it waits for the shop's confirmation or for its delivery, the work is done, or it was
 * too late from `until` on.
 */
export type WhyKept =
  | { reason: 'unconfirmed' | 'undelivered' | 'done' }
  | { reason: 'late' | 'over'; until: Date }

type KnownOrder = Pick<ShownOrder, 'status'>
type KnownLine = Pick<ShownLine, 'metadata' | 'quantity'>

const hourMs = 3_600_000

/** Null for what can be given back, and for what has come back, was let pass or was cancelled. */
export function whyKept(order: KnownOrder, line: KnownLine, now: Date): WhyKept | null {
  const until = changeableUntil(order, line)
  if (!until) return whyUsedKept(order, line, now)
  if (order.status === 'UNCONFIRMED') return { reason: 'unconfirmed' }
  return now > until ? { reason: 'late', until } : null
}

/** Whether an appointment can still be moved to another hour. */
export function isMovable(order: KnownOrder, line: KnownLine, now: Date): boolean {
  const until = changeableUntil(order, line)
  return until !== null && now <= until
}

/** Whether something of an order is still to be done. */
export function isOpenOrder({ status }: KnownOrder): boolean {
  return openStatuses.has(status)
}

/** Until when an appointment that is still to come about can be changed; null for anything else. */
function changeableUntil(order: KnownOrder, line: KnownLine): Date | null {
  const value = (key: string) => readMetadata(line.metadata, key)
  const [date, begin] = [value('delivery_date'), value('delivery_time')?.split('-')[0]]
  if (!date || !begin || openUnits(line) <= 0 || !isOpenOrder(order)) return null
  return new Date(muscatInstant(date, begin).getTime() - appointmentReturnHours * hourMs)
}

/** Of goods and work without an open appointment. */
function whyUsedKept(order: KnownOrder, line: KnownLine, now: Date): WhyKept | null {
  if (!isOpenOrder(order) && order.status !== 'FULFILLED') return null
  const [used, deliveredAt] = [countOf(line, 'used'), readMetadata(line.metadata, 'delivered_at')]
  if (used === 0) return openUnits(line) > 0 && isGoods(line) ? { reason: 'undelivered' } : null
  if (!isGoods(line)) return { reason: 'done' }
  if (!deliveredAt) return null
  const until = new Date(Date.parse(deliveredAt) + goodsReturnDays * 24 * hourMs)
  return now > until ? { reason: 'over', until } : null
}

function isGoods({ metadata }: KnownLine): boolean {
  return bookedOption(metadata) !== 'service'
}

function openUnits(line: KnownLine): number {
  return line.quantity - countOf(line, 'used') - countOf(line, 'returned') - countOf(line, 'expired')
}

function countOf({ metadata }: KnownLine, key: string): number {
  return Number(readMetadata(metadata, key) ?? 0)
}

const openStatuses: ReadonlySet<string> = new Set([
  'UNCONFIRMED',
  'UNFULFILLED',
  'PARTIALLY_FULFILLED',
  'PARTIALLY_RETURNED',
])
