import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { AttributeText, WrittenText } from '#kernel/described-attributes.ts'
import type { PageAttributeValues } from '../rules/page-attribute.ts'
import { isOfBanners } from './page-value-queries.ts'

const textOf = (
  row: string,
) => sql`CASE attribute.input_type WHEN 'RICH_TEXT' THEN ${sql.identifier(row)}.rich_text
  ELSE to_jsonb(nullif(${sql.identifier(row)}.plain_text, '')) END`

type ValueRow = {
  pageId: number
  attributeId: number
  inputType: string
  name: string
  fileUrl: string | null
  text: AttributeText['text']
  older: ('ar' | 'hi')[]
}

/** Values of attributes that are not a banner's own, by the pages that have them. */
export async function readAttributeValues(
  executor: Executor,
  pageIds: readonly number[],
): Promise<ReadonlyMap<number, PageAttributeValues>> {
  const { rows } = await executor.execute<ValueRow>(sql`
    SELECT value.page_id AS "pageId", attribute.id AS "attributeId", attribute.input_type AS "inputType", value.name,
      value.file_url AS "fileUrl",
      jsonb_build_object('en', ${textOf('value')}, 'ar', ${textOf('arabic')}, 'hi', ${textOf('hindi')}) AS text,
      array_remove(ARRAY[CASE WHEN cardinality(arabic.older) > 0 THEN 'ar' END,
        CASE WHEN cardinality(hindi.older) > 0 THEN 'hi' END], NULL) AS older
    FROM page_attribute_values AS value JOIN page_attributes AS attribute ON attribute.id = value.page_attribute_id
      LEFT JOIN page_attribute_value_translations AS arabic
        ON arabic.page_attribute_value_id = value.id AND arabic.language_code = 'ar'
      LEFT JOIN page_attribute_value_translations AS hindi
        ON hindi.page_attribute_value_id = value.id AND hindi.language_code = 'hi'
    WHERE value.page_id = ANY (${sql.param([...pageIds])}::integer[]) AND NOT ${isOfBanners}
    ORDER BY attribute.id`)
  const byPage = Map.groupBy(rows, ({ pageId }) => pageId)
  return new Map([...byPage].map(([pageId, own]) => [pageId, valuesOf(own)]))
}

function valuesOf(rows: readonly ValueRow[]): PageAttributeValues {
  const ofKind = (...kinds: string[]) => rows.filter(({ inputType }) => kinds.includes(inputType))
  return {
    attributeTexts: ofKind('PLAIN_TEXT', 'RICH_TEXT').map(({ attributeId, text, older }) => ({
      attributeId,
      text,
      older,
    })),
    attributeFiles: ofKind('FILE').flatMap(({ attributeId, fileUrl }) =>
      fileUrl === null ? [] : [{ attributeId, url: fileUrl }],
    ),
    attributeFlags: ofKind('BOOLEAN').map(({ attributeId, name }) => ({
      attributeId,
      value: name === 'true',
    })),
  }
}

type Written = Omit<PageAttributeValues, 'attributeTexts'> & { attributeTexts: readonly WrittenText[] }

/** Writes what a page says by attributes of its type anew. */
export async function replaceAttributeValues(
  tx: Transaction,
  pageId: number,
  { attributeTexts, attributeFiles, attributeFlags }: Written,
): Promise<void> {
  await tx.execute(sql`
    DELETE FROM page_attribute_values AS value USING page_attributes AS attribute
    WHERE value.page_id = ${pageId} AND attribute.id = value.page_attribute_id AND NOT ${isOfBanners}`)
  const given = [
    ...attributeTexts.map(({ attributeId, names, text }) => ({
      attributeId,
      name: names.en,
      ...columnsOf(text.en),
    })),
    ...attributeFiles.map(({ attributeId, url }) => ({
      attributeId,
      name: url.slice(url.lastIndexOf('/') + 1),
      fileUrl: url,
    })),
    ...attributeFlags.map(({ attributeId, value }) => ({ attributeId, name: String(value) })),
  ]
  if (given.length === 0) return
  const { rows } = await tx.execute<{ id: number; attributeId: number }>(sql`
    INSERT INTO page_attribute_values (page_id, page_attribute_id, name, file_url, plain_text, rich_text)
    SELECT ${pageId}, "attributeId", name, "fileUrl", "plainText", "richText"
    FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given
      ("attributeId" integer, name text, "fileUrl" text, "plainText" text, "richText" jsonb)
    RETURNING id, page_attribute_id AS "attributeId"`)
  const idOf = new Map(rows.map(({ id, attributeId }) => [attributeId, id]))
  const translated = attributeTexts.flatMap(({ attributeId, text, names, older }) =>
    (['ar', 'hi'] as const).flatMap((language) =>
      text[language]
        ? {
            valueId: idOf.get(attributeId),
            language,
            name: names[language],
            ...columnsOf(text[language]),
            older: older.includes(language) ? ['text'] : [],
          }
        : [],
    ),
  )
  await tx.execute(sql`
    INSERT INTO page_attribute_value_translations
      (page_attribute_value_id, language_code, name, plain_text, rich_text, older)
    SELECT "valueId", language, name, "plainText", "richText", ARRAY(SELECT jsonb_array_elements_text(older))
    FROM jsonb_to_recordset(${JSON.stringify(translated)}::jsonb) AS given
      ("valueId" integer, language text, name text, "plainText" text, "richText" jsonb, older jsonb)`)
}

function columnsOf(text: AttributeText['text']['en']) {
  return typeof text === 'string' ? { plainText: text } : text ? { richText: text } : {}
}
