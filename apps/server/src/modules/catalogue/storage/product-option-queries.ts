import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import type { LanguageCode } from '#kernel/texts.ts'

export type AttributeChoice = {
  id: number
  slug: string
  nameEn: string
  nameAr: string
  input: 'one' | 'several' | 'number' | 'rich-text' | 'plain-text' | 'file'
  /** Of a text that is written in this language alone. */
  language: LanguageCode | null
  values: { id: number; nameEn: string; nameAr: string }[]
}

/** Attributes whose values operators choose or type, with their choices. Places of sale are no attribute to them. */
export async function listAttributeChoices(executor: Executor): Promise<AttributeChoice[]> {
  const { rows } = await executor.execute<AttributeChoice>(sql`
    SELECT attribute.id, attribute.slug, attribute.name AS "nameEn", coalesce(arabic.name, attribute.name) AS "nameAr",
      CASE attribute.input_type WHEN 'MULTISELECT' THEN 'several' WHEN 'NUMERIC' THEN 'number'
        WHEN 'RICH_TEXT' THEN 'rich-text' WHEN 'PLAIN_TEXT' THEN 'plain-text' WHEN 'FILE' THEN 'file' ELSE 'one' END AS input,
      CASE WHEN attribute.metadata ->> 'lang' IN ('en', 'ar', 'hi') THEN attribute.metadata ->> 'lang' END AS language,
      CASE WHEN attribute.input_type IN ('NUMERIC', 'RICH_TEXT', 'PLAIN_TEXT', 'FILE') THEN '[]'::jsonb ELSE coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', value.id, 'nameEn', value.name,
            'nameAr', coalesce(translated.name, value.name)) ORDER BY value.position, value.id)
        FROM attribute_values AS value LEFT JOIN attribute_value_translations AS translated
          ON translated.attribute_value_id = value.id AND translated.language_code = 'ar'
        WHERE value.attribute_id = attribute.id), '[]') END AS values
    FROM attributes AS attribute LEFT JOIN attribute_translations AS arabic
      ON arabic.attribute_id = attribute.id AND arabic.language_code = 'ar'
    WHERE attribute.slug <> 'state'
    ORDER BY attribute.position, attribute.id`)
  return rows
}
