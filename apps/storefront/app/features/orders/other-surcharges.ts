import { slotFeeKind } from '@warsha/contract/checkout/surcharges.ts'
import { type Baisa, baisaFromDecimal, sumBaisa } from '@warsha/contract/money/baisa.ts'
import type { ShownOrder } from './order-calls.ts'

/** Surcharges by their names, each summed over the lines. The fees of slots have rows of their own. */
export function otherSurcharges({
  surcharges,
}: Pick<ShownOrder, 'surcharges'>): { name: string; amount: Baisa }[] {
  const others = surcharges.filter(({ kind }) => kind !== slotFeeKind)
  return [...Map.groupBy(others, ({ name }) => name)].map(([name, rows]) => ({
    name,
    amount: sumBaisa(rows.map(({ undiscountedTotal }) => baisaFromDecimal(undiscountedTotal.amount))),
  }))
}
