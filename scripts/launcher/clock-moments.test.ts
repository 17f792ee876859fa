import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { clockEnvironment, clockMoments } from './clock-moments.mjs'
import { findFaketime } from './faketime.mjs'

const now = Date.parse('2026-11-17T00:00:00Z')

test('a moment is told as a distance from now, forwards or backwards', () => {
  const at = (moment: string) => ({ at: moment, timeZone: 'UTC' })
  const told = (moment: string) => clockEnvironment(at(moment), { library: '/lib/x.so', now }).FAKETIME
  expect(told('2026-11-17T00:01:00Z')).toBe('+60s')
  expect(told('2026-11-16T23:59:00Z')).toBe('-60s')
})

test.each(['2026-11-17T22:59:59Z', '2026-11-17T23:00:00Z', '2028-02-29T12:00:00Z', '2026-12-31T21:31:00Z'])(
  'every moment lies ahead of %s, within a year',
  (moment) => {
    const from = Date.parse(moment)
    for (const { at } of clockMoments(from)) {
      expect(Date.parse(at)).toBeGreaterThan(from)
      expect(Date.parse(at)).toBeLessThanOrEqual(from + 366 * 86_400_000)
    }
  },
)

test("year's end, month's end, Friday, three at night and time zones on either side of Muscat are tried", () => {
  const moments = clockMoments(now)
  const inMuscat = ({ at }: { at: string }) => new Date(Date.parse(at) + 4 * 3_600_000)
  expect(
    moments.some((moment) => inMuscat(moment).getUTCFullYear() > new Date(moment.at).getUTCFullYear()),
  ).toBe(true)
  expect(moments.some((moment) => inMuscat(moment).getUTCDay() === 5)).toBe(true)
  expect(moments.some((moment) => inMuscat(moment).getUTCHours() === 3)).toBe(true)
  expect(moments.some((moment) => new Date(Date.parse(moment.at) + 5 * 3_600_000).getUTCDate() === 1)).toBe(
    true,
  )
  expect(new Set(moments.map(({ timeZone }) => timeZone)).size).toBeGreaterThanOrEqual(4)
})

const library = findFaketime()
// A clock that is moved already cannot be moved by a distance from now.
if (library && !process.env.FAKETIME)
  test.each(clockMoments())('a process believes that it is $name', (moment) => {
    const env = { ...process.env, ...clockEnvironment(moment, { library }) }
    const said = execFileSync(process.execPath, ['-p', 'Date.now()'], { env, encoding: 'utf8' })
    // A start takes its time, but no day.
    const late = Number(said) - Date.parse(moment.at)
    expect(late).toBeGreaterThan(-5_000)
    expect(late).toBeLessThan(3_600_000)
  })
