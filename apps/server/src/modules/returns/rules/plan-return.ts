import {
  type Baisa,
  baisa,
  leastBaisa,
  multiplyBaisa,
  noBaisa,
  subtractBaisa,
  sumBaisa,
} from '@warsha/contract/money/baisa.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { OrderWithLines, StoredLine } from '#modules/orders/index.ts'
import { returnableUnits } from './returnable-units.ts'

export type ReturnRefusal = 'NOT_FOUND' | 'RETURN_CLOSED' | 'RETURN_QUANTITY_TOO_HIGH'

/** What a return gives back, and of what it is made up. */
export type ReturnAmounts = {
  undiscounted: Baisa
  discount: Baisa
  service: Baisa
  paymentFee: Baisa
  refund: Baisa
}

export type ReturnPlan = {
  line: StoredLine
  open: number
  used: number
  withFees: boolean
  amounts: ReturnAmounts
}

export type ReturnWish = {
  position: number
  quantity: number
  now: Date
  /** What was paid for the order with all fees, and what of it was given back. */
  paid: Baisa
  refunded: Baisa
}

/**
 * Plans a return. What comes back is the share of all that was paid for the order, so that returning everything, in
 * whatever portions, gives back exactly that. The fee of an hour goes back when nothing of its line was done.
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
  const withFees = line.deliveredAt === null && line.returned + quantity === line.quantity
  const amounts = amountsOf(order.lines, line, { ...wish, withFees })
  return ok({ line, open, used: quantity - open, withFees, amounts })
}

function amountsOf(
  lines: readonly StoredLine[],
  line: StoredLine,
  { quantity, paid, refunded, withFees }: ReturnWish & { withFees: boolean },
): ReturnAmounts {
  const items = subtractBaisa(worthOf(line, line.returned + quantity), worthOf(line, line.returned))
  const fees = lines.filter(({ feeOfPosition }) => withFees && feeOfPosition === line.position)
  const service = sumBaisa(fees.map((fee) => subtractBaisa(fee.totalBaisa, worthOf(fee, fee.returned))))
  const whole = sumBaisa(lines.map(({ totalBaisa }) => totalBaisa))
  const before = sumBaisa(lines.map((each) => worthOf(each, each.returned)))
  const after = sumBaisa([before, items, service])
  const share = subtractBaisa(portionOf(paid, after, whole), portionOf(paid, before, whole))
  // What a move to a cheaper slot has given back of a fee is not given back again.
  const credited = sumBaisa(fees.map(({ creditedBaisa }) => creditedBaisa))
  const owed = subtractBaisa(share, leastBaisa(share, credited))
  const refund = leastBaisa(owed, subtractBaisa(paid, refunded))
  const undiscounted = multiplyBaisa(line.undiscountedUnitBaisa, quantity)
  return {
    undiscounted,
    discount: subtractBaisa(undiscounted, items),
    service: subtractBaisa(service, credited),
    paymentFee: subtractBaisa(refund, subtractBaisa(sumBaisa([items, service]), credited)),
    refund,
  }
}

/** What so many units of a line cost, discounts taken off; all of them cost all of it. */
function worthOf({ totalBaisa, quantity }: StoredLine, units: number): Baisa {
  return portionOf(totalBaisa, units, quantity)
}

/** Rounded down; the whole is the whole. */
function portionOf(amount: Baisa, part: number, whole: number): Baisa {
  return whole === 0 ? noBaisa : baisa(Number((BigInt(amount) * BigInt(part)) / BigInt(whole)))
}
