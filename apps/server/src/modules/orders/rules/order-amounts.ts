import { type Baisa, multiplyBaisa, noBaisa, subtractBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import type { Order, OrderLine } from './order.ts'

/** What an order's summary shows. Fees are those of booked hours: of bringing something, or of doing it. */
export type OrderAmounts = {
  undiscounted: Baisa
  discount: Baisa
  delivery: Baisa
  service: Baisa
  credit: Baisa
  payable: Baisa
}

type CountedLine = Pick<
  OrderLine,
  'position' | 'quantity' | 'undiscountedUnitBaisa' | 'totalBaisa' | 'metadata' | 'feeOfPosition'
>

export function amountsOf(
  { totalBaisa, creditBaisa, giftCardBaisa }: Pick<Order, 'totalBaisa' | 'creditBaisa' | 'giftCardBaisa'>,
  lines: readonly CountedLine[],
): OrderAmounts {
  const undiscounted = sumBaisa(lines.map((line) => multiplyBaisa(line.undiscountedUnitBaisa, line.quantity)))
  const deliveries = new Set(
    lines.filter(({ metadata }) => metadata.service_type === 'delivery').map(({ position }) => position),
  )
  const fees = lines.filter(({ feeOfPosition }) => feeOfPosition !== null)
  const delivery = sumBaisa(
    fees.map((fee) => (deliveries.has(fee.feeOfPosition ?? -1) ? fee.totalBaisa : noBaisa)),
  )
  return {
    undiscounted,
    discount: subtractBaisa(undiscounted, totalBaisa),
    delivery,
    service: subtractBaisa(sumBaisa(fees.map((fee) => fee.totalBaisa)), delivery),
    credit: creditBaisa,
    payable: subtractBaisa(subtractBaisa(totalBaisa, giftCardBaisa), creditBaisa),
  }
}
