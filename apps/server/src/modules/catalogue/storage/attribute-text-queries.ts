import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { AttributeText, WrittenText } from '#kernel/described-attributes.ts'
import { deleteUnusedValues, takeValues } from './own-values.ts'

const isText = sql`attribute.input_type IN ('RICH_TEXT', 'PLAIN_TEXT')`

const textIn = (row: string) => {
  const { richText, plainText } = {
    richText: sql`${sql.identifier(row)}.rich_text`,
    plainText: sql`to_jsonb(nullif(${sql.identifier(row)}.plain_text, ''))`,
  }
  return sql`CASE attribute.input_type WHEN 'RICH_TEXT' THEN ${richText} ELSE ${plainText} END`
}

/** The texts of `product` that belong to attributes, as JSON in the order of the attributes' ids. */
export const attributeTexts = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('attributeId', attribute.id,
      'text', jsonb_build_object('en', ${textIn('value')}, 'ar', ${textIn('arabic')}, 'hi', ${textIn('hindi')}),
      'older', to_jsonb(array_remove(ARRAY[
        CASE WHEN cardinality(arabic.older) > 0 THEN 'ar' END, CASE WHEN cardinality(hindi.older) > 0 THEN 'hi' END], NULL)))
    ORDER BY attribute.id)
  FROM product_attribute_values AS chosen JOIN attribute_values AS value ON value.id = attribute_value_id
    JOIN attributes AS attribute ON attribute.id = value.attribute_id
    LEFT JOIN attribute_value_translations AS arabic
      ON arabic.attribute_value_id = value.id AND arabic.language_code = 'ar'
    LEFT JOIN attribute_value_translations AS hindi
      ON hindi.attribute_value_id = value.id AND hindi.language_code = 'hi'
  WHERE chosen.product_id = product.id AND ${isText}), '[]')`

/** Whether every text is of the kind that its attribute has, and none is there twice. */
export async function areAttributeTexts(
  executor: Executor,
  texts: readonly AttributeText[],
): Promise<boolean> {
  const ids = texts.map(({ attributeId }) => attributeId)
  if (new Set(ids).size < ids.length) return false
  const { rows } = await executor.execute<{ id: number; inputType: string }>(sql`
    SELECT attribute.id, attribute.input_type AS "inputType" FROM attributes AS attribute
    WHERE attribute.id = ANY (${sql.param(ids)}::integer[]) AND ${isText}`)
  const kinds = new Map(rows.map(({ id, inputType }) => [id, inputType]))
  return texts.every(({ attributeId, text }) =>
    Object.values(text).every((words) => {
      const kind = typeof words === 'string' ? 'PLAIN_TEXT' : 'RICH_TEXT'
      return words === null ? kinds.has(attributeId) : kinds.get(attributeId) === kind
    }),
  )
}

/** Each text is a value of its own, named after the product; one that no product has any more is deleted. */
export async function replaceAttributeTexts(
  tx: Transaction,
  productId: number,
  texts: readonly WrittenText[],
): Promise<void> {
  await takeValues(tx, [{ id: productId }], isText)
  await writeTextValues(tx, productId, texts)
  await deleteUnusedValues(tx, [{ id: productId }], isText)
}

async function writeTextValues(
  tx: Transaction,
  productId: number,
  texts: readonly WrittenText[],
): Promise<void> {
  if (texts.length === 0) return
  const given = texts.map(({ attributeId, text, names }) => ({
    attributeId,
    name: names.en,
    ...columnsOf(text.en),
  }))
  const { rows } = await tx.execute<{ id: number; attributeId: number }>(sql`
    WITH valued AS (
      INSERT INTO attribute_values (attribute_id, slug, name, rich_text, plain_text)
      SELECT given."attributeId", product.slug, given.name, given."richText", given."plainText"
      FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
          AS given ("attributeId" integer, name text, "richText" jsonb, "plainText" text)
        JOIN products AS product ON product.id = ${productId}
      ON CONFLICT (attribute_id, slug) DO UPDATE SET name = excluded.name, rich_text = excluded.rich_text,
        plain_text = excluded.plain_text, updated_at = now()
      RETURNING id, attribute_id),
    chosen AS (
      INSERT INTO product_attribute_values (product_id, attribute_value_id, position)
      SELECT ${productId}, id, 600 FROM valued)
    SELECT id, attribute_id AS "attributeId" FROM valued`)
  const valueIds = new Map(rows.map(({ id, attributeId }) => [attributeId, id]))
  const translated = texts.flatMap(({ attributeId, text, names, older }) =>
    (['ar', 'hi'] as const).flatMap((language) =>
      text[language]
        ? {
            valueId: valueIds.get(attributeId),
            language,
            name: names[language],
            ...columnsOf(text[language]),
            older: older.includes(language) ? ['text'] : [],
          }
        : [],
    ),
  )
  await tx.execute(sql`
    DELETE FROM attribute_value_translations
    WHERE attribute_value_id = ANY (${sql.param(rows.map(({ id }) => id))}::integer[])`)
  await tx.execute(sql`
    INSERT INTO attribute_value_translations
      (attribute_value_id, language_code, name, rich_text, plain_text, older)
    SELECT "valueId", language, name, "richText", "plainText", ARRAY(SELECT jsonb_array_elements_text(older))
    FROM jsonb_to_recordset(${JSON.stringify(translated)}::jsonb) AS given
      ("valueId" integer, language text, name text, "richText" jsonb, "plainText" text, older jsonb)`)
}

function columnsOf(text: AttributeText['text']['en']) {
  return typeof text === 'string' ? { plainText: text } : text ? { richText: text } : {}
}
