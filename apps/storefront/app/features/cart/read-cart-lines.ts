import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { noBaisa } from '@warsha/contract/money/baisa.ts'
import { applyProducts } from './apply-products.ts'
import { readCartProducts } from './cart-products.ts'

export type BoughtVariant = Pick<CartLine, 'id' | 'variantId' | 'name' | 'quantity'>

/** Lines for the cart of what was bought before, as the shop sells it here now; what it does not sell is left out. */
export async function readCartLines(
  bought: readonly BoughtVariant[],
  lang: Locale,
  signal?: AbortSignal,
): Promise<CartLine[]> {
  const products = await readCartProducts([...new Set(bought.map(({ id }) => id))], lang, signal)
  const drafts = bought.map(
    (variant): CartLine => ({
      ...variant,
      img: '',
      bundle: [],
      serviceMetadata: null,
      metadata: [],
      error: null,
      price: noBaisa,
      payable_amount: noBaisa,
      discount_amount: noBaisa,
      discount_percentage: 0,
      tax: noBaisa,
    }),
  )
  const notes = { priceBefore: {}, available: {}, limits: {} }
  const { lines, goneIds } = applyProducts(drafts, { products, lang, notes })
  return lines.filter(({ id }) => !goneIds.includes(id))
}
