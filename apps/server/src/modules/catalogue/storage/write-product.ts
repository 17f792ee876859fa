import { sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import type { RichText } from '#kernel/texts.ts'
import type { EditedProduct, EditedProductFields, EditedTexts, OlderTexts } from '../rules/edited-product.ts'
import { isChosen } from './edited-product-queries.ts'

type ProductId = Pick<EditedProduct, 'id'>

export async function writeTexts(
  tx: Transaction,
  { id, older, ...texts }: ProductId & EditedTexts & { older: OlderTexts },
): Promise<void> {
  await tx.execute(sql`
    UPDATE products SET name = ${texts.name.en}, description = ${jsonOf(texts.description.en)}::jsonb,
      tag = ${texts.tag.en || null}, free_gift = ${texts.freeGift.en || null}, seo_title = ${texts.seoTitle.en || null},
      seo_description = ${texts.seoDescription.en || null}
    WHERE id = ${id}`)
  for (const language of ['ar', 'hi'] as const) {
    await tx.execute(sql`
      INSERT INTO product_translations (product_id, language_code, name, description, tag, free_gift, seo_title,
        seo_description, older)
      VALUES (${id}, ${language}, ${texts.name[language] || null}, ${jsonOf(texts.description[language])}::jsonb,
        ${texts.tag[language] || null}, ${texts.freeGift[language] || null}, ${texts.seoTitle[language] || null},
        ${texts.seoDescription[language] || null}, ${sql.param([...older[language]])}::text[])
      ON CONFLICT (product_id, language_code) DO UPDATE SET name = excluded.name, description = excluded.description,
        tag = excluded.tag, free_gift = excluded.free_gift, seo_title = excluded.seo_title,
        seo_description = excluded.seo_description, older = excluded.older`)
  }
  // A language without a text has no row.
  await tx.execute(sql`
    DELETE FROM product_translations WHERE product_id = ${id} AND language_code <> 'en'
      AND num_nonnulls(name, description, tag, free_gift, seo_title, seo_description) = 0`)
}

const jsonOf = (text: RichText | null) => (text ? JSON.stringify(text) : null)

export async function writeFacts(
  tx: Transaction,
  {
    id,
    categoryId,
    salesRank,
    taxBasisPoints,
  }: ProductId & Pick<EditedProductFields, 'categoryId' | 'salesRank' | 'taxBasisPoints'>,
): Promise<void> {
  await tx.execute(sql`
    UPDATE products SET category_id = ${categoryId}, sales_rank = ${salesRank}, tax_basis_points = ${taxBasisPoints}
    WHERE id = ${id}`)
}

/** Places, and the attribute `state`, which tells callers of the API the same. False for a place that there is not. */
export async function replacePlaces(
  tx: Transaction,
  { id, stateIds }: ProductId & Pick<EditedProductFields, 'stateIds'>,
): Promise<void> {
  await tx.execute(sql`DELETE FROM product_states WHERE product_id = ${id}`)
  await tx.execute(sql`
    INSERT INTO product_states (product_id, state_id)
    SELECT DISTINCT ${id}::integer, state_id FROM unnest(${sql.param([...stateIds])}::integer[]) AS sold (state_id)`)
}

/** Values of the attribute `state` whose slugs are those of the places. */
export async function replacePlaceValues(
  tx: Transaction,
  { id, slugs }: ProductId & { slugs: readonly string[] },
): Promise<void> {
  await tx.execute(sql`
    DELETE FROM product_attribute_values AS chosen USING attribute_values AS value, attributes AS attribute
    WHERE chosen.product_id = ${id} AND value.id = chosen.attribute_value_id AND attribute.id = value.attribute_id
      AND attribute.slug = 'state'`)
  await tx.execute(sql`
    INSERT INTO product_attribute_values (product_id, attribute_value_id, position)
    SELECT ${id}::integer, value.id, 1000 FROM attribute_values AS value JOIN attributes AS attribute
      ON attribute.id = value.attribute_id AND attribute.slug = 'state'
    WHERE value.slug = ANY (${sql.param([...slugs])}::text[])`)
}

export async function replaceWays(
  tx: Transaction,
  { id, ways }: ProductId & Pick<EditedProductFields, 'ways'>,
): Promise<void> {
  await tx.execute(sql`DELETE FROM product_service_types WHERE product_id = ${id}`)
  await tx.execute(sql`
    INSERT INTO product_service_types (product_id, service_type, venue)
    SELECT DISTINCT ${id}::integer, service_type, venue
    FROM unnest(${sql.param(ways.map(({ serviceType }) => serviceType))}::text[],
      ${sql.param(ways.map(({ venue }) => venue))}::text[]) AS offered (service_type, venue)`)
}

/** Rich texts and files of attributes stay as they are. */
export async function replaceValues(
  tx: Transaction,
  { id, valueIds }: ProductId & Pick<EditedProductFields, 'valueIds'>,
): Promise<void> {
  await tx.execute(sql`
    DELETE FROM product_attribute_values AS chosen USING attribute_values AS value, attributes AS attribute
    WHERE chosen.product_id = ${id} AND value.id = chosen.attribute_value_id AND attribute.id = value.attribute_id
      AND ${isChosen}`)
  await tx.execute(sql`
    INSERT INTO product_attribute_values (product_id, attribute_value_id, position)
    SELECT ${id}::integer, value_id, (row_number() OVER ()) - 1
    FROM (SELECT DISTINCT value_id FROM unnest(${sql.param([...valueIds])}::integer[]) AS given (value_id)) AS chosen
    ON CONFLICT DO NOTHING`)
}

/** A number is a value of its own, named after the product. */
export async function replaceNumbers(
  tx: Transaction,
  { id, numbers }: ProductId & Pick<EditedProductFields, 'numbers'>,
): Promise<void> {
  await tx.execute(sql`
    DELETE FROM product_attribute_values AS chosen USING attribute_values AS value, attributes AS attribute
    WHERE chosen.product_id = ${id} AND value.id = chosen.attribute_value_id AND attribute.id = value.attribute_id
      AND attribute.input_type = 'NUMERIC'`)
  await tx.execute(sql`
    WITH valued AS (
      INSERT INTO attribute_values (attribute_id, slug, name, number)
      SELECT attribute_id, product.slug, number::text, number
      FROM products AS product, unnest(${sql.param(numbers.map(({ attributeId }) => attributeId))}::integer[],
        ${sql.param(numbers.map(({ number }) => number))}::double precision[]) AS given (attribute_id, number)
      WHERE product.id = ${id}
      ON CONFLICT (attribute_id, slug) DO UPDATE SET name = excluded.name, number = excluded.number, updated_at = now()
      RETURNING id)
    INSERT INTO product_attribute_values (product_id, attribute_value_id, position)
    SELECT ${id}::integer, id, 500 FROM valued`)
}

export async function replaceParts(
  tx: Transaction,
  { id, parts }: ProductId & Pick<EditedProductFields, 'parts'>,
): Promise<void> {
  await tx.execute(sql`DELETE FROM bundle_components WHERE product_id = ${id}`)
  await tx.execute(sql`
    INSERT INTO bundle_components (product_id, component_variant_id, quantity, position)
    SELECT ${id}::integer, variant_id, quantity, place - 1
    FROM unnest(${sql.param(parts.map(({ variantId }) => variantId))}::integer[],
      ${sql.param(parts.map(({ quantity }) => quantity))}::integer[]) WITH ORDINALITY AS part (variant_id, quantity, place)`)
}
