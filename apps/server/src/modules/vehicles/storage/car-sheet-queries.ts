import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { CarFitment } from '../rules/car.ts'
import type { EditedBrand, EditedModel, ModelFields } from '../rules/edited-car.ts'

export type SheetBrand = Omit<EditedBrand, 'models'>
export type SheetModel = Omit<EditedModel, 'brand'> & { brandId: number }

const brandColumns = sql`id, slug, name_en AS "nameEn", name_ar AS "nameAr", revision`

/** Brands behind the last one of a page, one more than asked for. */
export async function readSheetBrands(
  executor: Executor,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<SheetBrand[]> {
  const { rows } = await executor.execute<SheetBrand>(sql`
    SELECT ${brandColumns} FROM car_brands WHERE id > ${afterId} ORDER BY id LIMIT ${limit + 1}`)
  return rows
}

/** In the order of their ids, so that two operators never wait for each other. */
export async function findBrandsBySlug(
  executor: Executor,
  slugs: readonly string[],
  { isLocking }: { isLocking: boolean },
): Promise<SheetBrand[]> {
  const { rows } = await executor.execute<SheetBrand>(sql`
    SELECT ${brandColumns} FROM car_brands WHERE slug = ANY (${sql.param([...slugs])}::text[])
    ORDER BY id ${isLocking ? sql`FOR UPDATE` : sql``}`)
  return rows
}

/** In the order of their ids. */
export async function findModelsOfBrands(
  executor: Executor,
  brandIds: readonly number[],
  { isLocking }: { isLocking: boolean },
): Promise<SheetModel[]> {
  const ofBrands = sql`brand_id = ANY (${sql.param([...brandIds])}::integer[])`
  if (isLocking) await executor.execute(sql`SELECT FROM car_models WHERE ${ofBrands} ORDER BY id FOR UPDATE`)
  const { rows } = await executor.execute<SheetModel>(sql`
    SELECT model.id, model.brand_id AS "brandId", model.slug, model.name_en AS "nameEn", model.name_ar AS "nameAr",
      model.type, model.revision,
      coalesce((SELECT jsonb_agg(jsonb_build_object('yearFrom', year_from, 'yearTo', year_to, 'oilGrades', oil_grades,
          'oilMillilitres', oil_millilitres, 'tyreSizes', tyre_sizes, 'tyreCount', tyre_count,
          'batteryAmpereHours', battery_ampere_hours) ORDER BY year_from)
        FROM car_fitments WHERE model_id = model.id), '[]') AS fitments
    FROM car_models AS model WHERE ${ofBrands} ORDER BY model.id`)
  return rows
}

type Revised = { id: number; revision: number }
type BrandRow = { slug: string; nameEn: string; nameAr: string }

/** How many were made: one whose slug is taken is not. */
export async function insertBrands(tx: Transaction, brands: readonly BrandRow[]): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    INSERT INTO car_brands (slug, name_en, name_ar) SELECT slug, "nameEn", "nameAr"
    FROM jsonb_to_recordset(${JSON.stringify(brands)}::jsonb) AS made (slug text, "nameEn" text, "nameAr" text)
    ON CONFLICT DO NOTHING`)
  return rowCount ?? 0
}

/** Changes brands of these revisions; answers how many. */
export async function updateBrands(
  tx: Transaction,
  brands: readonly (BrandRow & Revised)[],
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    UPDATE car_brands AS brand SET name_en = given."nameEn", name_ar = given."nameAr", revision = brand.revision + 1,
      updated_at = now()
    FROM jsonb_to_recordset(${JSON.stringify(brands)}::jsonb)
      AS given (id integer, revision integer, "nameEn" text, "nameAr" text)
    WHERE brand.id = given.id AND brand.revision = given.revision`)
  return rowCount ?? 0
}

type ModelRow = Omit<ModelFields, 'fitments'> & { brandId: number; slug: string }

export async function insertModels(tx: Transaction, models: readonly ModelRow[]): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    INSERT INTO car_models (brand_id, slug, name_en, name_ar, type) SELECT "brandId", slug, "nameEn", "nameAr", type
    FROM jsonb_to_recordset(${JSON.stringify(models)}::jsonb)
      AS made ("brandId" integer, slug text, "nameEn" text, "nameAr" text, type text)
    ON CONFLICT DO NOTHING`)
  return rowCount ?? 0
}

export async function updateModels(
  tx: Transaction,
  models: readonly (ModelRow & Revised)[],
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    UPDATE car_models AS model SET name_en = given."nameEn", name_ar = given."nameAr", type = given.type,
      revision = model.revision + 1, updated_at = now()
    FROM jsonb_to_recordset(${JSON.stringify(models)}::jsonb)
      AS given (id integer, revision integer, "nameEn" text, "nameAr" text, type text)
    WHERE model.id = given.id AND model.revision = given.revision`)
  return rowCount ?? 0
}

/** Ids of models by brand and slug. */
export async function findModelIds(
  tx: Transaction,
  brandIds: readonly number[],
): Promise<{ id: number; brandId: number; slug: string }[]> {
  const { rows } = await tx.execute<{ id: number; brandId: number; slug: string }>(sql`
    SELECT id, brand_id AS "brandId", slug FROM car_models WHERE brand_id = ANY (${sql.param([...brandIds])}::integer[])`)
  return rows
}

/** Makes these the fitments of models; the database refuses two about the same year. */
export async function replaceFitmentsOf(
  tx: Transaction,
  models: readonly { id: number; fitments: readonly CarFitment[] }[],
): Promise<void> {
  const fitments = models.flatMap(({ id, fitments: own }) => own.map((fitment) => ({ id, ...fitment })))
  await tx.execute(sql`
    DELETE FROM car_fitments WHERE model_id = ANY (${sql.param(models.map(({ id }) => id))}::integer[])`)
  await tx.execute(sql`
    INSERT INTO car_fitments (model_id, year_from, year_to, oil_grades, oil_millilitres, tyre_sizes, tyre_count,
      battery_ampere_hours)
    SELECT id, "yearFrom", "yearTo", "oilGrades", "oilMillilitres", "tyreSizes", "tyreCount", "batteryAmpereHours"
    FROM jsonb_to_recordset(${JSON.stringify(fitments)}::jsonb)
      AS given (id integer, "yearFrom" smallint, "yearTo" smallint, "oilGrades" text[], "oilMillilitres" integer,
        "tyreSizes" text[], "tyreCount" smallint, "batteryAmpereHours" smallint[])`)
}
