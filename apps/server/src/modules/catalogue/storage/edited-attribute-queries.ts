import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { noOlderTexts, type OlderTexts } from '#kernel/texts.ts'
import type {
  AttributeKind,
  EditedAttribute,
  EditedAttributeFields,
  ListedAttribute,
} from '../rules/edited-attribute.ts'
import type { NamesByLanguage } from '../rules/edited-texts.ts'

type Key = { id: number; revision: number }

/** All of them, in their order. */
export async function listAttributeRows(executor: Executor): Promise<ListedAttribute[]> {
  const { rows } = await executor.execute<ListedAttribute>(sql`
    SELECT entry.id, entry.slug, entry.name, arabic.name AS "nameAr", entry.input_type AS "inputType", entry.unit,
      entry.is_filterable AS "isFilterable", entry.is_visible AS "isVisible", entry.is_required AS "isRequired",
      (SELECT count(*)::integer FROM attribute_values AS value WHERE value.attribute_id = entry.id) AS values
    FROM attributes AS entry LEFT JOIN attribute_translations AS arabic
      ON arabic.attribute_id = entry.id AND arabic.language_code = 'ar'
    ORDER BY entry.position, entry.id`)
  return rows
}

/** Names of a row in every language, empty where there is none. */
function selectNames(entry: string, table: string, key: string) {
  const translation = (language: 'ar' | 'hi') => sql`coalesce((SELECT translated.name
    FROM ${sql.identifier(table)} AS translated WHERE translated.${sql.identifier(key)} = ${sql.identifier(entry)}.id
      AND translated.language_code = ${language}), '')`
  return sql`json_build_object('en', ${sql.identifier(entry)}.name, 'ar', ${translation('ar')}, 'hi', ${translation('hi')})`
}

/** Names of a row that are older than the English one. */
function selectOlder(entry: string, table: string, key: string) {
  const older = (language: 'ar' | 'hi') => sql`coalesce((SELECT translated.older
    FROM ${sql.identifier(table)} AS translated WHERE translated.${sql.identifier(key)} = ${sql.identifier(entry)}.id
      AND translated.language_code = ${language}), '{}')`
  return sql`json_build_object('ar', ${older('ar')}, 'hi', ${older('hi')})`
}

/** Choices come with it; values that belong to one product each are edited with the product. */
export async function findEditedAttribute(
  executor: Executor,
  id: number,
): Promise<EditedAttribute | undefined> {
  const { rows } = await executor.execute<EditedAttribute>(sql`
    SELECT entry.id, entry.slug, ${selectNames('entry', 'attribute_translations', 'attribute_id')} AS names,
      ${selectOlder('entry', 'attribute_translations', 'attribute_id')} AS older,
      entry.input_type AS "inputType", entry.unit, entry.is_filterable AS "isFilterable", entry.is_visible AS "isVisible",
      entry.is_required AS "isRequired", entry.revision,
      (SELECT coalesce(json_agg(json_build_object('id', value.id, 'slug', value.slug,
          'names', ${selectNames('value', 'attribute_value_translations', 'attribute_value_id')},
          'older', ${selectOlder('value', 'attribute_value_translations', 'attribute_value_id')},
          'uses', (SELECT count(*)::integer FROM product_attribute_values AS assigned WHERE assigned.attribute_value_id = value.id)
            + (SELECT count(*)::integer FROM variant_attribute_values AS assigned WHERE assigned.attribute_value_id = value.id))
          ORDER BY value.position, value.id), '[]')
        FROM attribute_values AS value
        WHERE value.attribute_id = entry.id AND entry.input_type IN ('DROPDOWN', 'MULTISELECT', 'SWATCH')) AS values
    FROM attributes AS entry WHERE entry.id = ${id}`)
  return rows[0]
}

/** A new one comes last. */
export async function insertAttribute(
  tx: Transaction,
  { inputType, ...fields }: Omit<EditedAttributeFields, 'values'> & { inputType: AttributeKind },
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO attributes (slug, name, input_type, unit, is_filterable, is_visible, is_required, position)
    SELECT ${fields.slug}, ${fields.names.en}, ${inputType}, ${fields.unit}::text, ${fields.isFilterable}::boolean,
      ${fields.isVisible}::boolean, ${fields.isRequired}::boolean, coalesce(max(position) + 1, 0) FROM attributes
    RETURNING id`)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('No attribute was made')
  await replaceNames(tx, id, { names: fields.names, older: noOlderTexts })
  return id
}

/** False when it was changed since this revision was read. */
export async function updateAttribute(
  tx: Transaction,
  { id, revision }: Key,
  fields: Omit<EditedAttributeFields, 'values'> & { older: OlderTexts },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE attributes SET slug = ${fields.slug}, name = ${fields.names.en}, unit = ${fields.unit},
      is_filterable = ${fields.isFilterable}, is_visible = ${fields.isVisible}, is_required = ${fields.isRequired},
      revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND revision = ${revision}`)
  if (rowCount !== 1) return false
  await replaceNames(tx, id, fields)
  return true
}

async function replaceNames(
  tx: Transaction,
  id: number,
  { names, older }: { names: NamesByLanguage; older: OlderTexts },
): Promise<void> {
  for (const language of ['ar', 'hi'] as const) {
    await tx.execute(
      names[language]
        ? sql`INSERT INTO attribute_translations (attribute_id, language_code, name, older)
            VALUES (${id}, ${language}, ${names[language]}, ${sql.param([...older[language]])}::text[])
            ON CONFLICT (attribute_id, language_code) DO UPDATE SET name = excluded.name, older = excluded.older`
        : sql`DELETE FROM attribute_translations WHERE attribute_id = ${id} AND language_code = ${language}`,
    )
  }
}

export async function deleteAttributeRow(tx: Transaction, { id, revision }: Key): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`DELETE FROM attributes WHERE id = ${id} AND revision = ${revision}`,
  )
  return rowCount === 1
}
