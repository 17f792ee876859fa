import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import { sqlState } from '#kernel/database/sql-state.ts'
import type { AreaFields, AreaKind, CountryFields, PlaceKind } from '../rules/edited-place.ts'

const tables = {
  country: sql.raw('countries'),
  state: sql.raw('states'),
  city: sql.raw('cities'),
  region: sql.raw('regions'),
} as const satisfies Record<PlaceKind, SQL>

const parents = {
  state: sql.raw('country_id'),
  city: sql.raw('state_id'),
  region: sql.raw('city_id'),
} as const satisfies Record<AreaKind, SQL>

/** Changes of countries follow one another: the rules about phone prefixes compare all of them. */
export async function lockCountries(tx: Transaction): Promise<void> {
  await tx.execute(sql`LOCK TABLE countries IN SHARE ROW EXCLUSIVE MODE`)
}

/** Undefined when a country with its code or name is there. */
export async function insertCountry(
  tx: Transaction,
  { slug, ...fields }: CountryFields & { slug: string },
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO countries (slug, name_en, name_ar, iso, phone_prefix, phone_digits, is_store, position)
    SELECT ${slug}, ${fields.nameEn}, ${fields.nameAr}, ${fields.iso}, ${fields.phonePrefix}, ${fields.phoneDigits},
      ${fields.isActive}, coalesce(max(position), 0) + 1 FROM countries
    ON CONFLICT DO NOTHING RETURNING id`)
  return rows[0]?.id
}

/** False when the country was changed since this revision was read. */
export async function updateCountry(
  tx: Transaction,
  { id, revision, ...fields }: CountryFields & { id: number; revision: number },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE countries SET name_en = ${fields.nameEn}, name_ar = ${fields.nameAr}, iso = ${fields.iso},
      phone_prefix = ${fields.phonePrefix}, phone_digits = ${fields.phoneDigits}, is_store = ${fields.isActive},
      revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND revision = ${revision}`)
  return rowCount === 1
}

/** Whether there is a place to put another one into; it stays until the transaction ends. */
export async function keepPlace(
  tx: Transaction,
  { kind, id }: { kind: PlaceKind; id: number },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT FROM ${tables[kind]} WHERE id = ${id} FOR KEY SHARE`)
  return rows.length > 0
}

/** Undefined when its parent has a place of that name already. */
export async function insertArea(
  tx: Transaction,
  { kind, parentId, slug, ...fields }: AreaFields & { kind: AreaKind; parentId: number; slug: string },
): Promise<number | undefined> {
  const governorate =
    kind === 'state'
      ? { column: sql`, governorate_code`, value: sql`, ${fields.governorateCode}` }
      : { column: sql``, value: sql`` }
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO ${tables[kind]} (${parents[kind]}, slug, name_en, name_ar, latitude, longitude, position${governorate.column})
    SELECT ${parentId}::integer, ${slug}, ${fields.nameEn}, ${fields.nameAr}, ${fields.latitude}::float8,
      ${fields.longitude}::float8, coalesce(max(position), 0) + 1${governorate.value}
    FROM ${tables[kind]} WHERE ${parents[kind]} = ${parentId}
    ON CONFLICT DO NOTHING RETURNING id`)
  return rows[0]?.id
}

export async function updateArea(
  tx: Transaction,
  { kind, id, revision, ...fields }: AreaFields & { kind: AreaKind; id: number; revision: number },
): Promise<boolean> {
  const governorate = kind === 'state' ? sql`governorate_code = ${fields.governorateCode},` : sql``
  const { rowCount } = await tx.execute(sql`
    UPDATE ${tables[kind]} SET name_en = ${fields.nameEn}, name_ar = ${fields.nameAr}, latitude = ${fields.latitude},
      longitude = ${fields.longitude}, ${governorate} revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND revision = ${revision}`)
  return rowCount === 1
}

export async function setAreaActive(
  tx: Transaction,
  { kind, id, revision, isActive }: { kind: AreaKind; id: number; revision: number; isActive: boolean },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE ${tables[kind]} SET is_active = ${isActive}, revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND revision = ${revision}`)
  return rowCount === 1
}

/** The places beside each other in their order, locked. */
export async function lockOrder(
  tx: Transaction,
  { kind, parentId }: { kind: PlaceKind; parentId: number | null },
): Promise<number[]> {
  const beside = kind === 'country' ? sql`true` : sql`${parents[kind]} = ${parentId}`
  const { rows } = await tx.execute<{ id: number; position: number }>(sql`
    SELECT id, position FROM ${tables[kind]} WHERE ${beside} ORDER BY id FOR UPDATE`)
  return rows.sort((one, other) => one.position - other.position || one.id - other.id).map(({ id }) => id)
}

export async function storeOrder(tx: Transaction, kind: PlaceKind, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    UPDATE ${tables[kind]} AS place SET position = ordered.position, updated_at = now()
    FROM unnest(${sql.param([...ids])}::integer[]) WITH ORDINALITY AS ordered (id, position)
    WHERE place.id = ordered.id AND place.position <> ordered.position`)
}

const foreignKeyViolation = '23503'

export type Removal = 'removed' | 'stale' | 'used'

/** Foreign keys decide whether something lies in it or refers to it. */
export async function deletePlace(
  tx: Transaction,
  { kind, id, revision }: { kind: PlaceKind; id: number; revision: number },
): Promise<Removal> {
  try {
    const { rowCount } = await tx.execute(
      sql`DELETE FROM ${tables[kind]} WHERE id = ${id} AND revision = ${revision}`,
    )
    return rowCount === 1 ? 'removed' : 'stale'
  } catch (error) {
    if (sqlState(error) === foreignKeyViolation) return 'used'
    throw error
  }
}
