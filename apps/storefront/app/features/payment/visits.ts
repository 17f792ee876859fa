/** Work or handover at one centre, or at the customer's home, in one slot. */
export type BookedVisit = {
  /** `YYYY-MM-DD` in Muscat. */
  date: string
  /** `HH:MM-HH:MM`. */
  time: string
  centre: string
  address: string
  products: readonly string[]
}

type VisitLine = { name: string; metadata: readonly { key: string; value: string }[] }

/** The appointments of a checkout, the earliest first; lines of the same centre and slot are one. */
export function visitsOf(lines: readonly VisitLine[]): BookedVisit[] {
  const visits = new Map<string, BookedVisit>()
  for (const { name, metadata } of lines) {
    const booking = new Map(metadata.map(({ key, value }) => [key, value]))
    const [date, time] = [booking.get('delivery_date'), booking.get('delivery_time')]
    if (!date || !time) continue
    const [centre, address] = [booking.get('name') ?? '', booking.get('address') ?? '']
    const key = [date, time, centre, address].join('\n')
    const products = [...(visits.get(key)?.products ?? []), name]
    visits.set(key, { date, time, centre, address, products })
  }
  return [...visits].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, visit]) => visit)
}
