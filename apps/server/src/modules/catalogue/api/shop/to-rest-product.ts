import type { RestProduct } from '@warsha/contract/catalogue/catalogue.rest.ts'
import { currency, quantityLimit } from '@warsha/contract/constants.ts'
import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { Locale } from '@warsha/i18n/locales.ts'
import type { TaxedMoney } from '#http/graphql/money.ts'
import { absoluteMediaUrl } from '#http/media/absolute-media-url.ts'
import type { Availability } from '../../rules/availability.ts'
import type { Assignment, AttributeValue, Product } from '../../rules/catalogue.ts'
import { altOf } from '../../rules/picture-alt.ts'
import { priceOf, pricesOf } from '../../rules/prices.ts'
import { usageLimitOf } from '../../rules/usage-limit.ts'
import { toProductPricing } from './pricing.ts'
import type { RestShop } from './rest-shop.ts'

export function toRestProduct(shop: RestShop, availability: Availability) {
  const { catalogue, channel, locale, stateId, displayGrossPrices } = shop
  return (product: Product): RestProduct[] => {
    const prices = pricesOf(product, channel)
    const pricing = toProductPricing(product, channel)
    if (!prices || !pricing) return []
    const texts = product.translations[locale]
    const isDiscounted = prices.discountBaisa > 0
    const freeGift = texts?.freeGift ?? product.freeGift
    const media = product.media.map((each) => ({
      url: absoluteMediaUrl(each.url, shop),
      alt: altOf(each, locale),
      type: each.type,
    }))
    const variants = product.variants.flatMap((variant) => {
      const price = priceOf(variant, channel)
      if (!price) return []
      return {
        id: variant.id,
        sku: variant.sku,
        name: variant.name,
        translation: named(variant.translations[locale]),
        price: decimalFromBaisa(price.priceBaisa),
        payable_amount: decimalFromBaisa(price.payableBaisa),
        // As in GraphQL: a line takes no more, and the size of the stock is not public.
        quantityAvailable: Math.min(availability.freeUnits(variant, stateId), quantityLimit),
      }
    })
    return [
      {
        id: product.id,
        slug: product.slug,
        name: product.name,
        translation: named(texts),
        tag: texts?.tag ?? product.tag,
        category_id: product.category?.id ?? null,
        image: media[0]?.url ?? null,
        media,
        price: decimalFromBaisa(prices.price.lowest),
        payable_amount: decimalFromBaisa(prices.payable.lowest),
        discount_amount: decimalFromBaisa(prices.discountBaisa),
        discount_percentage: prices.discountPercentage,
        visible_discount_type: isDiscounted ? visibleType(product, prices.discountKind) : null,
        fixed_discount_amount: isDiscounted ? decimalFromBaisa(prices.discountBaisa) : null,
        quantityAvailable: Math.max(0, ...variants.map((variant) => variant.quantityAvailable)),
        usage_limit_type: usageLimitOf(product.category),
        bundle: product.bundle.flatMap(({ variantId, quantity }) => {
          const part = catalogue.variantsById.get(variantId)
          return part ? { product_id: part.product.id, quantity } : []
        }),
        serviceMetadata: freeGift ? { free_gift: freeGift } : null,
        pricing: {
          displayGrossPrices,
          currency,
          priceRange: toRange(pricing.priceRange),
          priceRangeUndiscounted: toRange(pricing.priceRangeUndiscounted),
          discount: pricing.discount && toTaxed(pricing.discount),
        },
        attributes: product.assignments
          .filter(({ attribute }) => attribute.isVisible)
          .map((assignment) => toAttribute(assignment, locale)),
        variants,
        metadata: product.metadata,
        details: product.assignments.flatMap((assignment) => toDetails(assignment, locale)),
      },
    ]
  }
}

/** An operator's word on how a discount is shown stands over the way it was made. */
function visibleType({ metadata }: Product, kind: string): 'fixed' | 'percentage' {
  return (metadata.visible_discount_type ?? kind) === 'fixed' ? 'fixed' : 'percentage'
}

function toAttribute({ attribute, values }: Assignment, locale: Locale) {
  return {
    id: attribute.id,
    slug: attribute.slug,
    name: attribute.name,
    translation: named(attribute.translations?.[locale]),
    metadata: attribute.metadata,
    values: values.map((value) => ({
      id: value.id,
      slug: value.slug,
      name: value.name,
      translation: named(value.translations?.[locale]),
      inputType: value.inputType,
      richText: richTextIn(value, locale),
    })),
  }
}

/** The sections of the product's page: rich texts that are meant for it and for the caller's language. */
function toDetails({ attribute, values }: Assignment, locale: Locale): RestProduct['details'] {
  const { detail, lang } = attribute.metadata
  if (attribute.inputType !== 'RICH_TEXT' || detail === 'false' || (lang && lang !== locale)) return []
  const items = values.flatMap((value) => {
    const richText = richTextIn(value, locale)
    if (!richText) return []
    return {
      name: value.translations?.[locale]?.name ?? value.name,
      inputType: 'RICH_TEXT' as const,
      richText,
    }
  })
  return [{ title: attribute.name, translation: named(attribute.translations?.[locale]), items }]
}

function richTextIn(value: AttributeValue, locale: Locale): Record<string, unknown> | null {
  return value.translations?.[locale]?.richText ?? value.richText ?? null
}

function named(texts: { name: string | null } | undefined): { name: string } | null {
  return texts?.name ? { name: texts.name } : null
}

function toRange({ start, stop }: { start: TaxedMoney; stop: TaxedMoney }) {
  return { start: toTaxed(start), stop: toTaxed(stop) }
}

function toTaxed({ gross, net, tax }: TaxedMoney) {
  const toAmount = ({ amount }: { amount: number }) => ({ amount, currency })
  return { gross: toAmount(gross), net: toAmount(net), tax: toAmount(tax) }
}
