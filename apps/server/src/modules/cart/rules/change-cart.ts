import type { BundlePart, CartLine, MetadataPair } from '@warsha/contract/cart/cart-line.ts'
import { isServiceFee, serviceFeeName } from '@warsha/contract/cart/cart-line.ts'
import { discountPercentage } from '@warsha/contract/catalogue/discount-percentage.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { noBaisa, subtractBaisa, taxIncluded } from '@warsha/contract/money/baisa.ts'
import type { Catalogue, Channel, Variant } from '#modules/catalogue/index.ts'

/** A line as a caller sends it. Its prices and names are not used. */
export type SentLine = {
  /** Product and variant as the caller names them: the answer names them alike. */
  id: string
  variant: string | undefined
  productId: number | undefined
  variantId: number | undefined
  name: string | undefined
  quantity: number
  metadata: readonly MetadataPair[]
}

export type CartShop = { catalogue: Catalogue; channel: Channel; locale: Locale }

/** The cart with one product's quantity changed, or with the product added at the end. */
export function changeLines(lines: readonly SentLine[], changed: SentLine): SentLine[] {
  const at = lines.findIndex(
    (line) =>
      !isServiceFee({ name: line.name ?? '' }) &&
      line.productId === changed.productId &&
      (changed.variantId === undefined || line.variantId === changed.variantId),
  )
  const known = lines[at]
  if (!known) return [...lines, changed]
  return lines.with(at, { ...known, quantity: changed.quantity })
}

/** A line at today's prices; undefined when the channel does not sell it, or no longer. */
export function priceLine(line: SentLine, { catalogue, channel, locale }: CartShop): CartLine | undefined {
  const variant = findVariant(line, catalogue, channel)
  const price = variant?.prices[channel.index]
  if (!variant || !price) return undefined
  const { product } = variant
  const isFee = product.kind === 'fee'
  const taxRate = price.taxBasisPoints / 100
  const texts = product.translations[locale]
  const freeGift = texts?.freeGift ?? product.freeGift
  const discount = subtractBaisa(price.priceBaisa, price.payableBaisa)
  return {
    id: line.id,
    variantId: line.variant ?? String(variant.id),
    name: isFee ? serviceFeeName : (texts?.name ?? product.name),
    quantity: line.quantity,
    price: price.priceBaisa,
    payable_amount: price.payableBaisa,
    discount_amount: discount,
    discount_percentage: discountPercentage(discount, price.priceBaisa),
    tax: isFee ? noBaisa : taxIncluded(price.payableBaisa, taxRate),
    ...(!isFee && { tax_rate: taxRate }),
    img: (variant.media[0] ?? product.media[0])?.url ?? '',
    bundle: partsOf(variant, catalogue),
    metadata: [...line.metadata],
    serviceMetadata: freeGift ? { free_gift: freeGift } : null,
    error: null,
  }
}

/** A fee is named by the variant that carries its amount; goods by product and, when there are several, variant. */
function findVariant(line: SentLine, catalogue: Catalogue, channel: Channel): Variant | undefined {
  const { productId, variantId, name } = line
  if (isServiceFee({ name: name ?? '' })) {
    const fee = catalogue.variantsById.get(variantId ?? productId ?? -1)
    return fee?.product.kind === 'fee' ? fee : undefined
  }
  const product = catalogue.productsById.get(productId ?? -1)
  if (!product || product.kind === 'fee') return undefined
  return product.variants.find(
    ({ id, prices }) => prices[channel.index] && (variantId === undefined || id === variantId),
  )
}

function partsOf({ product }: Variant, { variantsById }: Catalogue): BundlePart[] {
  return product.bundle.flatMap(({ variantId, quantity }) => {
    const part = variantsById.get(variantId)
    return part ? { product_id: String(part.product.id), quantity } : []
  })
}
