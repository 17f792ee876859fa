import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import { categories, categoryTranslations } from './categories.tables.ts'
import { productSliderItems, productSliders } from './listings.tables.ts'
import { asText } from './select-text.ts'

export async function readCategories(tx: Transaction) {
  return {
    categories: await tx
      .select({
        id: categories.id,
        parentId: categories.parentId,
        level: categories.level,
        slug: categories.slug,
        name: categories.name,
        description: asText(categories.description),
        seoTitle: categories.seoTitle,
        seoDescription: categories.seoDescription,
        imageUrl: categories.imageUrl,
        imageAlt: categories.imageAlt,
        imageAltAr: categories.imageAltAr,
        usageLimitType: categories.usageLimitType,
        metadata: categories.metadata,
        updatedAt: categories.updatedAt,
      })
      .from(categories)
      .orderBy(asc(categories.level), asc(categories.id)),
    categoryTranslations: await tx
      .select({
        categoryId: categoryTranslations.categoryId,
        languageCode: categoryTranslations.languageCode,
        name: categoryTranslations.name,
        description: asText(categoryTranslations.description),
        seoTitle: categoryTranslations.seoTitle,
        seoDescription: categoryTranslations.seoDescription,
      })
      .from(categoryTranslations),
  }
}

export async function readSliders(tx: Transaction) {
  return {
    sliders: await tx
      .select({
        id: productSliders.id,
        slug: productSliders.slug,
        titleEn: productSliders.titleEn,
        titleAr: productSliders.titleAr,
        categoryId: productSliders.categoryId,
        channelId: productSliders.channelId,
        isOnHomePage: productSliders.isOnHomePage,
      })
      .from(productSliders)
      .where(eq(productSliders.isActive, true))
      .orderBy(asc(productSliders.position), asc(productSliders.id)),
    sliderItems: await tx
      .select({ sliderId: productSliderItems.sliderId, productId: productSliderItems.productId })
      .from(productSliderItems)
      .orderBy(asc(productSliderItems.sliderId), asc(productSliderItems.position)),
  }
}
