/** The shop's answer about one line of a stock check. */
export type CheckedLine = { productId: string; variantId: string; left: number; code: string | null }

/** Reads the lines of an answer or of a refusal; what is not there or not of this form is left out. */
export function readCheckedLines(answer: unknown): CheckedLine[] {
  const { products } = asRecord(answer)
  if (!Array.isArray(products)) return []
  return products.flatMap((line: unknown) => {
    const { product_id, variant_id, quantity_available, code } = asRecord(line)
    if (typeof product_id !== 'string' || typeof variant_id !== 'string') return []
    if (typeof quantity_available !== 'number') return []
    return {
      productId: product_id,
      variantId: variant_id,
      left: quantity_available,
      code: typeof code === 'string' ? code : null,
    }
  })
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
