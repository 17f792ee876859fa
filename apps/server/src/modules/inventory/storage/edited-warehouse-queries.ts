import { type SQL, sql } from 'drizzle-orm'
import { maxCount } from '#commands/keyset.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { EditedWarehouse, EditedWarehouseFields, WarehouseScope } from '../rules/edited-warehouse.ts'

type Key = { id: number; revision: number }

export async function findEditedWarehouse(
  executor: Executor,
  { id, scope }: { id: number; scope: WarehouseScope },
): Promise<EditedWarehouse | undefined> {
  return (await readWarehouses(executor, sql`entry.id = ${id} AND ${inScope(scope)}`))[0]
}

/** One row more than the limit, when there is one. */
export async function findEditedWarehouses(
  executor: Executor,
  { scope, search }: { scope: WarehouseScope; search: string },
  { afterId, limit }: { afterId: number; limit: number },
): Promise<{ found: EditedWarehouse[]; total: number }> {
  const matches = search
    ? sql`${inScope(scope)} AND (strpos(lower(entry.name_en), lower(${search})) > 0 OR strpos(entry.name_ar, ${search}) > 0)`
    : inScope(scope)
  const [found, { rows }] = await Promise.all([
    readWarehouses(executor, sql`${matches} AND entry.id > ${afterId} ORDER BY entry.id LIMIT ${limit + 1}`),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (
        SELECT FROM warehouses AS entry WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`),
  ])
  return { found, total: rows[0]?.total ?? 0 }
}

function inScope(scope: WarehouseScope): SQL {
  return scope === 'all' ? sql`true` : sql`entry.id = ANY (${sql.param([...scope])}::integer[])`
}

async function readWarehouses(executor: Executor, condition: SQL): Promise<EditedWarehouse[]> {
  const { rows } = await executor.execute<EditedWarehouse>(sql`
    SELECT entry.id, entry.slug, entry.name_en AS "nameEn", entry.name_ar AS "nameAr", entry.is_central AS "isCentral",
      entry.state_id AS "stateId", entry.street_address AS "streetAddress", entry.city,
      entry.country_code AS "countryCode", coalesce(entry.phone, '') AS phone, entry.is_active AS "isActive",
      (SELECT count(*)::integer FROM stocks WHERE stocks.warehouse_id = entry.id) AS variants, entry.revision
    FROM warehouses AS entry WHERE ${condition}`)
  return rows
}

export async function insertWarehouse(tx: Transaction, fields: EditedWarehouseFields): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO warehouses (slug, name_en, name_ar, is_central, state_id, street_address, city, country_code, phone, is_active)
    VALUES (${fields.slug}, ${fields.nameEn}, ${fields.nameAr}, ${fields.isCentral}, ${fields.stateId},
      ${fields.streetAddress}, ${fields.city}, ${fields.countryCode}, nullif(${fields.phone}, ''), ${fields.isActive})
    RETURNING id`)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('No warehouse was made')
  return id
}

/** False when it was changed since this revision was read. */
export async function updateWarehouse(
  tx: Transaction,
  { id, revision }: Key,
  fields: EditedWarehouseFields,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE warehouses SET slug = ${fields.slug}, name_en = ${fields.nameEn}, name_ar = ${fields.nameAr},
      is_central = ${fields.isCentral}, state_id = ${fields.stateId}, street_address = ${fields.streetAddress},
      city = ${fields.city}, country_code = ${fields.countryCode}, phone = nullif(${fields.phone}, ''),
      is_active = ${fields.isActive}, revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND revision = ${revision}`)
  return rowCount === 1
}

export async function deleteWarehouseRow(tx: Transaction, { id, revision }: Key): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`DELETE FROM warehouses WHERE id = ${id} AND revision = ${revision}`,
  )
  return rowCount === 1
}
