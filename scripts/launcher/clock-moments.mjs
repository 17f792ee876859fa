const day = 86_400_000

/** Moments at which code that reckons with days, weeks, years or the machine's time zone goes wrong; time and day in UTC. */
const moments = [
  {
    name: 'new-year',
    time: '21:30',
    isDay: (date) => date.endsWith('-12-31'),
    timeZone: 'UTC',
    why: 'next year in Muscat, still this year on the machine',
  },
  {
    name: 'year-end',
    time: '19:30',
    isDay: (date) => date.endsWith('-12-31'),
    timeZone: 'Pacific/Auckland',
    why: 'this year in Muscat, next year on the machine',
  },
  {
    name: 'month-end',
    time: '19:45',
    isDay: (date) => date.endsWith('-02-28'),
    timeZone: 'UTC',
    why: 'the last minutes of a short month',
  },
  {
    name: 'friday',
    time: '09:00',
    isDay: (date) => new Date(date).getUTCDay() === 5,
    timeZone: 'Asia/Muscat',
    why: 'midday of the day of rest',
  },
  {
    name: 'eve',
    time: '17:00',
    isDay: (date) => date.endsWith('-11-19'),
    timeZone: 'UTC',
    why: 'the evening before days on which every centre is closed',
  },
  {
    name: 'holiday',
    time: '05:00',
    isDay: (date) => date.endsWith('-11-20'),
    timeZone: 'UTC',
    why: 'the morning of a day on which every centre is closed',
  },
  {
    name: 'midnight',
    time: '19:50',
    isDay: () => true,
    timeZone: 'UTC',
    why: 'another day in Muscat ten minutes later',
  },
  {
    name: 'night',
    time: '23:00',
    isDay: () => true,
    timeZone: 'Asia/Muscat',
    why: 'three at night, when nothing is open',
  },
  {
    name: 'far-west',
    time: '07:30',
    isDay: () => true,
    timeZone: 'Pacific/Honolulu',
    why: 'another day on the machine than in Muscat',
  },
]

/** The moments, each the next time that it comes: processes do not bear a clock that goes backwards. */
export function clockMoments(now = Date.now()) {
  return moments.map(({ time, isDay, ...moment }) => {
    for (let ahead = 0; ; ahead++) {
      const date = new Date(now + ahead * day).toISOString().slice(0, 10)
      const at = `${date}T${time}:00Z`
      if (isDay(date) && Date.parse(at) > now) return { ...moment, at }
    }
  })
}

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
