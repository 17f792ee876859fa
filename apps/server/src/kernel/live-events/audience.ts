/** Who a live event is for. */
export type Audience =
  | { to: 'everybody' }
  | { to: 'customer'; customerId: number }
  | { to: 'city'; stateId: number }
  | { to: 'centre'; centreId: number }
  | { to: 'slot-day'; centreId: number; date: string }

export const everybody: Audience = { to: 'everybody' }

/** As it is stored and as a browser asks for it: `everybody`, `customer:7`, `city:11`, `centre:3`, `slot-day:3:2026-11-20`. */
export function audienceKey(audience: Audience): string {
  switch (audience.to) {
    case 'everybody':
      return 'everybody'
    case 'customer':
      return `customer:${audience.customerId}`
    case 'city':
      return `city:${audience.stateId}`
    case 'centre':
      return `centre:${audience.centreId}`
    case 'slot-day':
      return `slot-day:${audience.centreId}:${audience.date}`
  }
}

/** Undefined for anything that is not exactly a key. */
export function readAudience(key: string): Audience | undefined {
  if (key === 'everybody') return everybody
  const [to, id = '', date] = key.split(':', 4)
  if (!/^[1-9]\d{0,9}$/.test(id)) return undefined
  const audience = withId(to, Number(id), date)
  return audience && audienceKey(audience) === key ? audience : undefined
}

function withId(to: string | undefined, id: number, date: string | undefined): Audience | undefined {
  if (to === 'customer') return { to, customerId: id }
  if (to === 'city') return { to, stateId: id }
  if (to === 'centre') return { to, centreId: id }
  if (to === 'slot-day' && date && /^\d{4}-\d{2}-\d{2}$/.test(date)) return { to, centreId: id, date }
  return undefined
}
