import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type {
  EditedCentreType,
  EditedCentreTypeFields,
  EditedServiceType,
  EditedServiceTypeFields,
  NewServiceType,
} from '../rules/edited-types.ts'

type Key = { id: number; revision: number }

export function listCentreTypeRows(executor: Executor): Promise<EditedCentreType[]> {
  return readCentreTypes(executor, sql`true`)
}

export async function findEditedCentreType(
  executor: Executor,
  id: number,
): Promise<EditedCentreType | undefined> {
  return (await readCentreTypes(executor, sql`entry.id = ${id}`))[0]
}

async function readCentreTypes(executor: Executor, condition: SQL): Promise<EditedCentreType[]> {
  const { rows } = await executor.execute<EditedCentreType>(sql`
    SELECT entry.id, entry.slug, entry.name_en AS "nameEn", entry.name_ar AS "nameAr", entry.position, entry.revision,
      (SELECT count(*)::integer FROM service_centres AS centre WHERE centre.type_id = entry.id) AS centres
    FROM centre_types AS entry WHERE ${condition} ORDER BY entry.position, entry.id`)
  return rows
}

export async function insertCentreType(tx: Transaction, fields: EditedCentreTypeFields): Promise<number> {
  const { slug, nameEn, nameAr, position } = fields
  return idOf(
    await tx.execute<{ id: number }>(sql`
    INSERT INTO centre_types (slug, name_en, name_ar, position)
    VALUES (${slug}, ${nameEn}, ${nameAr}, ${position}) RETURNING id`),
  )
}

/** False when it was changed since this revision was read. */
export async function updateCentreType(
  tx: Transaction,
  { id, revision }: Key,
  { slug, nameEn, nameAr, position }: EditedCentreTypeFields,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE centre_types SET slug = ${slug}, name_en = ${nameEn}, name_ar = ${nameAr}, position = ${position},
      revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND revision = ${revision}`)
  return rowCount === 1
}

export async function deleteCentreTypeRow(tx: Transaction, { id, revision }: Key): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`DELETE FROM centre_types WHERE id = ${id} AND revision = ${revision}`,
  )
  return rowCount === 1
}

export function listServiceTypeRows(executor: Executor): Promise<EditedServiceType[]> {
  return readServiceTypes(executor, sql`true`)
}

export async function findEditedServiceType(
  executor: Executor,
  id: number,
): Promise<EditedServiceType | undefined> {
  return (await readServiceTypes(executor, sql`entry.id = ${id}`))[0]
}

async function readServiceTypes(executor: Executor, condition: SQL): Promise<EditedServiceType[]> {
  const { rows } = await executor.execute<EditedServiceType>(sql`
    SELECT entry.id, entry.slug, entry.name_en AS "nameEn", entry.name_ar AS "nameAr", entry.position, entry.revision,
      entry.service_type AS "serviceType",
      (SELECT count(DISTINCT centre_id)::integer FROM centre_service_types WHERE service_type_id = entry.id) AS centres,
      coalesce((SELECT jsonb_agg(category_id ORDER BY category_id) FROM service_type_categories
        WHERE service_type_id = entry.id), '[]') AS "categoryIds"
    FROM service_types AS entry WHERE ${condition} ORDER BY entry.position, entry.id`)
  return rows
}

export async function insertServiceType(tx: Transaction, fields: NewServiceType): Promise<number> {
  const { slug, nameEn, nameAr, position, serviceType, categoryIds } = fields
  const id = idOf(
    await tx.execute<{ id: number }>(sql`
    INSERT INTO service_types (slug, name_en, name_ar, position, service_type)
    VALUES (${slug}, ${nameEn}, ${nameAr}, ${position}, ${serviceType}) RETURNING id`),
  )
  await replaceCategories(tx, id, categoryIds)
  return id
}

/** False when it was changed since this revision was read. */
export async function updateServiceType(
  tx: Transaction,
  { id, revision }: Key,
  { slug, nameEn, nameAr, position, categoryIds }: EditedServiceTypeFields,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE service_types SET slug = ${slug}, name_en = ${nameEn}, name_ar = ${nameAr}, position = ${position},
      revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND revision = ${revision}`)
  if (rowCount !== 1) return false
  await replaceCategories(tx, id, categoryIds)
  return true
}

export async function deleteServiceTypeRow(tx: Transaction, { id, revision }: Key): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`DELETE FROM service_types WHERE id = ${id} AND revision = ${revision}`,
  )
  return rowCount === 1
}

async function replaceCategories(
  tx: Transaction,
  serviceTypeId: number,
  categoryIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`DELETE FROM service_type_categories WHERE service_type_id = ${serviceTypeId}`)
  await tx.execute(sql`
    INSERT INTO service_type_categories (service_type_id, category_id)
    SELECT DISTINCT ${serviceTypeId}::integer, category_id
    FROM unnest(${sql.param([...categoryIds])}::integer[]) AS chosen (category_id)`)
}

function idOf({ rows }: { rows: { id: number }[] }): number {
  const id = rows[0]?.id
  if (id === undefined) throw new Error('No type was made')
  return id
}
