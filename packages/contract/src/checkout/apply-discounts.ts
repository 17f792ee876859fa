import {
  applyPercent,
  type Baisa,
  minBaisa,
  multiplyBaisa,
  noBaisa,
  splitByWeights,
  subtractBaisa,
  sumBaisa,
} from '../money/baisa.ts'

/** In the order in which they apply: each reduces what those before it left. */
export const discountKinds = ['promo', 'referral', 'gift_card'] as const

export type DiscountKind = (typeof discountKinds)[number]

/**
 * Terms of a discount, as far as they are decided before the prices are known. `percent` is of so many units of each
 * line. `amount` is spread over the lines named, or over all of them with their fees. `money` pays, and reduces no line.
 */
export type DiscountTerms =
  | { type: 'percent'; lines: readonly { lineId: string; percent: number; units: number }[] }
  | { type: 'amount'; amount: Baisa; lineIds: readonly string[] | null }
  | { type: 'money'; amount: Baisa }

/** A line at its price of today, before any code. */
export type DiscountableLine = { id: string; unit: Baisa; quantity: number }

export type AppliedDiscounts = {
  /** Amount of each discount, in their order. */
  amounts: readonly Baisa[]
  /** By how much each line is reduced; these sum to what the discounts of lines come to. */
  shares: ReadonlyMap<string, Baisa>
  /** Price of the lines after their reductions, and the amount due when gift cards and the like are taken off. */
  total: Baisa
  due: Baisa
}

/** The one computation of discounts. No line and no total falls below zero, and nothing is lost by rounding. */
export function applyDiscounts(
  lines: readonly DiscountableLine[],
  discounts: readonly { terms: DiscountTerms }[],
): AppliedDiscounts {
  const left = new Map(lines.map(({ id, unit, quantity }) => [id, multiplyBaisa(unit, quantity)]))
  const amounts = discounts.map(({ terms }) =>
    terms.type === 'money' ? noBaisa : reduce(left, sharesOf(terms, lines, left)),
  )
  const total = sumBaisa(left.values())
  let due = total
  discounts.forEach(({ terms }, at) => {
    if (terms.type !== 'money') return
    const amount = minBaisa(terms.amount, due)
    amounts[at] = amount
    due = subtractBaisa(due, amount)
  })
  const shares = lines.map(({ id, unit, quantity }): [string, Baisa] => [
    id,
    subtractBaisa(multiplyBaisa(unit, quantity), left.get(id) ?? noBaisa),
  ])
  return { amounts, shares: new Map(shares), total, due }
}

type Amounts = Map<string, Baisa>

function reduce(left: Amounts, shares: ReadonlyMap<string, Baisa>): Baisa {
  for (const [id, share] of shares) left.set(id, subtractBaisa(left.get(id) ?? noBaisa, share))
  return sumBaisa(shares.values())
}

function sharesOf(
  terms: Exclude<DiscountTerms, { type: 'money' }>,
  lines: readonly DiscountableLine[],
  left: ReadonlyMap<string, Baisa>,
): ReadonlyMap<string, Baisa> {
  if (terms.type === 'percent') return percentShares(terms.lines, lines, left)
  const ids = lines.map(({ id }) => id).filter((id) => terms.lineIds?.includes(id) ?? true)
  const weights = ids.map((id) => left.get(id) ?? noBaisa)
  const amount = minBaisa(terms.amount, sumBaisa(weights))
  const parts = splitByWeights(amount, weights)
  return new Map(ids.map((id, at) => [id, parts[at] ?? noBaisa]))
}

function percentShares(
  reduced: readonly { lineId: string; percent: number; units: number }[],
  lines: readonly DiscountableLine[],
  left: ReadonlyMap<string, Baisa>,
): ReadonlyMap<string, Baisa> {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const shares = reduced.flatMap(({ lineId, percent, units }): [string, Baisa][] => {
    const line = byId.get(lineId)
    if (!line) return []
    const share = applyPercent(multiplyBaisa(line.unit, Math.min(units, line.quantity)), percent)
    return [[lineId, minBaisa(share, left.get(lineId) ?? noBaisa)]]
  })
  return new Map(shares)
}
