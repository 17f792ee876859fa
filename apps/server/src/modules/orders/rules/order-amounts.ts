import { type Baisa, multiplyBaisa, subtractBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import type { Order, OrderLine } from './order.ts'

/** What an order's summary shows. Fees are those of booked hours: of bringing something, or of doing it. */
export type OrderAmounts = {
  undiscounted: Baisa
  /** Of goods and services before discounts; with the fees, less the discount, it is the total. */
  items: Baisa
  discount: Baisa
  delivery: Baisa
  service: Baisa
  giftCard: Baisa
  credit: Baisa
  payable: Baisa
}

type CountedLine = Pick<
  OrderLine,
  'position' | 'quantity' | 'undiscountedUnitBaisa' | 'metadata' | 'feeOfPosition'
>

export function amountsOf(
  { totalBaisa, creditBaisa, giftCardBaisa }: Pick<Order, 'totalBaisa' | 'creditBaisa' | 'giftCardBaisa'>,
  lines: readonly CountedLine[],
): OrderAmounts {
  const undiscounted = undiscountedOf(lines)
  const deliveries = new Set(
    lines.filter(({ metadata }) => metadata.service_type === 'delivery').map(({ position }) => position),
  )
  const fees = lines.filter(({ feeOfPosition }) => feeOfPosition !== null)
  const delivery = undiscountedOf(fees.filter(({ feeOfPosition }) => deliveries.has(feeOfPosition ?? -1)))
  return {
    undiscounted,
    items: subtractBaisa(undiscounted, undiscountedOf(fees)),
    discount: subtractBaisa(undiscounted, totalBaisa),
    delivery,
    service: subtractBaisa(undiscountedOf(fees), delivery),
    giftCard: giftCardBaisa,
    credit: creditBaisa,
    payable: subtractBaisa(subtractBaisa(totalBaisa, giftCardBaisa), creditBaisa),
  }
}

function undiscountedOf(lines: readonly CountedLine[]): Baisa {
  return sumBaisa(lines.map((line) => multiplyBaisa(line.undiscountedUnitBaisa, line.quantity)))
}
