import { readKey } from '@warsha/contract/ids/global-id.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Models } from '#kernel/read-model.ts'
import { findCentre } from '#modules/booking/index.ts'
import { catalogueModel, type Variant } from '#modules/catalogue/index.ts'
import { type Checkout, lineTotal, priceNow } from '#modules/checkout/index.ts'
import { type BookedCentre, bookedMetadata } from '../rules/booked-metadata.ts'
import type { Name, OrderDraft, OrderLine } from '../rules/order.ts'

/** The order that a checkout would become now: prices and everything shown, copied. */
export async function draftOrder(models: Models, checkout: Checkout): Promise<OrderDraft> {
  const { language: locale } = checkout
  const { lines, surcharges, totals, discounts } = await priceNow(models, checkout)
  const { catalogue } = await models.get(catalogueModel)
  const centres = await centresOf(models, checkout)
  const drafted = [...lines].map(([line, price]): OrderLine => {
    const variant = catalogue.variantsById.get(line.variantId)
    const centre = line.slotId === null ? undefined : centres.get(line.metadata.service_center_id ?? '')
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
      discountBaisa: price.code_amount,
      totalBaisa: gross,
      taxBaisa: tax,
      taxBasisPoints: Math.round((price.tax_rate ?? 0) * 100),
      metadata: bookedMetadata(line.metadata, { centre, freeGift: giftOf(variant, locale), locale }),
      slotId: line.slotId,
      fulfilment: line.fulfilment,
    }
  })
  return {
    lines: drafted,
    surcharges: [...surcharges].map(([{ publicId: _, ...surcharge }, price]) => ({
      ...surcharge,
      sku: catalogue.variantsById.get(surcharge.variantId ?? -1)?.sku ?? '',
      discountBaisa: price.code_amount,
      totalBaisa: price.total,
      taxBaisa: price.total_tax,
    })),
    discounts: discounts.map(({ discount: { kind, sourceId, code, name }, amount }) => ({
      kind,
      sourceId,
      code,
      name,
      amountBaisa: amount,
    })),
    totalBaisa: totals.payable_amount,
    taxBaisa: totals.tax_amount,
    giftCardBaisa: totals.gift_card_amount,
  }
}

function nameOf(en: string | undefined, ar: string | null | undefined): Name {
  return { en: en ?? '', ar: ar || (en ?? '') }
}

function pictureOf(variant: Variant | undefined): string | null {
  const media = variant?.media.length ? variant.media : (variant?.product.media ?? [])
  return media.find(({ type }) => type === 'IMAGE')?.url ?? null
}

function giftOf(variant: Variant | undefined, locale: Locale): string | null {
  const product = variant?.product
  if (!product) return null
  return (locale === 'ar' ? product.translations.ar?.freeGift : null) ?? product.freeGift
}

/** The centres that do the work, by the id that the lines say. */
async function centresOf(models: Models, { lines }: Checkout): Promise<Map<string, BookedCentre>> {
  const ids = new Set(
    lines.flatMap(({ slotId, metadata }) => (slotId ? (metadata.service_center_id ?? []) : [])),
  )
  const centres = new Map<string, BookedCentre>()
  for (const id of ids) {
    const centre = await findCentre(models, readKey('ServiceCenter', id) ?? -1)
    if (centre.ok) centres.set(id, centre.value)
  }
  return centres
}
