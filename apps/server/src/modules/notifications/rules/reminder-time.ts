import { muscatDate, muscatInstant, muscatTime } from '@warsha/contract/formats/muscat-time.ts'

/** Reminders leave in the late afternoon of the day before, and not at night after an outage. */
const earliest = '17:00'
const latest = '21:00'
const dayMs = 24 * 60 * 60 * 1000

/** Appointments to remind of now: tomorrow's in Muscat, of orders placed before the hour of reminding. */
export function remindedNow(now: Date): { from: Date; until: Date; placedBefore: Date } | undefined {
  const time = muscatTime(now)
  if (time < earliest || time >= latest) return undefined
  const from = new Date(muscatInstant(muscatDate(now), '00:00').getTime() + dayMs)
  return {
    from,
    until: new Date(from.getTime() + dayMs),
    placedBefore: muscatInstant(muscatDate(now), earliest),
  }
}
