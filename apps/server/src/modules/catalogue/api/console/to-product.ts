import type {
  RestListedProduct,
  RestProductRecord,
} from '@warsha/contract/console/catalogue/products.rest.ts'
import type { RestRichText } from '@warsha/contract/console/rich-text-shape.ts'
import { toOlderTexts } from '#http/rest/to-older-texts.ts'
import type { AttributeWords } from '#kernel/described-attributes.ts'
import type { EditedProduct, InLanguages } from '../../rules/edited-product.ts'
import type { InChannels, ProductOptions } from '../../use-cases/list-console-products.ts'

export function toProduct(product: EditedProduct): RestProductRecord {
  return {
    id: product.id,
    slug: product.slug,
    kind: product.kind,
    type_id: product.productTypeId,
    name: product.name,
    description: toRichTexts(product.description),
    tag: product.tag,
    free_gift: product.freeGift,
    seo_title: product.seoTitle,
    seo_description: product.seoDescription,
    older: toOlderTexts(product.older),
    category_id: product.categoryId,
    sales_rank: product.salesRank,
    tax_basis_points: product.taxBasisPoints,
    state_ids: [...product.stateIds],
    ways: product.ways.map(({ serviceType, venue }) => ({ service_type: serviceType, venue })),
    value_ids: [...product.valueIds],
    numbers: product.numbers.map(({ attributeId, number }) => ({ attribute_id: attributeId, number })),
    attribute_texts: product.attributeTexts.map(({ attributeId, text, older = [] }) => ({
      attribute_id: attributeId,
      text: { en: toWords(text.en), ar: toWords(text.ar), hi: toWords(text.hi) },
      older: [...older],
    })),
    attribute_files: product.attributeFiles.map(({ attributeId, url }) => ({
      attribute_id: attributeId,
      url,
    })),
    variants: product.variants.map(({ id, sku, name, trackInventory, valueIds }) => ({
      id: id ?? 0,
      sku,
      name,
      track_inventory: trackInventory,
      value_ids: [...valueIds],
    })),
    parts: product.parts.map(({ variantId, quantity }) => {
      const named = product.partNames.find((part) => part.variantId === variantId)
      return {
        variant_id: variantId,
        quantity,
        sku: named?.sku ?? '',
        product_name: { en: named?.nameEn ?? '', ar: named?.nameAr ?? '' },
      }
    }),
    listings: product.listings.map(({ channel, state, publishedAt, availableAt }) => ({
      channel,
      state,
      published_at: publishedAt,
      available_at: availableAt,
    })),
    taxes: product.taxes.map(({ channel, basisPoints }) => ({ channel, basis_points: basisPoints })),
    picture: product.picture,
    revision: product.revision,
  }
}

function toRichTexts(texts: InLanguages<unknown>): RestProductRecord['description'] {
  return { en: toRichText(texts.en), ar: toRichText(texts.ar), hi: toRichText(texts.hi) }
}

/** Blocks of other kinds, which an earlier system wrote, are not edited. */
function toRichText(text: unknown): RestRichText | null {
  const blocks = (text as { blocks?: unknown[] } | null)?.blocks
  if (!blocks) return null
  const known = blocks.filter((block) =>
    ['paragraph', 'header', 'list'].includes((block as { type?: string }).type ?? ''),
  )
  return { blocks: known as RestRichText['blocks'] }
}

function toWords(text: AttributeWords): RestRichText | string | null {
  return typeof text === 'string' ? text : toRichText(text)
}

export function toListedProduct(product: InChannels): RestListedProduct {
  const { minBaisa, maxBaisa } = product
  return {
    id: product.id,
    slug: product.slug,
    name: { en: product.nameEn, ar: product.nameAr },
    kind: product.kind,
    category: { en: product.categoryEn, ar: product.categoryAr },
    picture: product.picture,
    listings: product.listings.map(({ channel, state }) => ({ channel, state })),
    price: minBaisa === null || maxBaisa === null ? null : { min_baisa: minBaisa, max_baisa: maxBaisa },
    variants: product.skus.length,
    skus: product.skus,
    stock: product.stock,
    is_low: product.isLow,
    translation: product.translation,
    tag: product.tag,
    revision: product.revision,
  }
}

export function toOptions({ types, categories, attributes, states, channels }: ProductOptions) {
  return {
    types,
    categories: categories.map((category) => ({ ...toNamed(category), level: category.level })),
    attributes: attributes.map((attribute) => ({
      ...toNamed(attribute),
      slug: attribute.slug,
      input: attribute.input,
      language: attribute.language,
      values: attribute.values.map(toNamed),
    })),
    states: states.map(toNamed),
    channels,
  }
}

function toNamed({ id, nameEn, nameAr }: { id: number; nameEn: string; nameAr: string }) {
  return { id, name: { en: nameEn, ar: nameAr } }
}
