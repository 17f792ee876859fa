import { muscatInstant } from '@warsha/contract/formats/muscat-time.ts'

/** A moment in ISO 8601; a day begins at its midnight in Muscat. */
export function instantOf(from: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(from)
  return (isDay ? muscatInstant(from, '00:00') : new Date(from)).toISOString()
}
