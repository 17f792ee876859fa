import { asc } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import {
  attributes,
  attributeTranslations,
  attributeValues,
  attributeValueTranslations,
} from './attributes.tables.ts'
import { asText } from './select-text.ts'

export async function readAttributes(tx: Transaction) {
  return {
    attributes: await tx
      .select({
        id: attributes.id,
        slug: attributes.slug,
        name: attributes.name,
        inputType: attributes.inputType,
        unit: attributes.unit,
        isFilterable: attributes.isFilterable,
        isVisible: attributes.isVisible,
        metadata: attributes.metadata,
      })
      .from(attributes)
      .orderBy(asc(attributes.position), asc(attributes.id)),
    attributeTranslations: await tx.select().from(attributeTranslations),
    values: await tx
      .select({
        id: attributeValues.id,
        attributeId: attributeValues.attributeId,
        slug: attributeValues.slug,
        name: attributeValues.name,
        number: attributeValues.number,
        plainText: attributeValues.plainText,
        richText: asText(attributeValues.richText),
        fileUrl: attributeValues.fileUrl,
        position: attributeValues.position,
      })
      .from(attributeValues)
      .orderBy(asc(attributeValues.attributeId), asc(attributeValues.position), asc(attributeValues.id)),
    valueTranslations: await tx
      .select({
        valueId: attributeValueTranslations.attributeValueId,
        languageCode: attributeValueTranslations.languageCode,
        name: attributeValueTranslations.name,
        plainText: attributeValueTranslations.plainText,
        richText: asText(attributeValueTranslations.richText),
      })
      .from(attributeValueTranslations),
  }
}
