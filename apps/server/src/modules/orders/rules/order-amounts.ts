import { slotFeeKind } from '@warsha/contract/checkout/surcharges.ts'
import { type Baisa, multiplyBaisa, subtractBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import type { Order, OrderLine, OrderSurcharge } from './order.ts'

/** Amounts of an order's summary. `delivery` and `service` are slot fees: for bringing goods, or for doing the work. */
export type OrderAmounts = {
  undiscounted: Baisa
  /** Of goods and services before discounts; with the surcharges, less the discount, it is the total. */
  items: Baisa
  surcharges: Baisa
  discount: Baisa
  delivery: Baisa
  service: Baisa
  giftCard: Baisa
  credit: Baisa
  payable: Baisa
}

type CountedLine = Pick<OrderLine, 'position' | 'quantity' | 'undiscountedUnitBaisa' | 'metadata'>
type CountedSurcharge = Pick<OrderSurcharge, 'kind' | 'linePosition' | 'quantity' | 'unitBaisa'>

export function amountsOf(
  { totalBaisa, creditBaisa, giftCardBaisa }: Pick<Order, 'totalBaisa' | 'creditBaisa' | 'giftCardBaisa'>,
  { lines, surcharges }: { lines: readonly CountedLine[]; surcharges: readonly CountedSurcharge[] },
): OrderAmounts {
  const items = sumBaisa(lines.map((line) => multiplyBaisa(line.undiscountedUnitBaisa, line.quantity)))
  const undiscounted = sumBaisa([items, amountOf(surcharges)])
  const deliveries = new Set<number | null>(
    lines.filter(({ metadata }) => metadata.service_type === 'delivery').map(({ position }) => position),
  )
  const fees = surcharges.filter(({ kind }) => kind === slotFeeKind)
  const delivery = amountOf(fees.filter(({ linePosition }) => deliveries.has(linePosition)))
  return {
    undiscounted,
    items,
    surcharges: amountOf(surcharges),
    discount: subtractBaisa(undiscounted, totalBaisa),
    delivery,
    service: subtractBaisa(amountOf(fees), delivery),
    giftCard: giftCardBaisa,
    credit: creditBaisa,
    payable: subtractBaisa(subtractBaisa(totalBaisa, giftCardBaisa), creditBaisa),
  }
}

function amountOf(surcharges: readonly CountedSurcharge[]): Baisa {
  return sumBaisa(surcharges.map(({ unitBaisa, quantity }) => multiplyBaisa(unitBaisa, quantity)))
}
