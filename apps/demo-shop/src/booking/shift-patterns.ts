import { type Baisa, baisa } from '@warsha/contract/money/baisa.ts'
import type { SlotType } from '@warsha/server/modules/booking/storage/booking.tables.ts'

export type ShiftPattern = {
  readonly name: string
  readonly nameEn: string
  readonly nameAr: string
  readonly startTime: string
  readonly endTime: string
  readonly slotType: SlotType
  readonly serviceFeeBaisa: Baisa
  /** ISO weekdays: Monday 1, Friday 5, Saturday 6, Sunday 7. */
  readonly weekdays: readonly number[]
}

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const notFriday = [1, 2, 3, 4, 6, 7]
const sundayToThursday = [1, 2, 3, 4, 7]
const friday = [5]

const names = {
  morning: { nameEn: 'Morning', nameAr: 'صباحًا' },
  midday: { nameEn: 'Midday', nameAr: 'ظهرًا' },
  evening: { nameEn: 'Evening', nameAr: 'مساءً' },
  night: { nameEn: 'Late evening', nameAr: 'ليلًا' },
  friday: { nameEn: 'Friday afternoon', nameAr: 'عصر الجمعة' },
} as const

/** Friday is closed or begins after the prayer; the quiet hours are cheaper. */
export const shiftPatterns = {
  workshop: [
    shift('morning', ['08:00', '12:00'], 1000, notFriday),
    shift('midday', ['12:00', '15:00'], 500, notFriday, 'happy'),
    shift('evening', ['16:00', '20:00'], 1500, sundayToThursday),
  ],
  shop: [
    shift('morning', ['09:00', '13:00'], 1000, notFriday),
    shift('evening', ['16:00', '21:00'], 1000, notFriday),
    shift('friday', ['16:00', '20:00'], 1500, friday),
  ],
  station: [
    shift('morning', ['06:00', '12:00'], 500, notFriday),
    shift('midday', ['12:00', '16:00'], 0, notFriday, 'happy'),
    shift('evening', ['16:00', '22:00'], 500, everyDay),
  ],
  wash: [
    shift('morning', ['08:00', '12:00'], 500, notFriday),
    shift('evening', ['15:00', '20:00'], 1000, notFriday),
    shift('night', ['20:00', '23:00'], 0, everyDay, 'happy'),
    shift('friday', ['14:00', '20:00'], 1000, friday),
  ],
  mobile: [
    shift('morning', ['08:00', '13:00'], 2000, notFriday),
    shift('evening', ['16:00', '22:00'], 3000, everyDay),
  ],
} as const satisfies Record<string, readonly ShiftPattern[]>

export type ShiftPatternName = keyof typeof shiftPatterns

function shift(
  name: keyof typeof names,
  [startTime, endTime]: readonly [string, string],
  serviceFeeBaisa: number,
  weekdays: readonly number[],
  slotType: SlotType = 'normal',
): ShiftPattern {
  return {
    name,
    ...names[name],
    startTime,
    endTime,
    slotType,
    serviceFeeBaisa: baisa(serviceFeeBaisa),
    weekdays,
  }
}
