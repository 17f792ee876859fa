import { noBaisa } from '@warsha/contract/money/baisa.ts'
import type { CheckoutLine } from './checkout.ts'
import type { CheckoutSurcharge, SurchargeAmount, SurchargeKind } from './surcharge.ts'

export type Surcharged = { lines: CheckoutLine[]; surcharges: CheckoutSurcharge[] }

/**
 * Numbers the lines with what the declared kinds add to them: each line is followed by its surcharges, those of the
 * whole order come last. `sources` are what the kinds look at, one for each line.
 */
export function applySurcharges<Source>(
  lines: readonly Omit<CheckoutLine, 'position'>[],
  sources: readonly Source[],
  { kinds, newId }: { kinds: readonly SurchargeKind<Source>[]; newId: () => string },
): Surcharged {
  const made: Surcharged = { lines: [], surcharges: [] }
  const nextPosition = () => made.lines.length + made.surcharges.length
  lines.forEach((line, at) => {
    const linePosition = nextPosition()
    made.lines.push({ ...line, position: linePosition })
    const source = sources[at]
    if (source === undefined) return
    for (const kind of kinds) {
      if (kind.scope === 'line') add(kind, kind.amountOf(source), { linePosition, quantity: line.quantity })
    }
  })
  if (lines.length > 0)
    for (const kind of kinds) {
      if (kind.scope === 'order') add(kind, kind.amountOf(sources), { linePosition: null, quantity: 1 })
    }
  return made

  function add(
    { kind, name, taxBasisPoints, refund }: SurchargeKind<Source>,
    amount: SurchargeAmount | undefined,
    of: Pick<CheckoutSurcharge, 'linePosition' | 'quantity'>,
  ): void {
    if (!amount || amount.unitBaisa <= noBaisa) return
    const { unitBaisa, variantId = null } = amount
    const position = nextPosition()
    made.surcharges.push({
      publicId: newId(),
      position,
      kind,
      ...of,
      variantId,
      name,
      unitBaisa,
      taxBasisPoints,
      refund,
    })
  }
}
