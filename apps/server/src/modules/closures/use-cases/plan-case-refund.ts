import { type Baisa, noBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import { type BookedLine, type OrderWithLines, openUnits } from '#modules/orders/index.ts'
import { planUnitsBack, type ReturnedSurcharge } from '#modules/returns/index.ts'

export type LineBack = { position: number; units: number; surcharges: readonly ReturnedSurcharge[] }

export type CaseRefund = { amount: Baisa; lines: readonly LineBack[] }

/**
 * The money for all that is left of these lines, by the rule of returns: line after line, as if one had come back after the
 * other, so that the sum is the share of all that was paid to the baisa.
 */
export function planCaseRefund(
  order: Pick<OrderWithLines, 'lines' | 'surcharges'>,
  left: readonly BookedLine[],
  { paid, refunded }: { paid: Baisa; refunded: Baisa },
): CaseRefund {
  let rest = { lines: order.lines, surcharges: order.surcharges }
  let given: Baisa = noBaisa
  const lines: LineBack[] = []
  for (const { position } of left) {
    const line = rest.lines.find((each) => each.position === position)
    if (!line) continue
    const units = openUnits(line)
    const { surcharges, amounts } = planUnitsBack(rest, line, {
      quantity: units,
      paid,
      refunded: sumBaisa([refunded, given]),
    })
    given = sumBaisa([given, amounts.refund])
    lines.push({ position, units, surcharges })
    rest = withReturned(rest, { position, units, surcharges })
  }
  return { amount: given, lines }
}

type Parts = Pick<OrderWithLines, 'lines' | 'surcharges'>

function withReturned({ lines, surcharges }: Parts, back: LineBack): Parts {
  const unitsBack = new Map(back.surcharges.map(({ position, units }) => [position, units]))
  return {
    lines: lines.map((line) =>
      line.position === back.position ? { ...line, returned: line.returned + back.units } : line,
    ),
    surcharges: surcharges.map((each) => ({
      ...each,
      returned: each.returned + (unitsBack.get(each.position) ?? 0),
    })),
  }
}
