/**
 * Money is a whole number of baisa, the thousandth of a rial. Never a fraction, never a float sum, and never just
 * any number: an amount is made by `baisa` or comes out of another amount.
 */
export type Baisa = number & { readonly [unit]: 'baisa' }
declare const unit: unique symbol

const baisaPerRial = 1_000

/** Reads what an API or an operator writes, `8.9` or `'8.900'`. More than three decimals are a fault, not rounded. */
export function baisaFromDecimal(decimal: string | number): Baisa {
  return baisa(thousandthsOf(decimal))
}

/** The number an API answers; JSON has no three-decimal form, so 8900 becomes 8.9. */
export function decimalFromBaisa(amount: Baisa): number {
  return baisa(amount) / baisaPerRial
}

/** `'8.900'`: three decimals, no grouping, for machines that read text. */
export function decimalTextFromBaisa(amount: Baisa): string {
  const digits = String(Math.abs(baisa(amount))).padStart(4, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`
}

export function baisa(amount: number): Baisa {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of baisa: ${amount}`)
  return amount as Baisa
}

export const noBaisa = baisa(0)

export function sumBaisa(amounts: Iterable<Baisa>): Baisa {
  let total = noBaisa
  for (const amount of amounts) total = baisa(total + baisa(amount))
  return total
}

export function subtractBaisa(amount: Baisa, less: Baisa): Baisa {
  return baisa(baisa(amount) - baisa(less))
}

export function negateBaisa(amount: Baisa): Baisa {
  return subtractBaisa(noBaisa, amount)
}

export function multiplyBaisa(amount: Baisa, quantity: number): Baisa {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`Not a whole number of pieces: ${quantity}`)
  return baisa(baisa(amount) * quantity)
}

/** The smallest of the amounts, of which there must be one. */
export function minBaisa(...amounts: readonly Baisa[]): Baisa {
  return baisa(Math.min(...amounts))
}

export function maxBaisa(...amounts: readonly Baisa[]): Baisa {
  return baisa(Math.max(...amounts))
}

/** The given percentage of an amount, rounded half up; a refund rounds like the charge it undoes. */
export function applyPercent(amount: Baisa, percent: string | number): Baisa {
  return divideHalfUp(BigInt(baisa(amount)) * milliPercent(percent), 100_000n)
}

/** The tax inside a price that already contains it, rounded once. */
export function taxIncluded(grossBaisa: Baisa, ratePercent: string | number): Baisa {
  const rate = milliPercent(ratePercent)
  return divideHalfUp(BigInt(baisa(grossBaisa)) * rate, 100_000n + rate)
}

/**
 * Divides an amount in proportion to the weights so that the parts add up exactly: every part is rounded
 * towards zero, then the largest remainders get one baisa more, the earlier part first when two are equal.
 */
export function splitByWeights(totalBaisa: Baisa, weights: readonly number[]): Baisa[] {
  const sign = baisa(totalBaisa) < 0 ? -1 : 1
  const total = BigInt(Math.abs(totalBaisa))
  const whole = weights.reduce((sum, weight) => sum + weightOf(weight), 0n)
  if (total === 0n) return weights.map(() => noBaisa)
  if (whole === 0n) throw new RangeError('Cannot split an amount over weights that are all zero')

  const shares = weights.map((weight, index) => {
    const exact = total * BigInt(weight)
    return { index, part: exact / whole, remainder: exact % whole }
  })
  const left = Number(total - shares.reduce((sum, share) => sum + share.part, 0n))
  const favoured = new Set(shares.toSorted(byRemainder).slice(0, left))
  return shares.map((share) => baisa(Number(share.part + (favoured.has(share) ? 1n : 0n)) * sign || 0))
}

type Share = { index: number; part: bigint; remainder: bigint }

function byRemainder(one: Share, other: Share): number {
  if (one.remainder === other.remainder) return one.index - other.index
  return one.remainder > other.remainder ? -1 : 1
}

function weightOf(weight: number): bigint {
  if (!Number.isSafeInteger(weight) || weight < 0) {
    throw new RangeError(`Not a weight: ${weight}; weights are whole and not negative`)
  }
  return BigInt(weight)
}

function milliPercent(percent: string | number): bigint {
  const thousandths = thousandthsOf(percent)
  if (thousandths < 0) throw new RangeError(`Not a percentage: ${percent}; it may not be negative`)
  return BigInt(thousandths)
}

/** Goes through the written form, because 1.005 * 1000 is 1004.9999999999999. */
function thousandthsOf(decimal: string | number): number {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,3})0*)?$/.exec(String(decimal))
  if (!match) throw new RangeError(`Not a number with at most three decimals: ${decimal}`)
  const [, sign, rials, fraction = ''] = match
  const thousandths = baisa(Number(rials) * baisaPerRial + Number(fraction.padEnd(3, '0')))
  return sign && thousandths ? -thousandths : thousandths
}

function divideHalfUp(numerator: bigint, denominator: bigint): Baisa {
  const magnitude = numerator < 0n ? -numerator : numerator
  const rounded = Number((magnitude * 2n + denominator) / (denominator * 2n))
  return baisa(numerator < 0n && rounded ? -rounded : rounded)
}
