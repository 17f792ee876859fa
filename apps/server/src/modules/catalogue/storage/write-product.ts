import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import type { OlderTexts } from '#kernel/texts.ts'
import type { EditedProduct, EditedProductFields, EditedTexts } from '../rules/edited-product.ts'
import { isChosen } from './edited-product-queries.ts'
import { deleteUnusedValues, idsOf, takeValues } from './own-values.ts'

type ProductId = Pick<EditedProduct, 'id'>
type With<Field extends keyof EditedProductFields> = ProductId & Pick<EditedProductFields, Field>

export async function writeTexts(
  tx: Transaction,
  products: readonly (ProductId & EditedTexts & { older: OlderTexts })[],
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(products)}::jsonb) AS given (id integer, name jsonb, description jsonb,
    tag jsonb, "freeGift" jsonb, "seoTitle" jsonb, "seoDescription" jsonb, older jsonb)`
  await tx.execute(sql`
    UPDATE products SET name = given.name ->> 'en', description = ${richIn(sql`'en'`)}, tag = ${lineIn('tag', sql`'en'`)},
      free_gift = ${lineIn('freeGift', sql`'en'`)}, seo_title = ${lineIn('seoTitle', sql`'en'`)},
      seo_description = ${lineIn('seoDescription', sql`'en'`)}
    FROM ${given} WHERE products.id = given.id`)
  const language = sql`spoken.language`
  const texts = sql`${lineIn('name', language)}, ${richIn(language)}, ${lineIn('tag', language)},
    ${lineIn('freeGift', language)}, ${lineIn('seoTitle', language)}, ${lineIn('seoDescription', language)}`
  const spoken = sql`(VALUES ('ar'), ('hi')) AS spoken (language)`
  // A language without a text has no row.
  await tx.execute(sql`
    DELETE FROM product_translations AS written USING ${given}, ${spoken}
    WHERE written.product_id = given.id AND written.language_code = spoken.language AND num_nonnulls(${texts}) = 0`)
  await tx.execute(sql`
    INSERT INTO product_translations (product_id, language_code, name, description, tag, free_gift, seo_title,
      seo_description, older)
    SELECT given.id, spoken.language, ${texts}, ARRAY(SELECT jsonb_array_elements_text(given.older -> spoken.language))
    FROM ${given}, ${spoken} WHERE num_nonnulls(${texts}) > 0
    ON CONFLICT (product_id, language_code) DO UPDATE SET name = excluded.name, description = excluded.description,
      tag = excluded.tag, free_gift = excluded.free_gift, seo_title = excluded.seo_title,
      seo_description = excluded.seo_description, older = excluded.older`)
}

const lineIn = (name: string, language: SQL) => sql`nullif(given.${sql.identifier(name)} ->> ${language}, '')`
const richIn = (language: SQL) => sql`nullif(given.description -> ${language}, 'null')`

export async function writeFacts(
  tx: Transaction,
  products: readonly With<'categoryId' | 'salesRank' | 'taxBasisPoints'>[],
): Promise<void> {
  const facts = products.map(({ id, categoryId, salesRank, taxBasisPoints }) => ({
    id,
    categoryId,
    salesRank,
    taxBasisPoints,
  }))
  await tx.execute(sql`
    UPDATE products SET category_id = given."categoryId", sales_rank = given."salesRank",
      tax_basis_points = given."taxBasisPoints"
    FROM jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
      AS given (id integer, "categoryId" integer, "salesRank" integer, "taxBasisPoints" integer)
    WHERE products.id = given.id`)
}

/** Places, and the attribute `state`, which tells callers of the API the same. */
export async function replacePlaces(tx: Transaction, products: readonly With<'stateIds'>[]): Promise<void> {
  const sold = products.flatMap(({ id, stateIds }) => stateIds.map((stateId) => ({ id, stateId })))
  await tx.execute(sql`DELETE FROM product_states WHERE product_id = ANY (${idsOf(products)})`)
  await tx.execute(sql`
    INSERT INTO product_states (product_id, state_id)
    SELECT DISTINCT id, state_id FROM unnest(${idsOf(sold)},
      ${sql.param(sold.map(({ stateId }) => stateId))}::integer[]) AS sold (id, state_id)`)
}

/** Values of the attribute `state` whose slugs are those of the places. */
export async function replacePlaceValues(
  tx: Transaction,
  products: readonly (ProductId & { slugs: readonly string[] })[],
): Promise<void> {
  const sold = products.flatMap(({ id, slugs }) => slugs.map((slug) => ({ id, slug })))
  await takeValues(tx, products, sql`attribute.slug = 'state'`)
  await tx.execute(sql`
    INSERT INTO product_attribute_values (product_id, attribute_value_id, position)
    SELECT sold.id, value.id, 1000 FROM unnest(${idsOf(sold)}, ${sql.param(sold.map(({ slug }) => slug))}::text[])
        AS sold (id, slug)
      JOIN attributes AS attribute ON attribute.slug = 'state'
      JOIN attribute_values AS value ON value.attribute_id = attribute.id AND value.slug = sold.slug`)
}

export async function replaceWays(tx: Transaction, products: readonly With<'ways'>[]): Promise<void> {
  const offered = products.flatMap(({ id, ways }) => ways.map((way) => ({ id, ...way })))
  await tx.execute(sql`DELETE FROM product_service_types WHERE product_id = ANY (${idsOf(products)})`)
  await tx.execute(sql`
    INSERT INTO product_service_types (product_id, service_type, venue)
    SELECT DISTINCT id, service_type, venue
    FROM unnest(${idsOf(offered)}, ${sql.param(offered.map(({ serviceType }) => serviceType))}::text[],
      ${sql.param(offered.map(({ venue }) => venue))}::text[]) AS offered (id, service_type, venue)`)
}

/** Texts and files of attributes stay as they are. */
export async function replaceValues(tx: Transaction, products: readonly With<'valueIds'>[]): Promise<void> {
  const chosen = products.flatMap(({ id, valueIds }) =>
    [...new Set(valueIds)].map((valueId, position) => ({ id, valueId, position })),
  )
  await takeValues(tx, products, isChosen)
  await tx.execute(sql`
    INSERT INTO product_attribute_values (product_id, attribute_value_id, position)
    SELECT * FROM unnest(${idsOf(chosen)}, ${sql.param(chosen.map(({ valueId }) => valueId))}::integer[],
      ${sql.param(chosen.map(({ position }) => position))}::integer[])
    ON CONFLICT DO NOTHING`)
}

const isNumeric = sql`attribute.input_type = 'NUMERIC'`

/** A number is a value of its own, named after the product. */
export async function replaceNumbers(tx: Transaction, products: readonly With<'numbers'>[]): Promise<void> {
  const given = products.flatMap(({ id, numbers }) => numbers.map((number) => ({ id, ...number })))
  await takeValues(tx, products, isNumeric)
  await tx.execute(sql`
    WITH given AS (
        SELECT product.id, product.slug, attribute_id, number
        FROM unnest(${idsOf(given)}, ${sql.param(given.map(({ attributeId }) => attributeId))}::integer[],
            ${sql.param(given.map(({ number }) => number))}::double precision[]) AS given (id, attribute_id, number)
          JOIN products AS product ON product.id = given.id),
      valued AS (
        INSERT INTO attribute_values (attribute_id, slug, name, number)
        SELECT attribute_id, slug, number::text, number FROM given
        ON CONFLICT (attribute_id, slug) DO UPDATE SET name = excluded.name, number = excluded.number, updated_at = now()
        RETURNING id, attribute_id, slug)
    INSERT INTO product_attribute_values (product_id, attribute_value_id, position)
    SELECT given.id, valued.id, 500 FROM valued JOIN given USING (attribute_id, slug)`)
  await deleteUnusedValues(tx, products, isNumeric)
}

export async function replaceParts(tx: Transaction, products: readonly With<'parts'>[]): Promise<void> {
  const made = products.flatMap(({ id, parts }) => parts.map((part, position) => ({ id, position, ...part })))
  await tx.execute(sql`DELETE FROM bundle_components WHERE product_id = ANY (${idsOf(products)})`)
  await tx.execute(sql`
    INSERT INTO bundle_components (product_id, component_variant_id, quantity, position)
    SELECT * FROM unnest(${idsOf(made)}, ${sql.param(made.map(({ variantId }) => variantId))}::integer[],
      ${sql.param(made.map(({ quantity }) => quantity))}::integer[],
      ${sql.param(made.map(({ position }) => position))}::integer[])`)
}
