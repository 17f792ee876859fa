import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { AreaKind, EditedPlace, PlaceKind } from '../rules/edited-place.ts'

/** A place as its row in a file needs it; `path` has the slugs from the country down to its own. */
export type SheetPlace = Omit<EditedPlace, 'position' | 'children' | 'path'> & { path: readonly string[] }

/** Ids of countries behind the last one of a page, one more than asked for. */
export async function readCountryIds(
  executor: Executor,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<number[]> {
  const { rows } = await executor.execute<{ id: number }>(
    sql`SELECT id FROM countries WHERE id > ${afterId} ORDER BY id LIMIT ${limit + 1}`,
  )
  return rows.map(({ id }) => id)
}

export async function readSheetCountries(executor: Executor): Promise<SheetPlace[]> {
  const { rows } = await executor.execute<SheetPlace>(sql`
    SELECT 'country' AS kind, id, NULL::integer AS "parentId", slug, name_en AS "nameEn", name_ar AS "nameAr",
      is_store AS "isActive", NULL::float8 AS latitude, NULL::float8 AS longitude, NULL AS "governorateCode", iso,
      phone_prefix AS "phonePrefix", phone_digits AS "phoneDigits", revision, to_jsonb(ARRAY[slug]) AS path
    FROM countries ORDER BY id`)
  return rows
}

export function readAreasOf(executor: Executor, countryIds: readonly number[]): Promise<SheetPlace[]> {
  return readAreas(executor, sql`country.id = ANY (${sql.param([...countryIds])}::integer[])`)
}

/** States with all their cities and regions; locked from large to small, in the order of their ids. */
export async function findAreasOf(
  executor: Executor,
  stateSlugs: readonly string[],
  { isLocking }: { isLocking: boolean },
): Promise<SheetPlace[]> {
  const condition = sql`state.slug = ANY (${sql.param([...stateSlugs])}::text[])`
  if (isLocking)
    for (const kind of ['state', 'city', 'region'] as const)
      await executor.execute(sql`
        SELECT FROM ${joined[kind]} WHERE ${condition} ORDER BY ${sql.raw(kind)}.id FOR UPDATE OF ${sql.raw(kind)}`)
  return readAreas(executor, condition)
}

const joined = {
  state: sql`states AS state JOIN countries AS country ON country.id = state.country_id`,
  city: sql`cities AS city JOIN states AS state ON state.id = city.state_id
    JOIN countries AS country ON country.id = state.country_id`,
  region: sql`regions AS region JOIN cities AS city ON city.id = region.city_id
    JOIN states AS state ON state.id = city.state_id JOIN countries AS country ON country.id = state.country_id`,
} as const satisfies Record<AreaKind, SQL>

async function readAreas(executor: Executor, condition: SQL): Promise<SheetPlace[]> {
  const area = (kind: AreaKind, parent: SQL, governorate: SQL) => {
    const of = sql.raw(kind)
    return sql`${sql.raw(`'${kind}'`)} AS kind, ${of}.id, ${parent} AS "parentId", ${of}.slug, ${of}.name_en AS "nameEn",
      ${of}.name_ar AS "nameAr", ${of}.is_active AS "isActive", ${of}.latitude, ${of}.longitude,
      ${governorate} AS "governorateCode", NULL AS iso, NULL AS "phonePrefix", NULL AS "phoneDigits", ${of}.revision`
  }
  const { rows } = await executor.execute<SheetPlace>(sql`
    SELECT kind, id, "parentId", slug, "nameEn", "nameAr", "isActive", latitude, longitude, "governorateCode", iso,
      "phonePrefix", "phoneDigits", revision, path
    FROM (
      SELECT ${area('state', sql`country.id`, sql`state.governorate_code`)},
        to_jsonb(ARRAY[country.slug, state.slug]) AS path, ARRAY[country.id, state.id] AS place
      FROM ${joined.state} WHERE ${condition}
      UNION ALL SELECT ${area('city', sql`state.id`, sql`NULL`)},
        to_jsonb(ARRAY[country.slug, state.slug, city.slug]), ARRAY[country.id, state.id, city.id]
      FROM ${joined.city} WHERE ${condition}
      UNION ALL SELECT ${area('region', sql`city.id`, sql`NULL`)},
        to_jsonb(ARRAY[country.slug, state.slug, city.slug, region.slug]), ARRAY[country.id, state.id, city.id, region.id]
      FROM ${joined.region} WHERE ${condition}) AS placed
    ORDER BY place`)
  return rows
}

/** Slugs of states are of one country alone. */
export async function findTakenStates(
  executor: Executor,
  slugs: readonly string[],
): Promise<{ slug: string; country: string }[]> {
  const { rows } = await executor.execute<{ slug: string; country: string }>(sql`
    SELECT state.slug, country.slug AS country FROM ${joined.state}
    WHERE state.slug = ANY (${sql.param([...slugs])}::text[])`)
  return rows
}

export type PlaceRow = Omit<SheetPlace, 'path' | 'kind'>

const given = (places: readonly PlaceRow[]) => sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
  AS given (id integer, revision integer, "parentId" integer, slug text, "nameEn" text, "nameAr" text, "isActive" boolean,
    latitude float8, longitude float8, "governorateCode" text, iso text, "phonePrefix" text, "phoneDigits" integer)`

const tables = { state: 'states', city: 'cities', region: 'regions' } as const
const parents = { state: 'country_id', city: 'state_id', region: 'city_id' } as const

/** Ids by parent and slug; a place that there is already is left out. New ones follow those beside them. */
export async function insertPlaces(
  tx: Transaction,
  kind: PlaceKind,
  places: readonly PlaceRow[],
): Promise<ReadonlyMap<string, number>> {
  const place = sql`row_number() OVER (PARTITION BY "parentId")`
  const { rows } =
    kind === 'country'
      ? await tx.execute<{ id: number; parentId: number | null; slug: string }>(sql`
          INSERT INTO countries (slug, name_en, name_ar, iso, phone_prefix, phone_digits, is_store, position)
          SELECT slug, "nameEn", "nameAr", iso, "phonePrefix", "phoneDigits", "isActive",
            (SELECT coalesce(max(position), 0) FROM countries) + ${place}
          FROM ${given(places)} ON CONFLICT DO NOTHING RETURNING id, NULL AS "parentId", slug`)
      : await tx.execute<{ id: number; parentId: number | null; slug: string }>(sql`
          INSERT INTO ${sql.raw(tables[kind])} (${sql.raw(parents[kind])}, slug, name_en, name_ar, latitude, longitude,
            is_active, position${kind === 'state' ? sql`, governorate_code` : sql``})
          SELECT "parentId", slug, "nameEn", "nameAr", latitude, longitude, "isActive",
            coalesce((SELECT max(position) FROM ${sql.raw(tables[kind])} WHERE ${sql.raw(parents[kind])} = "parentId"), 0)
              + ${place}${kind === 'state' ? sql`, "governorateCode"` : sql``}
          FROM ${given(places)} ON CONFLICT DO NOTHING RETURNING id, ${sql.raw(parents[kind])} AS "parentId", slug`)
  return new Map(rows.map(({ id, parentId, slug }) => [`${parentId ?? 0}/${slug}`, id]))
}

/** Changes places of these revisions; answers how many. */
export async function updatePlaces(
  tx: Transaction,
  kind: PlaceKind,
  places: readonly PlaceRow[],
): Promise<number> {
  const own =
    kind === 'country'
      ? sql`iso = given.iso, phone_prefix = given."phonePrefix", phone_digits = given."phoneDigits",
          is_store = given."isActive"`
      : sql`latitude = given.latitude, longitude = given.longitude,
          ${kind === 'state' ? sql`governorate_code = given."governorateCode",` : sql``} is_active = given."isActive"`
  const { rowCount } = await tx.execute(sql`
    UPDATE ${sql.raw(kind === 'country' ? 'countries' : tables[kind])} AS place SET name_en = given."nameEn",
      name_ar = given."nameAr", ${own}, revision = place.revision + 1, updated_at = now()
    FROM ${given(places)} WHERE place.id = given.id AND place.revision = given.revision`)
  return rowCount ?? 0
}
