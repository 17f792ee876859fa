import type {
  RestBookingCentre,
  RestBookingDate,
  RestBookingShift,
} from '@warsha/contract/booking/booking.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { MediaViewer } from '#http/media/absolute-media-url.ts'
import { nameIn } from '#modules/locations/index.ts'
import type { BookingDate, Hour, ShiftOfDay } from '../../rules/booking-dates.ts'
import type { BookingCentre } from '../../use-cases/list-booking-centres.ts'
import { toServiceCentre } from './to-contract.ts'

export function toBookingCentre(locale: Locale, now: Date, viewer: MediaViewer) {
  return ({ centre, supply, distanceKm, earliest, dates }: BookingCentre): RestBookingCentre => ({
    ...toServiceCentre(locale, now, viewer)(centre),
    stock_type: supply.stockType,
    dates: dates.map((date) => toDate(date, locale)),
    earliest: earliest?.toISOString() ?? null,
    distance_km: toKm(distanceKm),
  })
}

/** To a hundred metres. */
export function toKm(distanceKm: number | null): number | null {
  return distanceKm === null ? null : Math.round(distanceKm * 10) / 10
}

export function feeVariantId(id: number | null): string | null {
  return id === null ? null : toGlobalId('ProductVariant', id)
}

function toDate({ day, holiday, shifts }: BookingDate, locale: Locale): RestBookingDate {
  const date = new Date(`${day}T00:00:00Z`)
  const { month, weekday } = formats[locale]
  return {
    delivery_date: day,
    is_holiday: holiday !== null,
    holiday_name: holiday && nameIn(locale, holiday),
    display_month: month.format(date),
    display_day: String(date.getUTCDate()),
    display_name: weekday.format(date),
    shifts: Object.fromEntries(shifts.map((shift) => [shift.name, toShift(shift, locale)])),
  }
}

function toShift(shift: ShiftOfDay, locale: Locale): RestBookingShift {
  return {
    display_name: nameIn(locale, shift),
    hour_type: shift.slotType,
    service_fee: decimalFromBaisa(shift.feeBaisa),
    service_fee_variant_id: feeVariantId(shift.feeVariantId),
    available_shifts: shift.free.map(toHour),
    full_shifts: shift.full.map(toHour),
  }
}

function toHour({ slotId, startTime, endTime }: Hour) {
  return { id: slotId, start_time: startTime, end_time: endTime }
}

/** Days are plain dates, so they are formatted where their midnight is. */
const formats = { en: formatsOf('en-GB'), ar: formatsOf('ar-OM-u-nu-latn') }

function formatsOf(language: string) {
  const zone = { timeZone: 'UTC' } as const
  return {
    month: new Intl.DateTimeFormat(language, { ...zone, month: 'short' }),
    weekday: new Intl.DateTimeFormat(language, { ...zone, weekday: 'long' }),
  }
}
