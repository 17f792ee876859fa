import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import type { LanguageCode, OlderTexts, RichText } from '#kernel/texts.ts'
import type { EntryPicture, EntryTexts, TextsByLanguage } from '../rules/edited-texts.ts'

/** Tables of translations, with the column that names the record. */
const tables = {
  category: { table: 'category_translations', key: 'category_id' },
  collection: { table: 'collection_translations', key: 'collection_id' },
} as const

type Translated = keyof typeof tables

/** The texts of a record called `entry`, as `readTexts` reads them. */
export function selectTexts(kind: Translated): SQL {
  const { table, key } = tables[kind]
  const texts = (row: string) => {
    const column = (name: string) => sql`${sql.identifier(row)}.${sql.identifier(name)}`
    return sql`json_build_object('name', ${column('name')}, 'description', ${column('description')},
      'seoTitle', ${column('seo_title')}, 'seoDescription', ${column('seo_description')})`
  }
  const translation = (language: 'ar' | 'hi') => sql`(SELECT ${texts('translated')}
    FROM ${sql.identifier(table)} AS translated
    WHERE translated.${sql.identifier(key)} = entry.id AND translated.language_code = ${language})`
  return sql`json_build_object('en', ${texts('entry')}, 'ar', ${translation('ar')}, 'hi', ${translation('hi')})`
}

/** Of a record called `entry`: the texts of its translations that are older than their English. */
export function selectOlder(kind: Translated): SQL {
  const { table, key } = tables[kind]
  const older = (
    language: 'ar' | 'hi',
  ) => sql`coalesce((SELECT translated.older FROM ${sql.identifier(table)} AS translated
    WHERE translated.${sql.identifier(key)} = entry.id AND translated.language_code = ${language}), '{}')`
  return sql`json_build_object('ar', ${older('ar')}, 'hi', ${older('hi')})`
}

/** Of a record called `entry`. */
export const selectPicture = sql`CASE WHEN entry.image_url IS NOT NULL THEN
  json_build_object('url', entry.image_url, 'altEn', entry.image_alt, 'altAr', entry.image_alt_ar) END`

/** What stands in the record itself: its English texts and its picture. */
export const entryColumns = sql`name, description, seo_title, seo_description, image_url, image_alt, image_alt_ar`

/** The values of `entryColumns`. */
export function entryValues({
  texts: { en },
  picture,
}: {
  texts: TextsByLanguage
  picture: EntryPicture | null
}): SQL {
  return sql`${en.name}, ${en.description && JSON.stringify(en.description)}::jsonb, ${en.seoTitle || null},
    ${en.seoDescription || null}, ${picture?.url ?? null}, ${picture?.altEn ?? ''}, ${picture?.altAr ?? ''}`
}

/** Makes these the translations of a record; English stands in the record itself. */
export async function replaceTranslations(
  tx: Transaction,
  kind: Translated,
  { id, texts, older }: { id: number; texts: TextsByLanguage; older: OlderTexts },
): Promise<void> {
  const { table, key } = tables[kind]
  const written = (['ar', 'hi'] as const)
    .map((language) => ({ language, older: older[language], ...texts[language] }))
    .filter((each) => hasTexts(each))
  const languages = written.map(({ language }) => language)
  await tx.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE ${sql.identifier(key)} = ${id}
    AND language_code IN ('ar', 'hi') AND language_code <> ALL (${sql.param(languages)}::text[])`)
  if (written.length === 0) return
  await tx.execute(sql`
    INSERT INTO ${sql.identifier(table)} (${sql.identifier(key)}, language_code, name, description, seo_title, seo_description,
      older)
    VALUES ${sql.join(
      written.map(
        ({ language, older: marks, name, description, seoTitle, seoDescription }) =>
          sql`(${id}, ${language}, ${name || null}, ${description && JSON.stringify(description)}::jsonb,
            ${seoTitle || null}, ${seoDescription || null}, ${sql.param([...marks])}::text[])`,
      ),
      sql`, `,
    )}
    ON CONFLICT (${sql.identifier(key)}, language_code) DO UPDATE SET name = excluded.name,
      description = excluded.description, seo_title = excluded.seo_title, seo_description = excluded.seo_description,
      older = excluded.older`)
}

/** As the database has them: a language may have none, or some of them. */
export type StoredTexts = Record<LanguageCode, Partial<Record<keyof EntryTexts, unknown>> | null>

export function readTexts(stored: StoredTexts): TextsByLanguage {
  const of = (language: LanguageCode): EntryTexts => {
    const { name, description, seoTitle, seoDescription } = stored[language] ?? {}
    return {
      name: textOf(name),
      description: (description as RichText | null | undefined) ?? null,
      seoTitle: textOf(seoTitle),
      seoDescription: textOf(seoDescription),
    }
  }
  return { en: of('en'), ar: of('ar'), hi: of('hi') }
}

function hasTexts({ name, description, seoTitle, seoDescription }: EntryTexts): boolean {
  return Boolean(name || description || seoTitle || seoDescription)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
