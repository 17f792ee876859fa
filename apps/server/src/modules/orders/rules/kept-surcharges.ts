import { type Baisa, baisa, noBaisa, subtractBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import type { StoredLine, StoredSurcharge } from './order.ts'

type SoldParts = {
  lines: readonly Pick<StoredLine, 'totalBaisa'>[]
  surcharges: readonly Pick<StoredSurcharge, 'totalBaisa' | 'refund'>[]
}

/** The amount that the shop keeps of a cancelled order: the share of surcharges that are never refunded. */
export function keptOf({ lines, surcharges }: SoldParts, paid: Baisa): Baisa {
  const kept = sumBaisa(
    surcharges.filter(({ refund }) => refund === 'never').map(({ totalBaisa }) => totalBaisa),
  )
  if (kept === noBaisa) return noBaisa
  const whole = sumBaisa([...lines, ...surcharges].map(({ totalBaisa }) => totalBaisa))
  const back = (BigInt(paid) * BigInt(subtractBaisa(whole, kept))) / BigInt(whole)
  return subtractBaisa(paid, baisa(Number(back)))
}
