import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { OlderTexts } from '#kernel/texts.ts'
import type { EditedValue } from '../rules/edited-attribute.ts'

type Use = { kind: string; count: number }

/** How many products and variants have one of the values. Until the transaction ends, no other one gets any of them. */
export async function lockUsesOfValues(tx: Transaction, ids: readonly number[]): Promise<Use[]> {
  await lockValues(tx, ids)
  return countUsesOfValues(tx, ids)
}

/** Until the transaction ends, no product and no variant gets one of the values. */
export async function lockValues(executor: Executor, ids: readonly number[]): Promise<void> {
  await executor.execute(
    sql`SELECT FROM attribute_values WHERE id = ANY (${sql.param([...ids])}::integer[]) FOR UPDATE`,
  )
}

export async function countUsesOfValues(executor: Executor, ids: readonly number[]): Promise<Use[]> {
  const given = sql`ANY (${sql.param([...ids])}::integer[])`
  const { rows } = await executor.execute<Use>(sql`
    SELECT 'product_attribute_values' AS kind, count(*)::integer AS count FROM product_attribute_values
      WHERE attribute_value_id = ${given} HAVING count(*) > 0
    UNION ALL
    SELECT 'variant_attribute_values', count(*)::integer FROM variant_attribute_values
      WHERE attribute_value_id = ${given} HAVING count(*) > 0`)
  return rows
}

export async function listValueIds(executor: Executor, attributeId: number): Promise<number[]> {
  const { rows } = await executor.execute<{ id: number }>(
    sql`SELECT id FROM attribute_values WHERE attribute_id = ${attributeId}`,
  )
  return rows.map(({ id }) => id)
}

export async function deleteValues(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`DELETE FROM attribute_values WHERE id = ANY (${sql.param([...ids])}::integer[])`)
}

/** Writes the choices of an attribute in their order: changed ones are changed, new ones made. */
export async function writeValues(
  tx: Transaction,
  attributeId: number,
  values: readonly (EditedValue & { older: OlderTexts })[],
): Promise<void> {
  const placed = values.map((value, position) => ({ ...value, position }))
  const known = placed.filter(({ id }) => id !== null)
  const added = placed.filter(({ id }) => id === null)
  await tx.execute(sql`
    UPDATE attribute_values AS value SET slug = given.slug, name = given.name, position = given.position, updated_at = now()
    FROM unnest(${sql.param(known.map(({ id }) => id))}::integer[], ${sql.param(known.map(({ slug }) => slug))}::text[],
      ${sql.param(known.map(({ names }) => names.en))}::text[], ${sql.param(known.map(({ position }) => position))}::integer[])
      AS given (id, slug, name, position)
    WHERE value.id = given.id AND (value.slug, value.name, value.position) IS DISTINCT FROM (given.slug, given.name, given.position)`)
  const { rows } = await tx.execute<{ id: number; slug: string }>(sql`
    INSERT INTO attribute_values (attribute_id, slug, name, position)
    SELECT ${attributeId}, slug, name, position
    FROM unnest(${sql.param(added.map(({ slug }) => slug))}::text[], ${sql.param(added.map(({ names }) => names.en))}::text[],
      ${sql.param(added.map(({ position }) => position))}::integer[]) AS given (slug, name, position)
    RETURNING id, slug`)
  const idOf = new Map(rows.map(({ id, slug }) => [slug, id]))
  const named = placed.map(({ id, slug, names, older }) => ({ id: id ?? idOf.get(slug), names, older }))
  for (const language of ['ar', 'hi'] as const) await writeNames(tx, language, named)
}

type Named = { id: number | undefined; names: EditedValue['names']; older: OlderTexts }

async function writeNames(tx: Transaction, language: 'ar' | 'hi', named: readonly Named[]): Promise<void> {
  const ids = (some: readonly Named[]) => sql.param(some.map(({ id }) => id))
  const empty = named.filter(({ names }) => !names[language])
  const full = named.filter(({ names }) => names[language])
  await tx.execute(sql`DELETE FROM attribute_value_translations
    WHERE attribute_value_id = ANY (${ids(empty)}::integer[]) AND language_code = ${language}`)
  await tx.execute(sql`
    INSERT INTO attribute_value_translations AS translated (attribute_value_id, language_code, name, older)
    SELECT id, ${language}, name, CASE WHEN is_older THEN ARRAY['name'] ELSE '{}'::text[] END
    FROM unnest(${ids(full)}::integer[], ${sql.param(full.map(({ names }) => names[language]))}::text[],
      ${sql.param(full.map(({ older }) => older[language].length > 0))}::boolean[]) AS given (id, name, is_older)
    ON CONFLICT (attribute_value_id, language_code) DO UPDATE SET name = excluded.name, older = excluded.older
      WHERE (translated.name, translated.older) IS DISTINCT FROM (excluded.name, excluded.older)`)
}
