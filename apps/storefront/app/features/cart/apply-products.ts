import { type CartLine, isServiceFee } from '@warsha/contract/cart/cart-line.ts'
import { type OfferedProduct, toCartProduct } from '@warsha/contract/cart/cart-product.ts'
import { readBundle } from '@warsha/contract/cart/read-bundle.ts'
import { metadataText } from '@warsha/contract/catalogue/metadata-text.ts'
import { readPricing, type VariantPrice } from '@warsha/contract/catalogue/read-pricing.ts'
import { readTaxRate } from '@warsha/contract/catalogue/read-tax-rate.ts'
import { quantityLimit } from '@warsha/contract/constants.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import type { CartNotes, FreshProduct, FreshVariant } from './fresh-product.ts'

export type Applied = {
  lines: CartLine[]
  notes: CartNotes
  /** Products of the cart that the shop no longer sells here. */
  goneIds: string[]
}

/** Brings the lines up to date with the shop: names, pictures and prices; a changed price is noted. */
export function applyProducts(
  lines: readonly CartLine[],
  { products, lang, notes }: { products: readonly FreshProduct[]; lang: Locale; notes: CartNotes },
): Applied {
  const found = lines.map((line) => ({ line, fresh: isServiceFee(line) ? null : findFresh(products, line) }))
  const updated = found.map(({ line, fresh }) =>
    fresh ? { ...line, ...toCartProduct(offerOf(fresh, lang)) } : line,
  )
  return {
    lines: updated,
    notes: {
      priceBefore: Object.fromEntries(updated.flatMap((line, index) => priceMark(lines[index], line, notes))),
      available: ofVariants(found, ({ quantityAvailable, ...variant }) =>
        Math.min(quantityAvailable ?? 0, limitOf(variant)),
      ),
      limits: ofVariants(found, limitOf),
    },
    goneIds: found.flatMap(({ line, fresh }) => (fresh || isServiceFee(line) ? [] : line.id)),
  }
}

function ofVariants(
  found: readonly { line: CartLine; fresh: Fresh | null }[],
  read: (variant: FreshVariant) => number,
): Record<string, number> {
  return Object.fromEntries(
    found.flatMap(({ line, fresh }) => (fresh ? [[line.variantId, read(fresh.variant)]] : [])),
  )
}

/** A variant that names no limit has the shop's. */
function limitOf({ quantityLimitPerCustomer }: Pick<FreshVariant, 'quantityLimitPerCustomer'>): number {
  return quantityLimitPerCustomer ?? quantityLimit
}

type Fresh = { product: FreshProduct; variant: FreshVariant; price: VariantPrice }

/** A variant without a price is not for sale. */
function findFresh(products: readonly FreshProduct[], line: CartLine): Fresh | null {
  const product = products.find(({ id }) => id === line.id)
  const variant = product?.variants?.find(({ id }) => id === line.variantId)
  const price = readPricing(variant?.pricing)
  return product && variant && price ? { product, variant, price } : null
}

function offerOf({ product, variant, price }: Fresh, lang: Locale): OfferedProduct {
  const offered = product.variants?.filter(({ pricing }) => readPricing(pricing)) ?? []
  return {
    ...price,
    id: product.id,
    variantId: variant.id,
    name: product.translation?.name || product.name,
    variantName: offered.length > 1 ? variant.translation?.name || variant.name : null,
    picture: variant.media?.find(({ type }) => type === 'IMAGE')?.url ?? product.thumbnail?.url ?? null,
    bundle: readBundle(product.metafields?.bundle),
    freeGift: metadataText(product.metafields, 'free_gift', lang),
    taxRate: readTaxRate(product.metafields),
  }
}

/** The mark stays for the visit, and goes when the price is again what the shopper saw first. */
function priceMark(
  before: CartLine | undefined,
  now: CartLine,
  notes: CartNotes,
): [variantId: string, price: Baisa][] {
  const seen = notes.priceBefore[now.variantId] ?? before?.payable_amount ?? noBaisa
  return seen > 0 && seen !== now.payable_amount ? [[now.variantId, seen]] : []
}
