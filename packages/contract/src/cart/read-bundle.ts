import type { BundlePart } from './cart-line.ts'

/** Reads the parts of a bundle as a product's metadata tells them; anything unreadable is no bundle. */
export function readBundle(text: string | null | undefined): BundlePart[] {
  if (!text) return []
  try {
    const parts: unknown = JSON.parse(text)
    return Array.isArray(parts) ? parts.flatMap(readPart) : []
  } catch {
    return []
  }
}

function readPart(part: unknown): BundlePart[] {
  const { product_id, quantity } = (part ?? {}) as { product_id?: unknown; quantity?: unknown }
  const isId = typeof product_id === 'string' || typeof product_id === 'number'
  if (!isId || !Number.isSafeInteger(quantity) || Number(quantity) < 1) return []
  return [{ product_id: String(product_id), quantity: Number(quantity) }]
}
