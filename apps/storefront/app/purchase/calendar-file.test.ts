import { expect, test } from 'vitest'
import { type CalendarEntry, calendarFile } from './calendar-file.ts'

const entry: CalendarEntry = {
  uid: 'line-1@shop.example',
  date: '2026-11-26',
  time: '10:00-11:00',
  title: 'Oil change, labour; 5W-30',
  place: 'Ghala Service Centre, Way 6414',
  point: { latitude: 23.5881, longitude: 58.3829 },
  notes: ['Order 10179', 'back\\slash'],
  url: 'https://shop.example/en/my-order/1',
}
const now = new Date('2026-11-18T08:30:15.123Z')
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('[PAY-30] the hour in Muscat stands in UTC in the calendar', () => {
  const lines = linesOf(calendarFile(entry, now))
  expect(lines).toContain('DTSTART:20261126T060000Z')
  expect(lines).toContain('DTEND:20261126T070000Z')
  expect(lines).toContain('DTSTAMP:20261118T083015Z')
})

test('a slot over midnight ends on the next day', () => {
  const endOf = (time: string) => linesOf(calendarFile({ ...entry, time }, now)).find((l) => /^DTEND/.test(l))
  expect(endOf('23:00-00:30')).toBe('DTEND:20261126T203000Z')
  expect(endOf('23:00-24:00')).toBe('DTEND:20261126T200000Z')
})

test('separators and line ends of texts are escaped', () => {
  const lines = linesOf(calendarFile(entry, now))
  expect(lines).toContain('SUMMARY:Oil change\\, labour\\; 5W-30')
  expect(lines).toContain('DESCRIPTION:Order 10179\\nback\\\\slash')
  expect(lines).toContain('GEO:23.5881;58.3829')
  expect(linesOf(calendarFile({ ...entry, point: null }, now)).join()).not.toContain('GEO')
})

test('no line is longer than 75 bytes, and no letter is divided', () => {
  const title = 'تغيير الزيت والفلتر مع فحص كامل للسيارة من أربعين نقطة وغسيل خارجي'
  const text = calendarFile({ ...entry, title }, now)
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(linesOf(text)).toContain(`SUMMARY:${title}`)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})
