import type { Transaction } from '@warsha/server/kernel/database/connect.ts'
import {
  attributes,
  attributeTranslations,
  attributeValues,
  attributeValueTranslations,
  productAttributeValues,
  variantAttributeValues,
} from '@warsha/server/modules/catalogue/storage/attributes.tables.ts'
import {
  categories,
  categoryTranslations,
} from '@warsha/server/modules/catalogue/storage/categories.tables.ts'
import {
  productSliderItems,
  productSliders,
} from '@warsha/server/modules/catalogue/storage/listings.tables.ts'
import { demoAttributes } from '../catalogue/demo-attributes.ts'
import { demoCategories } from '../catalogue/demo-categories.ts'
import { demoProducts } from '../catalogue/demo-products.ts'
import { demoSliders } from '../catalogue/demo-sliders.ts'
import type { DemoCategory } from '../catalogue/demo-types.ts'
import { buildAttributeRows } from './attribute-rows.ts'
import { attributeIds, categoryIds, idOf, productIds, variantIds } from './catalogue-keys.ts'
import { insertRows, moveCounters } from './insert-rows.ts'
import { categoryPictureUrl } from './media-urls.ts'
import { seedCollections } from './seed-collections.ts'
import { seedProducts } from './seed-products.ts'
import { seedServiceFee } from './seed-service-fee.ts'

export async function seedCatalogue(tx: Transaction, now: Date): Promise<void> {
  await seedCategories(tx)
  await seedProducts(tx, now)
  await seedServiceFee(tx, now)
  await seedAttributes(tx)
  await seedSliders(tx)
  await seedCollections(tx, now)
}

async function seedCategories(tx: Transaction): Promise<void> {
  const bySlug = new Map<string, DemoCategory>(demoCategories.map((category) => [category.slug, category]))
  const levelOf = (category: DemoCategory): number => {
    const parent = category.parent === null ? undefined : bySlug.get(category.parent)
    return parent ? levelOf(parent) + 1 : 0
  }
  await insertRows(
    tx,
    categories,
    demoCategories.map((category) => ({
      id: idOf(categoryIds, category.slug),
      parentId: category.parent === null ? null : idOf(categoryIds, category.parent),
      level: levelOf(category),
      slug: category.slug,
      name: category.name.en,
      imageUrl: categoryPictureUrl(category.slug),
      imageAlt: category.name.en,
      usageLimitType: category.usageLimitType,
      metadata: {
        priority: String(category.priority),
        ...(category.workKind && { work_kind: category.workKind }),
      },
    })),
  )
  await insertRows(
    tx,
    categoryTranslations,
    demoCategories.map((category) => ({
      categoryId: idOf(categoryIds, category.slug),
      languageCode: 'ar' as const,
      name: category.name.ar,
    })),
  )
  await moveCounters(tx, [categories])
}

async function seedAttributes(tx: Transaction): Promise<void> {
  const rows = buildAttributeRows()
  const ofProducts = demoProducts.flatMap((product) =>
    rows
      .assign(product.slug, product.attributes)
      .map((row) => ({ productId: idOf(productIds, product.slug), ...row })),
  )
  const ofVariants = demoProducts.flatMap((product) =>
    product.variants.flatMap((variant) =>
      rows
        .assign(variant.sku.toLowerCase(), variant.attributes)
        .map((row) => ({ variantId: idOf(variantIds, variant.sku), ...row })),
    ),
  )
  await insertRows(
    tx,
    attributes,
    demoAttributes.map((attribute, position) => ({
      id: idOf(attributeIds, attribute.slug),
      slug: attribute.slug,
      name: attribute.name.en,
      inputType: attribute.inputType,
      isFilterable: attribute.metadata.filter !== 'false',
      isVisible: !('isInternal' in attribute),
      metadata: attribute.metadata,
      position,
    })),
  )
  await insertRows(
    tx,
    attributeTranslations,
    demoAttributes.map((attribute) => ({
      attributeId: idOf(attributeIds, attribute.slug),
      languageCode: 'ar' as const,
      name: attribute.name.ar,
    })),
  )
  await insertRows(tx, attributeValues, rows.values)
  await insertRows(tx, attributeValueTranslations, rows.translations)
  await insertRows(tx, productAttributeValues, ofProducts)
  await insertRows(tx, variantAttributeValues, ofVariants)
  await moveCounters(tx, [attributes, attributeValues])
}

async function seedSliders(tx: Transaction): Promise<void> {
  await insertRows(
    tx,
    productSliders,
    demoSliders.map((slider, index) => ({
      id: index + 1,
      slug: slider.slug,
      titleEn: slider.title.en,
      titleAr: slider.title.ar,
      categoryId: idOf(categoryIds, slider.category),
      position: slider.priority,
    })),
  )
  await insertRows(
    tx,
    productSliderItems,
    demoSliders.flatMap((slider, index) =>
      slider.products.map((product, position) => ({
        sliderId: index + 1,
        productId: idOf(productIds, product),
        position,
      })),
    ),
  )
  await moveCounters(tx, [productSliders])
}
