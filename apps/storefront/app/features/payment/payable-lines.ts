import { type Baisa, baisaFromDecimal, multiplyBaisa } from '@warsha/contract/money/baisa.ts'
import type { PaymentCheckoutQuery } from './payment.generated.ts'

export type PayableLine = { id: string; name: string; quantity: number; total: Baisa }

type Checkout = NonNullable<PaymentCheckoutQuery['checkout']>

/** Goods and services before codes, each followed by its surcharges under their own names; those of the order come last. */
export function payableLines({ lines, surcharges }: Pick<Checkout, 'lines' | 'surcharges'>): PayableLine[] {
  const listed = new Set(surcharges.map(({ listedAs }) => listedAs))
  const ofLine = (id: string | null) =>
    surcharges
      .filter(({ lineId }) => lineId === id)
      .map((surcharge) => ({
        id: surcharge.id,
        name: surcharge.name,
        quantity: surcharge.quantity,
        total: baisaFromDecimal(surcharge.undiscountedTotal.amount),
      }))
  const goods = lines.filter(({ id }) => !listed.has(id))
  const rows = goods.flatMap((line) => [
    {
      id: line.id,
      name: nameOf(line.variant),
      quantity: line.quantity,
      total: multiplyBaisa(baisaFromDecimal(line.unitPrice.gross.amount), line.quantity),
    },
    ...ofLine(line.id),
  ])
  return [...rows, ...ofLine(null)]
}

/** A variant by the name of its product, and its own where that says more. */
export function nameOf({ name, translation, product }: Checkout['lines'][number]['variant']): string {
  const variant = translation?.name ?? name
  const whole = product.translation?.name ?? product.name
  return variant && variant !== whole ? `${whole} · ${variant}` : whole
}
