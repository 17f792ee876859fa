import { sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import { sqlState } from '#kernel/database/sql-state.ts'
import type { CarFitment } from '../rules/car.ts'
import type { BrandFields, ModelFields } from '../rules/edited-car.ts'

type Revised = { id: number; revision: number }

/** Undefined when a brand of that name is there. */
export async function insertBrand(
  tx: Transaction,
  { slug, nameEn, nameAr }: BrandFields & { slug: string },
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO car_brands (slug, name_en, name_ar) VALUES (${slug}, ${nameEn}, ${nameAr})
    ON CONFLICT DO NOTHING RETURNING id`)
  return rows[0]?.id
}

/** False when the brand was changed since this revision was read. */
export async function updateBrand(
  tx: Transaction,
  { id, revision, nameEn, nameAr }: BrandFields & Revised,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE car_brands SET name_en = ${nameEn}, name_ar = ${nameAr}, revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND revision = ${revision}`)
  return rowCount === 1
}

/** Whether there is a brand to add a model to; it stays until the transaction ends. */
export async function keepBrand(tx: Transaction, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT FROM car_brands WHERE id = ${id} FOR KEY SHARE`)
  return rows.length > 0
}

/** Undefined when the brand has a model of that name. */
export async function insertModel(
  tx: Transaction,
  { brandId, slug, nameEn, nameAr, type }: Omit<ModelFields, 'fitments'> & { brandId: number; slug: string },
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO car_models (brand_id, slug, name_en, name_ar, type)
    VALUES (${brandId}, ${slug}, ${nameEn}, ${nameAr}, ${type})
    ON CONFLICT DO NOTHING RETURNING id`)
  return rows[0]?.id
}

export async function updateModel(
  tx: Transaction,
  { id, revision, nameEn, nameAr, type }: Omit<ModelFields, 'fitments'> & Revised,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE car_models SET name_en = ${nameEn}, name_ar = ${nameAr}, type = ${type}, revision = revision + 1,
      updated_at = now()
    WHERE id = ${id} AND revision = ${revision}`)
  return rowCount === 1
}

const exclusionViolation = '23P01'
const uniqueViolation = '23505'
const foreignKeyViolation = '23503'

/** False when two of them are about the same year. */
export async function replaceFitments(
  tx: Transaction,
  modelId: number,
  fitments: readonly CarFitment[],
): Promise<boolean> {
  await tx.execute(sql`DELETE FROM car_fitments WHERE model_id = ${modelId}`)
  if (fitments.length === 0) return true
  const rows = fitments.map(
    (fitment) => sql`(${modelId}, ${fitment.yearFrom}::smallint, ${fitment.yearTo}::smallint,
      ${sql.param([...fitment.oilGrades])}::text[], ${fitment.oilMillilitres}::integer,
      ${sql.param([...fitment.tyreSizes])}::text[], ${fitment.tyreCount}::smallint,
      ${sql.param([...fitment.batteryAmpereHours])}::smallint[])`,
  )
  try {
    await tx.execute(sql`
      INSERT INTO car_fitments (model_id, year_from, year_to, oil_grades, oil_millilitres, tyre_sizes, tyre_count,
        battery_ampere_hours)
      VALUES ${sql.join(rows, sql`, `)}`)
    return true
  } catch (error) {
    const code = sqlState(error)
    if (code === exclusionViolation || code === uniqueViolation) return false
    throw error
  }
}

export type Removal = 'removed' | 'stale' | 'used'

/** Foreign keys decide whether something refers to it. */
export async function deleteCar(
  tx: Transaction,
  kind: 'brand' | 'model',
  { id, revision }: Revised,
): Promise<Removal> {
  const table = sql.raw(kind === 'brand' ? 'car_brands' : 'car_models')
  try {
    const { rowCount } = await tx.execute(
      sql`DELETE FROM ${table} WHERE id = ${id} AND revision = ${revision}`,
    )
    return rowCount === 1 ? 'removed' : 'stale'
  } catch (error) {
    if (sqlState(error) === foreignKeyViolation) return 'used'
    throw error
  }
}
