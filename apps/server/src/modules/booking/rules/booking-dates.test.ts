import { baisa } from '@warsha/contract/money/baisa.ts'
import { expect, test } from 'vitest'
import { bookingDates, type TimeOfDay } from './booking-dates.ts'

const time = (more: Partial<TimeOfDay>): TimeOfDay => ({
  day: '2026-11-20',
  holidayEn: null,
  holidayAr: null,
  slotId: 1,
  startTime: '09:00',
  endTime: '10:00',
  isFree: true,
  shift: 'morning',
  shiftEn: 'Morning',
  shiftAr: 'صباحًا',
  slotType: 'normal',
  feeBaisa: baisa(1000),
  feeVariantId: 5,
  ...more,
})

test('[BOOK-21] [BOOK-22] days hold their shifts, shifts their free and their full hours', () => {
  const [day] = bookingDates([
    time({}),
    time({ slotId: 2, startTime: '10:00', endTime: '11:00', isFree: false }),
    time({ slotId: 3, shift: 'midday', slotType: 'happy', feeBaisa: baisa(500), startTime: '12:00' }),
  ])
  expect(day?.shifts.map(({ name, slotType, feeBaisa }) => [name, slotType, feeBaisa])).toEqual([
    ['morning', 'normal', 1000],
    ['midday', 'happy', 500],
  ])
  expect(day?.shifts[0]).toMatchObject({
    free: [{ slotId: 1, startTime: '09:00', endTime: '10:00' }],
    full: [{ slotId: 2, startTime: '10:00', endTime: '11:00' }],
  })
})

test('closed days and holidays are there, without shifts', () => {
  const dates = bookingDates([
    time({ slotId: null }),
    time({ day: '2026-11-21', slotId: null, holidayEn: 'National Day', holidayAr: 'اليوم الوطني' }),
  ])
  expect(dates).toEqual([
    { day: '2026-11-20', holiday: null, shifts: [] },
    { day: '2026-11-21', holiday: { nameEn: 'National Day', nameAr: 'اليوم الوطني' }, shifts: [] },
  ])
})
