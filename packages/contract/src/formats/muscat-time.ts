/** A moment: a date object, milliseconds, an ISO text with its zone, or a plain `YYYY-MM-DD`. */
export type Instant = Date | number | string

/** Oman has kept UTC+4 without summer time, so arithmetic needs no time zone data of the machine. */
const muscatOffsetMs = 4 * 60 * 60 * 1_000

/** The calendar day in Muscat, `YYYY-MM-DD`. */
export function muscatDate(instant: Instant): string {
  return muscatIso(instant).slice(0, 10)
}

/** The time of day in Muscat, `HH:MM`. */
export function muscatTime(instant: Instant): string {
  return muscatIso(instant).slice(11, 16)
}

/** The moment at which a clock in Muscat shows this day and time. Seconds, as SQL writes them, are allowed. */
export function muscatInstant(date: string, time: string): Date {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new RangeError(`Not a date: ${date}`)
  if (!/^\d{2}:\d{2}(:\d{2})?$/.test(time)) throw new RangeError(`Not a time of day: ${time}`)

  const instant = new Date(`${date}T${time}+04:00`)
  // The parser rolls 30 February into March and 24:00 into the next day.
  if (Number.isNaN(instant.getTime()) || muscatDate(instant) !== date) {
    throw new RangeError(`No such moment: ${date} ${time}`)
  }
  return instant
}

/** Milliseconds since 1970. Refuses a text without a zone: it would be a different moment on each machine. */
export function epochMs(instant: Instant): number {
  const hasZone =
    typeof instant !== 'string' || /^\d{4}-\d{2}-\d{2}($|T.*(Z|[+-]\d{2}:?\d{2})$)/.test(instant)
  const milliseconds = hasZone ? new Date(instant).getTime() : Number.NaN
  if (Number.isNaN(milliseconds)) throw new RangeError(`Not a moment with its time zone: ${instant}`)
  return milliseconds
}

function muscatIso(instant: Instant): string {
  return new Date(epochMs(instant) + muscatOffsetMs).toISOString()
}
