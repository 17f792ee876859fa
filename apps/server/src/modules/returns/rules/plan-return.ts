import {
  type Baisa,
  baisa,
  minBaisa,
  multiplyBaisa,
  noBaisa,
  subtractBaisa,
  sumBaisa,
} from '@warsha/contract/money/baisa.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { OrderWithLines, StoredLine, StoredSurcharge } from '#modules/orders/index.ts'
import { returnableUnits } from './returnable-units.ts'

export type ReturnRefusal = 'NOT_FOUND' | 'RETURN_CLOSED' | 'RETURN_QUANTITY_TOO_HIGH'

/** The amount refunded by a return, and its components. */
export type ReturnAmounts = {
  undiscounted: Baisa
  discount: Baisa
  /** All surcharges that come back with the units. */
  service: Baisa
  paymentFee: Baisa
  refund: Baisa
}

/** How much of a surcharge comes back, named by its position in the order. */
export type ReturnedSurcharge = { position: number; units: number; amount: Baisa }

export type ReturnPlan = {
  line: StoredLine
  open: number
  used: number
  surcharges: readonly ReturnedSurcharge[]
  amounts: ReturnAmounts
}

export type ReturnWish = {
  position: number
  quantity: number
  now: Date
  /** The amount paid for the order with all fees, and the refunded part of it. */
  paid: Baisa
  refunded: Baisa
}

/**
 * Plans a return. What comes back is the share of all that was paid for the order, so that returning everything, in
 * whatever portions, gives back exactly that, less the surcharges that are never refunded.
 */
export function planReturn(order: OrderWithLines, wish: ReturnWish): Outcome<ReturnPlan, ReturnRefusal> {
  const { position, quantity, now } = wish
  const line = order.lines.find((each) => each.position === position)
  if (!line) return refuse('NOT_FOUND', { field: 'id' })
  const units = returnableUnits(order, line, now)
  if (!units) return refuse('RETURN_CLOSED', { field: 'id' })
  const count = units.open + units.used
  if (quantity > count) return refuse('RETURN_QUANTITY_TOO_HIGH', { field: 'quantity', params: { count } })
  const open = Math.min(quantity, units.open)
  return ok({ line, open, used: quantity - open, ...planUnitsBack(order, line, wish) })
}

export type UnitsBack = Pick<ReturnPlan, 'surcharges' | 'amounts'>

/** The money for units of a line that come back, whoever wants it and whenever. */
export function planUnitsBack(
  order: Pick<OrderWithLines, 'lines' | 'surcharges'>,
  line: StoredLine,
  wish: Pick<ReturnWish, 'quantity' | 'paid' | 'refunded'>,
): UnitsBack {
  const back = surchargesBack(order, line, wish.quantity)
  const surcharges = back.map(({ surcharge, units }) => ({
    position: surcharge.position,
    units,
    // The refund of a move to a cheaper slot is not given back again.
    amount: subtractBaisa(worthOfMore(surcharge, units), surcharge.creditedBaisa),
  }))
  return { surcharges, amounts: amountsOf(order, line, { ...wish, back }) }
}

type MoneyBack = Pick<ReturnWish, 'quantity' | 'paid' | 'refunded'> & { back: readonly SurchargeBack[] }

type SurchargeBack = { surcharge: StoredSurcharge; units: number }

function amountsOf(
  { lines, surcharges }: Pick<OrderWithLines, 'lines' | 'surcharges'>,
  line: StoredLine,
  { quantity, paid, refunded, back }: MoneyBack,
): ReturnAmounts {
  const items = worthOfMore(line, quantity)
  const service = sumBaisa(back.map(({ surcharge, units }) => worthOfMore(surcharge, units)))
  const rows = [...lines, ...surcharges]
  const whole = sumBaisa(rows.map(({ totalBaisa }) => totalBaisa))
  const before = sumBaisa(rows.map((each) => worthOf(each, each.returned)))
  const after = sumBaisa([before, items, service])
  const share = subtractBaisa(portionOf(paid, after, whole), portionOf(paid, before, whole))
  const credited = sumBaisa(back.map(({ surcharge }) => surcharge.creditedBaisa))
  const owed = subtractBaisa(share, minBaisa(share, credited))
  const refund = minBaisa(owed, subtractBaisa(paid, refunded))
  const undiscounted = multiplyBaisa(line.undiscountedUnitBaisa, quantity)
  return {
    undiscounted,
    discount: subtractBaisa(undiscounted, items),
    service: subtractBaisa(service, credited),
    paymentFee: subtractBaisa(refund, subtractBaisa(sumBaisa([items, service]), credited)),
    refund,
  }
}

/** The surcharges that come back with so many units of a line: its own, and with the last unit of all the order's. */
function surchargesBack(
  order: Pick<OrderWithLines, 'lines' | 'surcharges'>,
  line: StoredLine,
  quantity: number,
): SurchargeBack[] {
  const isLastOfLine = line.returned + quantity === line.quantity
  const isLastOfOrder =
    isLastOfLine &&
    order.lines.every((each) => each.position === line.position || each.returned === each.quantity)
  const isOrderUntouched = order.lines.every(({ deliveredAt }) => deliveredAt === null)
  return order.surcharges.flatMap((surcharge) => {
    const { linePosition, refund, returned } = surcharge
    const rest = { surcharge, units: surcharge.quantity - returned }
    if (refund === 'never' || rest.units === 0) return []
    if (linePosition === null)
      return isLastOfOrder && (refund === 'with-units' || isOrderUntouched) ? rest : []
    if (linePosition !== line.position) return []
    if (refund === 'with-units') return { surcharge, units: quantity }
    return isLastOfLine && line.deliveredAt === null ? rest : []
  })
}

type Worth = { totalBaisa: Baisa; quantity: number; returned: number }

/** Price of so many units of a row, discounts taken off; all units cost exactly the row's total. */
function worthOf({ totalBaisa, quantity }: Worth, units: number): Baisa {
  return portionOf(totalBaisa, units, quantity)
}

/** Price of the next units to come back. */
function worthOfMore(row: Worth, units: number): Baisa {
  return subtractBaisa(worthOf(row, row.returned + units), worthOf(row, row.returned))
}

/** Rounded down; the whole is the whole. */
function portionOf(amount: Baisa, part: number, whole: number): Baisa {
  return whole === 0 ? noBaisa : baisa(Number((BigInt(amount) * BigInt(part)) / BigInt(whole)))
}
