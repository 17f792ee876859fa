import { type CartLine, isServiceFee } from '@warsha/contract/cart/cart-line.ts'
import { readBundle } from '@warsha/contract/cart/read-bundle.ts'
import { discountPercentage } from '@warsha/contract/catalogue/discount-percentage.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type Baisa, baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
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
  const updated = found.map(({ line, fresh }) => (fresh ? { ...line, ...detailsOf(fresh, lang) } : line))
  return {
    lines: updated,
    notes: {
      priceBefore: Object.fromEntries(updated.flatMap((line, index) => priceMark(lines[index], line, notes))),
      available: Object.fromEntries(
        found.flatMap(({ line, fresh }) =>
          fresh ? [[line.variantId, fresh.variant.quantityAvailable ?? 0]] : [],
        ),
      ),
    },
    goneIds: found.flatMap(({ line, fresh }) => (fresh || isServiceFee(line) ? [] : line.id)),
  }
}

type Fresh = { product: FreshProduct; variant: FreshVariant; price: Baisa; payable: Baisa; tax: Baisa }

/** A variant without a price is not for sale. */
function findFresh(products: readonly FreshProduct[], line: CartLine): Fresh | null {
  const product = products.find(({ id }) => id === line.id)
  const variant = product?.variants?.find(({ id }) => id === line.variantId)
  if (!product || !variant?.pricing?.price) return null
  const { price, priceUndiscounted } = variant.pricing
  return {
    product,
    variant,
    price: baisaFromDecimal((priceUndiscounted ?? price).gross.amount),
    payable: baisaFromDecimal(price.gross.amount),
    tax: baisaFromDecimal(price.tax.amount),
  }
}

function detailsOf({ product, variant, price, payable, tax }: Fresh, lang: Locale) {
  const gift = giftOf(product, lang)
  return {
    name: lineName(product, variant),
    price,
    payable_amount: payable,
    discount_amount: price - payable,
    discount_percentage: discountPercentage(price - payable, price),
    tax,
    img: product.thumbnail?.url ?? '',
    bundle: readBundle(product.metafields?.bundle),
    serviceMetadata: gift ? { free_gift: gift } : null,
  }
}

function giftOf({ metafields }: FreshProduct, lang: Locale): string | undefined {
  return (lang === 'ar' && metafields?.free_gift_ar) || metafields?.free_gift
}

/** Of a product in several sizes, the size belongs to the name. */
export function lineName(
  product: Pick<FreshProduct, 'name' | 'translation'> & { variants: readonly unknown[] | null },
  variant: Pick<FreshVariant, 'name' | 'translation'>,
): string {
  const name = product.translation?.name || product.name
  if ((product.variants?.length ?? 0) < 2) return name
  return `${name} · ${variant.translation?.name || variant.name}`
}

/** The mark stays for the visit, and goes when the price is again what the shopper saw first. */
function priceMark(
  before: CartLine | undefined,
  now: CartLine,
  notes: CartNotes,
): [variantId: string, price: Baisa][] {
  const seen = notes.priceBefore[now.variantId] ?? before?.payable_amount ?? 0
  return seen > 0 && seen !== now.payable_amount ? [[now.variantId, seen]] : []
}
