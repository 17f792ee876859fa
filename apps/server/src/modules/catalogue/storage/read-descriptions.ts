import type { Database } from '#kernel/database/connect.ts'
import type { LanguageCode } from '#kernel/texts.ts'

/** A product's long text in its own language and in the others, as JSON. */
export type Descriptions = { own: string | null; translations: Partial<Record<LanguageCode, string>> }

export async function readDescriptions(
  db: Database,
  productIds: readonly number[],
): Promise<Map<number, Descriptions>> {
  const { rows } = await db.$client.query<{ id: number; own: string | null; translations: string | null }>({
    name: 'read_descriptions',
    text: statement,
    values: [productIds],
  })
  return new Map(
    rows.map(({ id, own, translations }) => [
      id,
      { own, translations: translations ? (JSON.parse(translations) as Descriptions['translations']) : {} },
    ]),
  )
}

const statement = `
  SELECT id, description::text AS own, (
    SELECT json_object_agg(language_code, product_translations.description::text)::text FROM product_translations
    WHERE product_id = id AND product_translations.description IS NOT NULL
  ) AS translations
  FROM products WHERE id = ANY ($1)`
