import type { Baisa } from '@warsha/contract/money/baisa.ts'

/** A free hour of a centre with what a booking of it says. Times of day are Muscat's. */
export type OfferedSlot = {
  slotId: number
  centreId: number
  deliveryDate: string
  startTime: string
  endTime: string
  startsAt: Date
  shift: string
  shiftEn: string
  shiftAr: string
  slotType: 'normal' | 'happy'
  feeBaisa: Baisa
  feeVariantId: number | null
}
