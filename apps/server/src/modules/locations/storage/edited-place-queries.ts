import { type SQL, sql } from 'drizzle-orm'
import { maxCount } from '#commands/keyset.ts'
import type { Executor } from '#kernel/database/connect.ts'
import type { EditedPlace, PlaceKind } from '../rules/edited-place.ts'

export type PlaceFilter = {
  kind?: PlaceKind | undefined
  parentId?: number | undefined
  /** Part of a name, in either language. */
  search?: string | undefined
}

/** Where a page of places ends. */
export type PlacePosition = { level: number; position: number; id: number }

/** All four tables as one: larger places first, then in the order of display. */
const allPlaces = sql`(
  SELECT 'country' AS kind, 1 AS level, id, NULL::integer AS parent_id, slug, name_en, name_ar, is_store AS is_active,
    position, revision, NULL::float8 AS latitude, NULL::float8 AS longitude, NULL AS governorate_code, iso, phone_prefix,
    phone_digits, (SELECT count(*)::integer FROM states WHERE country_id = countries.id) AS children, '[]'::jsonb AS path
  FROM countries
  UNION ALL
  SELECT 'state', 2, state.id, state.country_id, state.slug, state.name_en, state.name_ar, state.is_active,
    state.position, state.revision, state.latitude, state.longitude, state.governorate_code, NULL, NULL,
    NULL, (SELECT count(*)::integer FROM cities WHERE state_id = state.id), jsonb_build_array(${inPath('country')})
  FROM states AS state JOIN countries AS country ON country.id = state.country_id
  UNION ALL
  SELECT 'city', 3, city.id, city.state_id, city.slug, city.name_en, city.name_ar, city.is_active,
    city.position, city.revision, city.latitude, city.longitude, NULL, NULL, NULL,
    NULL, (SELECT count(*)::integer FROM regions WHERE city_id = city.id),
    jsonb_build_array(${inPath('country')}, ${inPath('state')})
  FROM cities AS city JOIN states AS state ON state.id = city.state_id
    JOIN countries AS country ON country.id = state.country_id
  UNION ALL
  SELECT 'region', 4, region.id, region.city_id, region.slug, region.name_en, region.name_ar, region.is_active,
    region.position, region.revision, region.latitude, region.longitude, NULL, NULL, NULL,
    NULL, 0, jsonb_build_array(${inPath('country')}, ${inPath('state')}, ${inPath('city')})
  FROM regions AS region JOIN cities AS city ON city.id = region.city_id
    JOIN states AS state ON state.id = city.state_id JOIN countries AS country ON country.id = state.country_id
) AS place`

function inPath(kind: 'country' | 'state' | 'city'): SQL {
  const of = sql.raw(kind)
  return sql`jsonb_build_object('kind', ${sql.raw(`'${kind}'`)}, 'id', ${of}.id, 'nameEn', ${of}.name_en, 'nameAr', ${of}.name_ar)`
}

export async function findEditedPlace(
  executor: Executor,
  { kind, id }: { kind: PlaceKind; id: number },
): Promise<EditedPlace | undefined> {
  const [place] = await readPlaces(executor, sql`kind = ${kind} AND id = ${id}`)
  return place
}

/** One row more than the limit, when there is one. */
export async function findEditedPlaces(
  executor: Executor,
  filter: PlaceFilter,
  { after, limit }: { after: PlacePosition | undefined; limit: number },
): Promise<{ found: EditedPlace[]; total: number }> {
  const matches = conditionOf(filter)
  const isAfter = after
    ? sql`(level, position, id) > (${after.level}::integer, ${after.position}::integer, ${after.id}::integer)`
    : sql`true`
  const [found, { rows }] = await Promise.all([
    readPlaces(executor, sql`${matches} AND ${isAfter} ORDER BY level, position, id LIMIT ${limit + 1}`),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (SELECT FROM ${allPlaces} WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`),
  ])
  return { found, total: rows[0]?.total ?? 0 }
}

function conditionOf({ kind, parentId, search }: PlaceFilter): SQL {
  const conditions = [
    kind === undefined ? undefined : sql`kind = ${kind}`,
    parentId === undefined ? undefined : sql`parent_id = ${parentId}`,
    search
      ? sql`(strpos(lower(name_en), lower(${search})) > 0 OR strpos(name_ar, ${search}) > 0
          OR strpos(slug, lower(${search})) > 0 OR strpos(phone_prefix, ${search}) > 0)`
      : undefined,
  ].filter((condition) => condition !== undefined)
  return conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`
}

async function readPlaces(executor: Executor, condition: SQL): Promise<EditedPlace[]> {
  const { rows } = await executor.execute<EditedPlace>(sql`
    SELECT kind, id, parent_id AS "parentId", slug, name_en AS "nameEn", name_ar AS "nameAr", is_active AS "isActive",
      position, latitude, longitude, governorate_code AS "governorateCode", iso, phone_prefix AS "phonePrefix",
      phone_digits AS "phoneDigits", children, path, revision
    FROM ${allPlaces} WHERE ${condition}`)
  return rows
}
