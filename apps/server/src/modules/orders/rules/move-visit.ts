import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type Baisa, baisa, multiplyBaisa, noBaisa, subtractBaisa } from '@warsha/contract/money/baisa.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Metadata } from '#kernel/texts.ts'
import type { VisitSlot } from '#modules/booking/index.ts'
import { expiryHours } from './appointment.ts'
import { bookedMetadata } from './booked-metadata.ts'
import type { StoredSurcharge } from './order.ts'
import type { BookedLine } from './visit.ts'

export type MovedLine = {
  position: number
  slotId: number
  centreId: number
  appointmentAt: Date
  expiresAt: Date
  metadata: Metadata
}

export type TargetRefusal = 'SERVICE_NOT_OFFERED' | 'SLOT_TOO_SOON'

/**
 * Whether a line can be done in another slot: its centre does the work, and the goods of the line are there by then.
 * Goods that lie at the old centre are carried like those of a warehouse; those that are on their way to the same centre
 * are there by the old day at the latest.
 */
export function checkTarget(
  line: BookedLine,
  slot: VisitSlot,
  { hasGoods, now }: { hasGoods: boolean; now: Date },
): Outcome<true, TargetRefusal> {
  if (!slot.isOffered) return refuse('SERVICE_NOT_OFFERED', { field: 'slot_id' })
  const days = hasGoods ? goodsThereIn(line, { id: slot.centreId, leadDays: slot.leadDays }, now) : 0
  const isTooSoon = days > 0 && slot.deliveryDate < addDays(muscatDate(now), days)
  return isTooSoon ? refuse('SLOT_TOO_SOON', { field: 'slot_id' }) : ok(true)
}

/** Days from today until the goods of a line can be at a centre. */
export function goodsThereIn(
  { centreId, metadata, appointmentAt }: Pick<BookedLine, 'centreId' | 'metadata' | 'appointmentAt'>,
  centre: { id: number; leadDays: number },
  now: Date,
): number {
  const carried = Math.max(1, centre.leadDays)
  if (centre.id !== centreId) return carried
  if (metadata.stock_type === 'center') return 0
  const awaited = (Date.parse(muscatDate(appointmentAt)) - Date.parse(muscatDate(now))) / 86_400_000
  return Math.min(Math.max(0, awaited), carried)
}

/** Goods of a moved line: none, carried to the new centre, or taken from that centre's own stock instead. */
export type MovedGoods = 'none' | 'carried' | 'exchanged'

/** The line as it is booked for the new slot. */
export function movedLine(
  line: BookedLine,
  slot: VisitSlot,
  { goods, language }: { goods: MovedGoods; language: Locale },
): MovedLine {
  const isCarried = goods === 'carried' && slot.centreId !== line.centreId
  const metadata = {
    ...line.metadata,
    slot_id: String(slot.slotId),
    service_center_id: String(slot.centreId),
    delivery_date: slot.deliveryDate,
    delivery_shift: slot.deliveryShift,
    delivery_time: slot.deliveryTime,
    service_fee_id: slot.feeVariantId === null ? '' : toGlobalId('ProductVariant', slot.feeVariantId),
    ...(isCarried && { stock_type: 'warehouse' }),
    ...(goods === 'exchanged' && { stock_type: 'center' }),
  }
  return {
    position: line.position,
    slotId: slot.slotId,
    centreId: slot.centreId,
    appointmentAt: slot.startsAt,
    expiresAt: new Date(slot.endsAt.getTime() + expiryHours * 3_600_000),
    metadata: bookedMetadata(metadata, { centre: slot.centre, freeGift: null, locale: language }),
  }
}

/** The part of a slot's fee that exceeds the fee of the new slot. A dearer slot costs nothing. */
export function feeCredit(fee: StoredSurcharge, newFee: Baisa): Baisa {
  if (fee.returned > 0) return noBaisa
  const left = subtractBaisa(fee.totalBaisa, fee.creditedBaisa)
  return baisa(Math.max(0, left - multiplyBaisa(newFee, fee.quantity)))
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}
