/** Moments at which code that reckons with days, weeks, years or the machine's time zone goes wrong. */
export const clockMoments = [
  {
    name: 'new-year',
    at: '2026-12-31T21:30:00Z',
    timeZone: 'UTC',
    why: 'next year in Muscat, still this year on the machine',
  },
  {
    name: 'year-end',
    at: '2026-12-31T19:30:00Z',
    timeZone: 'Pacific/Auckland',
    why: 'this year in Muscat, next year on the machine',
  },
  {
    name: 'month-end',
    at: '2027-02-28T19:45:00Z',
    timeZone: 'UTC',
    why: 'the last minutes of a short month',
  },
  { name: 'friday', at: '2026-11-20T09:00:00Z', timeZone: 'Asia/Muscat', why: 'midday of the day of rest' },
  {
    name: 'night',
    at: '2026-11-17T23:00:00Z',
    timeZone: 'Asia/Muscat',
    why: 'three at night, when nothing is open',
  },
  {
    name: 'far-west',
    at: '2026-11-18T07:30:00Z',
    timeZone: 'Pacific/Honolulu',
    why: 'another day on the machine than in Muscat',
  },
]

/**
 * The environment in which every process, PostgreSQL included, believes that it is this moment, and time goes on from there.
 * Told as a distance from now, because a date would be read in the process's own time zone.
 */
export function clockEnvironment({ at, timeZone }, { library, now = Date.now() }) {
  const seconds = Math.round((Date.parse(at) - now) / 1000)
  return {
    TZ: timeZone,
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    // How long something takes is measured as ever, and so is when a file was changed.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  }
}
