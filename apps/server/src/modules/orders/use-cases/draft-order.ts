import type { Models } from '#kernel/read-model.ts'
import { catalogueModel, type Variant } from '#modules/catalogue/index.ts'
import { type Checkout, lineTotal, priceNow } from '#modules/checkout/index.ts'
import type { Name, OrderDraft, OrderLine } from '../rules/order.ts'

/** What a checkout would become at this moment: prices and everything shown, copied. */
export async function draftOrder(models: Models, checkout: Checkout): Promise<OrderDraft> {
  const { lines, totals } = await priceNow(models, checkout)
  const { catalogue } = await models.get(catalogueModel)
  const drafted = [...lines].map(([line, price]): OrderLine => {
    const variant = catalogue.variantsById.get(line.variantId)
    const { gross, tax } = lineTotal(price)
    return {
      position: line.position,
      variantId: line.variantId,
      productName: nameOf(variant?.product.name, variant?.product.translations.ar?.name),
      variantName: nameOf(variant?.name, variant?.translations.ar?.name),
      sku: variant?.sku ?? '',
      pictureUrl: pictureOf(variant),
      quantity: line.quantity,
      undiscountedUnitBaisa: price.price,
      unitBaisa: price.payable,
      totalBaisa: gross,
      taxBaisa: tax,
      metadata: line.metadata,
      slotId: line.slotId,
      feeOfPosition: line.feeOfPosition,
    }
  })
  return { lines: drafted, totalBaisa: totals.payable_amount, taxBaisa: totals.tax_amount }
}

function nameOf(en: string | undefined, ar: string | null | undefined): Name {
  return { en: en ?? '', ar: ar || (en ?? '') }
}

function pictureOf(variant: Variant | undefined): string | null {
  const media = variant?.media.length ? variant.media : (variant?.product.media ?? [])
  return media.find(({ type }) => type === 'IMAGE')?.url ?? null
}
