import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCountdown } from './format-countdown.ts'
import { formatDate } from './format-date.ts'
import { muscatDate, muscatInstant, muscatTime } from './muscat-time.ts'
import { relativeTime } from './relative-time.ts'

const dates = fc.date({
  min: new Date('1970-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
})

describe('dates', () => {
  test('[FMT-04] [FMT-09] a date reads year/month/day with two digits each for month and day', () => {
    expect(formatDate(new Date('2026-01-05T08:00:00Z'))).toBe('2026/01/05')
    expect(formatDate('2026-11-15')).toBe('2026/11/15')
  })

  test('[FMT-09] the day changes at midnight in Muscat', () => {
    expect(formatDate('2026-11-14T19:59:59.999Z')).toBe('2026/11/14')
    expect(formatDate('2026-11-14T20:00:00Z')).toBe('2026/11/15')
    expect(formatDate('2026-12-31T23:30:00+03:00')).toBe('2027/01/01')
  })

  test.each(['2026-11-15T10:00', '15/11/2026', '', 'soon', '2026-13-01'])('%s names no moment', (text) => {
    expect(() => formatDate(text)).toThrow(RangeError)
  })
})

describe('Muscat time', () => {
  test('[DATA-13] a day and hour in Muscat are one moment in UTC', () => {
    expect(muscatInstant('2026-11-15', '16:30').toISOString()).toBe('2026-11-15T12:30:00.000Z')
    expect(muscatInstant('2026-11-15', '00:00').toISOString()).toBe('2026-11-14T20:00:00.000Z')
    expect(muscatInstant('2026-11-15', '08:00:00').toISOString()).toBe('2026-11-15T04:00:00.000Z')
  })

  test('[DATA-13] a moment and its Muscat day and time are the same thing, whatever the moment', () => {
    fc.assert(
      fc.property(dates, (instant) => {
        const minute = new Date(instant.getTime() - (instant.getTime() % 60_000))
        expect(muscatInstant(muscatDate(minute), muscatTime(minute))).toEqual(minute)
      }),
    )
  })

  test('[DATA-13] the fixed offset agrees with the time zone data for Asia/Muscat', () => {
    const zone = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Muscat',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    fc.assert(
      fc.property(dates, (instant) => {
        expect(`${muscatDate(instant)} ${muscatTime(instant)}`).toBe(zone.format(instant))
      }),
    )
  })

  test.each([
    ['2026-02-30', '10:00'],
    ['2026-11-15', '24:00'],
    ['2026-11-15', '9:00'],
    ['2026-11-15', '10:61'],
    ['15-11-2026', '10:00'],
  ])('%s %s does not exist', (date, time) => {
    expect(() => muscatInstant(date, time)).toThrow(RangeError)
  })
})

test.each([
  [120_000, '02:00'],
  [119_001, '02:00'],
  [119_000, '01:59'],
  [61_000, '01:01'],
  [9_000, '00:09'],
  [1, '00:01'],
  [0, '00:00'],
  [-5_000, '00:00'],
  [7_200_000, '120:00'],
])('[FMT-09] a countdown of %i ms shows %s', (remainingMs, text) => {
  expect(formatCountdown(remainingMs)).toBe(text)
})

describe('relative times', () => {
  const now = new Date('2026-11-15T08:00:00Z')
  const secondsAgo = (seconds: number) => relativeTime(new Date(now.getTime() - seconds * 1_000), now)
  const day = 86_400

  test.each([
    [1, 'second', 1],
    [59, 'second', 59],
    [60, 'minute', 1],
    [3_599, 'minute', 59],
    [3_600, 'hour', 1],
    [day - 1, 'hour', 23],
    [day, 'day', 1],
    [7 * day - 1, 'day', 6],
    [7 * day, 'week', 1],
    [30 * day - 1, 'week', 4],
    [30 * day, 'month', 1],
    [365 * day - 1, 'month', 12],
    [365 * day, 'year', 1],
    [730 * day - 1, 'year', 1],
    [730 * day, 'year', 2],
  ])('[FMT-05] [FMT-10] %i seconds ago is %s × %i, rounded down', (seconds, unit, count) => {
    expect(secondsAgo(seconds)).toEqual({ kind: 'ago', unit, count })
  })

  test('[FMT-10] less than a second ago is just now', () => {
    expect(secondsAgo(0)).toEqual({ kind: 'justNow' })
    expect(secondsAgo(0.999)).toEqual({ kind: 'justNow' })
  })

  test('[FMT-10] a time to come is told by its date', () => {
    expect(relativeTime('2026-11-15T20:00:00Z', now)).toEqual({ kind: 'date', date: '2026/11/16' })
    expect(secondsAgo(-0.001)).toEqual({ kind: 'date', date: '2026/11/15' })
  })
})

describe('the machine', () => {
  const print = `
    const { formatDate } = await import('./format-date.ts')
    const { muscatInstant, muscatTime } = await import('./muscat-time.ts')
    const { relativeTime } = await import('./relative-time.ts')
    const { formatAmount } = await import('./format-amount.ts')
    const { formatPrice } = await import('./format-price.ts')
    const moment = '2026-11-14T20:15:00Z'
    console.log(JSON.stringify([
      formatDate(moment), formatDate('2026-11-15'), muscatTime(moment), muscatInstant('2026-11-15', '00:15'),
      relativeTime('2027-01-01', moment), formatAmount(1234500), formatPrice(1234500, 'ar').text,
    ]))`
  const expected = [
    '2026/11/15',
    '2026/11/15',
    '00:15',
    '2026-11-14T20:15:00.000Z',
    { kind: 'date', date: '2027/01/01' },
    '1,234.500',
    '1,234.500 ر.ع.',
  ]

  test.each([
    ['UTC', 'C'],
    ['Asia/Muscat', 'ar_OM.UTF-8'],
    ['America/New_York', 'fa_IR.UTF-8'],
  ])('[FMT-09] [FMT-08] formats are the same in zone %s and locale %s', (zone, locale) => {
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', print], {
      cwd: import.meta.dirname,
      env: { ...process.env, TZ: zone, LC_ALL: locale },
      encoding: 'utf8',
    })
    expect(JSON.parse(printed)).toEqual(expected)
  })
})
