/**
 * From small to large where every variant is named by a measure or a size: 500 ml, 1 L, 4 L. Other names stay in the
 * shop's order.
 */
export function orderVariants<Item extends { size: string }>(variants: readonly Item[]): readonly Item[] {
  if (!variants.every(({ size }) => /^\d/.test(size))) return variants
  return variants.toSorted((one, other) => compareSizes(one.size, other.size))
}

const collator = new Intl.Collator('en', { numeric: true })

function compareSizes(one: string, other: string): number {
  const [first, second] = [readMeasure(one), readMeasure(other)]
  if (first && second && first.base === second.base) return first.amount - second.amount
  return collator.compare(one, other)
}

/** How many of the base unit one of these is. */
const units: Readonly<Record<string, { base: string; factor: number }>> = {
  ml: { base: 'ml', factor: 1 },
  l: { base: 'ml', factor: 1000 },
  g: { base: 'g', factor: 1 },
  kg: { base: 'g', factor: 1000 },
  mm: { base: 'mm', factor: 1 },
  cm: { base: 'mm', factor: 10 },
  m: { base: 'mm', factor: 1000 },
}

function readMeasure(size: string): { base: string; amount: number } | null {
  const [, digits, name = ''] = /^(\d{1,9}(?:\.\d{1,3})?) ?([a-z]{1,3})$/i.exec(size) ?? []
  const unit = units[name.toLowerCase()]
  return digits && unit ? { base: unit.base, amount: Number(digits) * unit.factor } : null
}
