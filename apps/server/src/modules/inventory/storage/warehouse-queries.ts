import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'

export type NewWarehouse = {
  slug: string
  nameEn: string
  nameAr: string
  stateId: number
  streetAddress: string
  city: string
  countryCode: string
  phone: string
}

/** Opens a warehouse that serves one place; answers its id. */
export async function openWarehouse(tx: Transaction, warehouse: NewWarehouse): Promise<number> {
  const { slug, nameEn, nameAr, stateId, streetAddress, city, countryCode, phone } = warehouse
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO warehouses (slug, name_en, name_ar, state_id, street_address, city, country_code, phone)
    VALUES (${slug}, ${nameEn}, ${nameAr}, ${stateId}, ${streetAddress}, ${city}, ${countryCode}, ${phone})
    RETURNING id`)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('No warehouse was opened')
  return id
}

/** The warehouse that serves every place, if there is one. */
export async function findCentralWarehouse(executor: Executor): Promise<number | undefined> {
  const { rows } = await executor.execute<{ id: number }>(
    sql`SELECT id FROM warehouses WHERE is_central AND is_active ORDER BY id LIMIT 1`,
  )
  return rows[0]?.id
}

export type NamedWarehouse = { id: number; nameEn: string; nameAr: string }

/** Active ones; of these alone, or all. */
export async function findWarehouses(
  executor: Executor,
  ids: readonly number[] | undefined,
): Promise<NamedWarehouse[]> {
  const isAsked = ids ? sql`id = ANY (${sql.param([...ids])}::integer[])` : sql`true`
  const { rows } = await executor.execute<NamedWarehouse>(sql`
    SELECT id, name_en AS "nameEn", name_ar AS "nameAr" FROM warehouses
    WHERE is_active AND ${isAsked} ORDER BY is_central DESC, id`)
  return rows
}
