import { bookedOption } from '@warsha/contract/cart/booked-option.ts'
import type { MetadataPair } from '@warsha/contract/cart/cart-line.ts'

/** Work or handover at one centre, or at the customer's home, in one slot. */
export type Visit<Line> = {
  /** `YYYY-MM-DD` in Muscat. */
  date: string
  /** `HH:MM-HH:MM`. */
  time: string
  centre: string
  address: string
  /** Of the centre; empty where it is not known. */
  phone: string
  point: { latitude: number; longitude: number } | null
  /** The way to get it: brought to a home is `home`, whatever is brought or done there. */
  kind: 'service' | 'pickup' | 'home'
  lines: readonly Line[]
}

type BookedLine = { metadata: readonly MetadataPair[] }

/** The appointments of a purchase, the earliest first; lines of the same centre and slot are one. */
export function visitsOf<Line extends BookedLine>(lines: readonly Line[]): Visit<Line>[] {
  const booked = lines.flatMap((line) => visitOf(line) ?? [])
  const keyOf = ({ date, time, centre, address }: Visit<Line>) => [date, time, centre, address].join('\n')
  return [...Map.groupBy(booked, keyOf)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...others]]) =>
      first ? { ...first, lines: [first, ...others].flatMap((visit) => visit.lines) } : [],
    )
}

function visitOf<Line extends BookedLine>(line: Line): Visit<Line> | null {
  const booking = new Map(line.metadata.map(({ key, value }) => [key, value]))
  const [date, time] = [booking.get('delivery_date'), booking.get('delivery_time')]
  if (!date || !time) return null
  return {
    date,
    time,
    centre: booking.get('name') ?? '',
    address: booking.get('address') ?? '',
    phone: booking.get('service_center_phone_number') ?? '',
    point: pointOf(Number(booking.get('latitude')), Number(booking.get('longitude'))),
    kind: kindOf(line),
    lines: [line],
  }
}

function pointOf(latitude: number, longitude: number): Visit<unknown>['point'] {
  const isKnown = Number.isFinite(latitude) && Number.isFinite(longitude)
  return isKnown && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : null
}

function kindOf({ metadata }: BookedLine): Visit<unknown>['kind'] {
  if (metadata.some(({ key, value }) => key === 'place' && value === 'home')) return 'home'
  return bookedOption(metadata) === 'service' ? 'service' : 'pickup'
}
