import { defineCommand } from '#commands/define-command.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { StoredLine } from '../rules/order.ts'
import { changeOrder, type OrderKey } from './change-order.ts'
import { fulfilLines } from './fulfil-line.ts'
import { moveOrder } from './move-order.ts'

/** Confirms an order that waits for an operator before it counts as booked. */
export const confirmOrder = defineCommand({
  action: 'orders.confirm',
  permission: 'orders.fulfil',
  run: (tx, actor, key: OrderKey) =>
    changeOrder(tx, actor, key, async ({ order: { id: orderId }, lines, by }) => {
      const moved = await moveOrder(tx, { orderId, to: 'UNFULFILLED', reason: 'confirmed', actor: by })
      return moved.ok ? ok({ centreId: centreOf(lines) }) : moved
    }),
})

export type FulfilledLine = { publicId: string; units: number }

/** Records that units of lines were delivered or done; without lines, everything that is left. */
export const fulfilOrder = defineCommand({
  action: 'orders.fulfil',
  permission: 'orders.fulfil',
  run: (tx, actor, { lines: wanted, ...key }: OrderKey & { lines?: readonly FulfilledLine[] }) =>
    changeOrder(tx, actor, key, async ({ order, lines, by }) => {
      const units = wanted ? namedUnits(lines, wanted) : ok(leftUnits(lines))
      if (!units.ok) return units
      const fulfilled = await fulfilLines(tx, { orderId: order.id, units: units.value, actor: by })
      if (!fulfilled.ok) return fulfilled
      const positions = new Set(units.value.map(({ position }) => position))
      return ok({ centreId: centreOf(lines.filter(({ position }) => positions.has(position))) })
    }),
})

type Units = { position: number; units: number }

function namedUnits(
  lines: readonly StoredLine[],
  wanted: readonly FulfilledLine[],
): Outcome<Units[], 'NOT_FOUND'> {
  const positions = new Map(lines.map(({ publicId, position }) => [publicId, position]))
  const named = wanted.flatMap(({ publicId, units }) => {
    const position = positions.get(publicId)
    return position === undefined ? [] : { position, units }
  })
  return named.length === wanted.length ? ok(named) : refuse('NOT_FOUND', { field: 'lines' })
}

function leftUnits(lines: readonly StoredLine[]): Units[] {
  return lines
    .map(({ position, quantity, used, returned, expired }) => ({
      position,
      units: quantity - used - returned - expired,
    }))
    .filter(({ units }) => units > 0)
}

/** The first centre of the lines, for the log. */
function centreOf(lines: readonly StoredLine[]): number | null {
  return lines.find(({ centreId }) => centreId !== null)?.centreId ?? null
}
