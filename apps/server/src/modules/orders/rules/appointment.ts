import { muscatInstant } from '@warsha/contract/formats/muscat-time.ts'
import type { Metadata } from '#kernel/texts.ts'

/** An appointment that nobody came to is over so long after its hour. */
export const expiryHours = 24

export type Appointment = { appointmentAt: Date; expiresAt: Date }

/** When a booked line is done, and when it is too late for it. The checkout has compared it with the hour it holds. */
export function appointmentOf({ delivery_date: date, delivery_time: time }: Metadata): Appointment {
  const [begin = '', end = ''] = time?.split('-') ?? []
  const appointmentAt = muscatInstant(date ?? '', begin)
  const endsAt = muscatInstant(date ?? '', end)
  // The last hour of a day ends at midnight, on the day after.
  const lengthMs = (endsAt.getTime() - appointmentAt.getTime() + dayMs) % dayMs
  return { appointmentAt, expiresAt: new Date(appointmentAt.getTime() + lengthMs + expiryHours * hourMs) }
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
