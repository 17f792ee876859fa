import { asc } from 'drizzle-orm'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import type { ValueRows } from '../rules/catalogue-rows.ts'
import { attributes, attributeTranslations } from './attributes.tables.ts'
import { readIds } from './read-ids.ts'

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
  }
}

/** Values of attributes by their ids, in one statement. */
export async function readValueRows(db: Database, valueIds: readonly number[]): Promise<ValueRows> {
  const { rows } = await db.$client.query<Record<keyof ValueRows, string>>({
    name: 'read_value_rows',
    text: valuesById,
    values: [valueIds],
  })
  return {
    values: JSON.parse(rows[0]?.values ?? '[]'),
    valueTranslations: JSON.parse(rows[0]?.valueTranslations ?? '[]'),
  }
}

export function readValueIds(db: Database): Promise<number[]> {
  return readIds(db, {
    name: 'read_value_ids',
    text: `SELECT string_agg(id::text, ',' ORDER BY id) AS ids FROM attribute_values`,
  })
}

/** Products that have one of the values, themselves or on a variant; no more than the limit. */
export async function findProductsWithValues(
  db: Database,
  valueIds: readonly number[],
  limit: number,
): Promise<number[]> {
  const { rows } = await db.$client.query<{ id: number }>({
    name: 'find_products_with_values',
    text: productsWithValues,
    values: [valueIds, limit],
  })
  return rows.map(({ id }) => id)
}

const valuesById = `
  SELECT
    (SELECT json_agg(each)::text FROM (
      SELECT id, attribute_id AS "attributeId", slug, name, number, plain_text AS "plainText",
        rich_text::text AS "richText", file_url AS "fileUrl", position
      FROM attribute_values WHERE id = ANY ($1)) AS each) AS values,
    (SELECT json_agg(each)::text FROM (
      SELECT attribute_value_id AS "valueId", language_code AS "languageCode", name, plain_text AS "plainText",
        rich_text::text AS "richText"
      FROM attribute_value_translations WHERE attribute_value_id = ANY ($1)) AS each) AS "valueTranslations"`

const productsWithValues = `
  SELECT product_id AS id FROM product_attribute_values WHERE attribute_value_id = ANY ($1)
  UNION
  SELECT product_id FROM variant_attribute_values JOIN product_variants ON product_variants.id = variant_id
  WHERE attribute_value_id = ANY ($1)
  LIMIT $2`
