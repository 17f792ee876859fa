import type { DemoCentre } from '../booking/demo-centres.ts'

/** Fixed lines of numbers nobody has. */
export function centrePhone(centre: DemoCentre): string {
  const number = String(100 + centre.id)
  return centre.state === 'dubai' ? `+97140000${number}` : `+96824000${number}`
}
