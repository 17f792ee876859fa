/** The percentage in a product's metadata; null when there is none, or something else. */
export function readTaxRate(metafields: unknown): number | null {
  const text = (metafields as { tax_rate?: unknown } | null)?.tax_rate
  return typeof text === 'string' && isTaxRate(Number(text)) && text !== '' ? Number(text) : null
}

/** Hundredths of a percent are as fine as the shop counts. */
export function isTaxRate(rate: unknown): rate is number {
  return (
    typeof rate === 'number' && rate >= 0 && rate <= 100 && Number.isInteger(Math.round(rate * 1e6) / 1e4)
  )
}
