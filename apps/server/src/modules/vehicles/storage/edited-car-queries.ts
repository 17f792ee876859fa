import { type SQL, sql } from 'drizzle-orm'
import { maxCount } from '#commands/keyset.ts'
import type { Executor } from '#kernel/database/connect.ts'
import type { CarType } from '../rules/car.ts'
import type { EditedBrand, EditedModel } from '../rules/edited-car.ts'

export type CarFilter = {
  /** Part of a name, in either language. */
  search?: string | undefined
  brandId?: number | undefined
  type?: CarType | undefined
}

/** Where a page of a list by name ends. */
export type NamePosition = { name: string; id: number }
type Page = { after: NamePosition | undefined; limit: number }

export async function findEditedBrand(executor: Executor, id: number): Promise<EditedBrand | undefined> {
  const [brand] = await readBrands(executor, sql`brand.id = ${id}`)
  return brand
}

/** One row more than the limit, when there is one. */
export async function findEditedBrands(
  executor: Executor,
  { search }: CarFilter,
  page: Page,
): Promise<{ found: EditedBrand[]; total: number }> {
  const matches = search ? hasWords(search, ['brand.name_en', 'brand.name_ar']) : sql`true`
  const [found, total] = await Promise.all([
    readBrands(executor, sql`${matches} AND ${pageOf('brand', page)}`),
    count(executor, sql`car_brands AS brand WHERE ${matches}`),
  ])
  return { found, total }
}

export async function findEditedModel(executor: Executor, id: number): Promise<EditedModel | undefined> {
  const [model] = await readModels(executor, sql`model.id = ${id}`)
  return model
}

export async function findEditedModels(
  executor: Executor,
  { search, brandId, type }: CarFilter,
  page: Page,
): Promise<{ found: EditedModel[]; total: number }> {
  const names = ['model.name_en', 'model.name_ar', 'brand.name_en', 'brand.name_ar']
  const matches = sql.join(
    [
      sql`true`,
      ...(search ? [hasWords(search, names)] : []),
      ...(brandId === undefined ? [] : [sql`model.brand_id = ${brandId}`]),
      ...(type === undefined ? [] : [sql`model.type = ${type}`]),
    ],
    sql` AND `,
  )
  const [found, total] = await Promise.all([
    readModels(executor, sql`${matches} AND ${pageOf('model', page)}`),
    count(
      executor,
      sql`car_models AS model JOIN car_brands AS brand ON brand.id = brand_id WHERE ${matches}`,
    ),
  ])
  return { found, total }
}

async function readBrands(executor: Executor, condition: SQL): Promise<EditedBrand[]> {
  const { rows } = await executor.execute<EditedBrand>(sql`
    SELECT brand.id, brand.slug, brand.name_en AS "nameEn", brand.name_ar AS "nameAr", brand.revision,
      (SELECT count(*)::integer FROM car_models WHERE brand_id = brand.id) AS models
    FROM car_brands AS brand WHERE ${condition}`)
  return rows
}

async function readModels(executor: Executor, condition: SQL): Promise<EditedModel[]> {
  const { rows } = await executor.execute<EditedModel>(sql`
    SELECT model.id, model.slug, model.name_en AS "nameEn", model.name_ar AS "nameAr", model.type, model.revision,
      jsonb_build_object('id', brand.id, 'nameEn', brand.name_en, 'nameAr', brand.name_ar) AS brand,
      coalesce((SELECT jsonb_agg(jsonb_build_object('yearFrom', year_from, 'yearTo', year_to, 'oilGrades', oil_grades,
          'oilMillilitres', oil_millilitres, 'tyreSizes', tyre_sizes, 'tyreCount', tyre_count,
          'batteryAmpereHours', battery_ampere_hours) ORDER BY year_from)
        FROM car_fitments WHERE model_id = model.id), '[]') AS fitments
    FROM car_models AS model JOIN car_brands AS brand ON brand.id = model.brand_id WHERE ${condition}`)
  return rows
}

function hasWords(search: string, columns: readonly string[]): SQL {
  const found = columns.map((column) => sql`strpos(lower(${sql.raw(column)}), lower(${search})) > 0`)
  return sql`(${sql.join(found, sql` OR `)})`
}

function pageOf(table: 'brand' | 'model', { after, limit }: Page): SQL {
  const key = sql.raw(`(${table}.name_en, ${table}.id)`)
  const isAfter = after ? sql`${key} > (${after.name}, ${after.id}::integer)` : sql`true`
  return sql`${isAfter} ORDER BY ${sql.raw(`${table}.name_en, ${table}.id`)} LIMIT ${limit + 1}`
}

async function count(executor: Executor, source: SQL): Promise<number> {
  const { rows } = await executor.execute<{ total: number }>(sql`
    SELECT count(*)::integer AS total FROM (SELECT FROM ${source} LIMIT ${maxCount + 1}) AS counted`)
  return rows[0]?.total ?? 0
}
