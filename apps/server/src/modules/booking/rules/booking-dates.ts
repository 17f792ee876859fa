import type { Baisa } from '@warsha/contract/money/baisa.ts'

/** So many days can be booked, counted from the first moment that can be booked. */
export const bookableDays = 14

type Named = { nameEn: string; nameAr: string }

export type Hour = { slotId: number; startTime: string; endTime: string }

export type ShiftOfDay = Named & {
  name: string
  slotType: 'normal' | 'happy'
  feeBaisa: Baisa
  feeVariantId: number | null
  free: Hour[]
  full: Hour[]
}

/** A day without shifts is closed, over, or a holiday. */
export type BookingDate = { day: string; holiday: Named | null; shifts: ShiftOfDay[] }

/** A day of a centre and one of its hours, if it has any; in the order of days and hours. */
export type TimeOfDay = {
  day: string
  holidayEn: string | null
  holidayAr: string | null
  slotId: number | null
  startTime: string
  endTime: string
  isFree: boolean
  shift: string
  shiftEn: string
  shiftAr: string
  slotType: 'normal' | 'happy'
  feeBaisa: Baisa
  feeVariantId: number | null
}

export function bookingDates(times: readonly TimeOfDay[]): BookingDate[] {
  return [...Map.groupBy(times, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    holiday: holidayOf(ofDay[0]),
    shifts: [...Map.groupBy(ofDay.filter(hasSlot), ({ shift }) => shift).values()].flatMap(shiftOf),
  }))
}

function holidayOf(time: TimeOfDay | undefined): Named | null {
  return time?.holidayEn && time.holidayAr ? { nameEn: time.holidayEn, nameAr: time.holidayAr } : null
}

function shiftOf(hours: readonly (TimeOfDay & { slotId: number })[]): ShiftOfDay[] {
  const [first] = hours
  if (!first) return []
  const toHour = ({ slotId, startTime, endTime }: Hour) => ({ slotId, startTime, endTime })
  return [
    {
      name: first.shift,
      nameEn: first.shiftEn,
      nameAr: first.shiftAr,
      slotType: first.slotType,
      feeBaisa: first.feeBaisa,
      feeVariantId: first.feeVariantId,
      free: hours.filter(({ isFree }) => isFree).map(toHour),
      full: hours.filter(({ isFree }) => !isFree).map(toHour),
    },
  ]
}

function hasSlot(time: TimeOfDay): time is TimeOfDay & { slotId: number } {
  return time.slotId !== null
}
