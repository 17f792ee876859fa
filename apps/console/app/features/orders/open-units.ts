import type { RestConsoleOrder } from '@warsha/contract/console/orders/console-order.rest.ts'

export type OrderLine = RestConsoleOrder['lines'][number]

/** Units of a line that nothing has happened to yet. */
export function openUnits({ quantity, used, returned, expired }: OrderLine): number {
  return quantity - used - returned - expired
}

/** Lines that are done at one centre in one slot belong together; the others are goods. */
export function visitsOf(lines: readonly OrderLine[]): { visits: OrderLine[][]; goods: OrderLine[] } {
  const booked = lines.filter(({ appointment_at }) => appointment_at !== null)
  const groups = Map.groupBy(booked, ({ centre, appointment_at }) => `${centre?.id} ${appointment_at}`)
  return {
    visits: [...groups.values()],
    goods: lines.filter(({ appointment_at }) => appointment_at === null),
  }
}
