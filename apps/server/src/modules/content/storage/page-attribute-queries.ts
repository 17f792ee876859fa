import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type {
  EditedPageAttribute,
  ListedPageAttribute,
  PageAttributeFields,
  PageAttributeKind,
  PageAttributeNames,
} from '../rules/page-attribute.ts'
import { isOfBanners } from './page-value-queries.ts'

type Key = { id: number; revision: number }

const nameIn = (
  language: 'ar' | 'hi',
) => sql`(SELECT translated.name FROM page_attribute_translations AS translated
  WHERE translated.page_attribute_id = attribute.id AND translated.language_code = ${language})`

/** All that are not a banner's own, in their order. */
export async function listPageAttributeRows(executor: Executor): Promise<ListedPageAttribute[]> {
  const { rows } = await executor.execute<ListedPageAttribute>(sql`
    SELECT attribute.id, attribute.slug, attribute.name, ${nameIn('ar')} AS "nameAr", attribute.input_type AS "inputType",
      (SELECT count(*)::integer FROM page_attribute_values WHERE page_attribute_id = attribute.id) AS pages
    FROM page_attributes AS attribute WHERE NOT ${isOfBanners} ORDER BY attribute.position, attribute.id`)
  return rows
}

export async function findPageAttribute(
  executor: Executor,
  id: number,
): Promise<EditedPageAttribute | undefined> {
  const { rows } = await executor.execute<Omit<EditedPageAttribute, 'older'>>(sql`
    SELECT attribute.id, attribute.slug, attribute.input_type AS "inputType", attribute.revision,
      json_build_object('en', attribute.name, 'ar', coalesce(${nameIn('ar')}, ''), 'hi', coalesce(${nameIn('hi')}, '')) AS names
    FROM page_attributes AS attribute WHERE attribute.id = ${id} AND NOT ${isOfBanners}`)
  return rows[0] && { ...rows[0], older: { ar: [], hi: [] } }
}

/** A new one comes last. */
export async function insertPageAttribute(
  tx: Transaction,
  { slug, names, inputType }: PageAttributeFields & { inputType: PageAttributeKind },
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO page_attributes (slug, name, input_type, position)
    SELECT ${slug}, ${names.en}, ${inputType}, coalesce(max(position) + 1, 0) FROM page_attributes RETURNING id`)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('No attribute was made')
  await replaceNames(tx, id, names)
  return id
}

/** False when it was changed since this revision was read. */
export async function updatePageAttribute(
  tx: Transaction,
  { id, revision }: Key,
  { slug, names }: PageAttributeFields,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE page_attributes SET slug = ${slug}, name = ${names.en}, revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND revision = ${revision}`)
  if (rowCount !== 1) return false
  await replaceNames(tx, id, names)
  return true
}

export async function deletePageAttribute(tx: Transaction, { id, revision }: Key): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`DELETE FROM page_attributes WHERE id = ${id} AND revision = ${revision}`,
  )
  return rowCount === 1
}

async function replaceNames(tx: Transaction, id: number, names: PageAttributeNames): Promise<void> {
  await tx.execute(sql`DELETE FROM page_attribute_translations WHERE page_attribute_id = ${id}`)
  await tx.execute(sql`
    INSERT INTO page_attribute_translations (page_attribute_id, language_code, name)
    SELECT ${id}, language, name FROM (VALUES ('ar', ${names.ar}), ('hi', ${names.hi})) AS given (language, name)
    WHERE name <> ''`)
}

/** Gives a type these attributes. One that is not there, or that a page of the type still has a value of, is refused. */
export async function replaceTypeAttributes(
  tx: Transaction,
  typeId: number,
  ids: readonly number[],
): Promise<'done' | 'unknown' | 'in-use'> {
  const given = sql`${sql.param([...new Set(ids)])}::integer[]`
  const { rows: known } = await tx.execute(sql`
    SELECT FROM page_attributes AS attribute WHERE id = ANY (${given}) AND NOT ${isOfBanners} FOR KEY SHARE`)
  if (known.length < new Set(ids).size) return 'unknown'
  // Waits for pages that are just getting a value.
  await tx.execute(
    sql`DELETE FROM page_type_attributes WHERE page_type_id = ${typeId} AND page_attribute_id <> ALL (${given})`,
  )
  const { rows: used } = await tx.execute(sql`
    SELECT FROM page_attribute_values AS value JOIN pages AS page ON page.id = value.page_id
      JOIN page_attributes AS attribute ON attribute.id = value.page_attribute_id
    WHERE page.page_type_id = ${typeId} AND attribute.id <> ALL (${given}) AND NOT ${isOfBanners} LIMIT 1`)
  if (used.length > 0) return 'in-use'
  await tx.execute(sql`
    INSERT INTO page_type_attributes (page_type_id, page_attribute_id)
    SELECT ${typeId}, id FROM unnest(${given}) AS given (id) ON CONFLICT DO NOTHING`)
  return 'done'
}

/** The kinds of those that the type has; they stay its own until the transaction ends. */
export async function lockTypeAttributes(
  tx: Transaction,
  typeId: number,
): Promise<ReadonlyMap<number, PageAttributeKind>> {
  const { rows } = await tx.execute<{ id: number; inputType: PageAttributeKind }>(sql`
    SELECT attribute.id, attribute.input_type AS "inputType"
    FROM page_type_attributes AS assigned JOIN page_attributes AS attribute ON attribute.id = assigned.page_attribute_id
    WHERE assigned.page_type_id = ${typeId} FOR KEY SHARE OF assigned`)
  return new Map(rows.map(({ id, inputType }) => [id, inputType]))
}
