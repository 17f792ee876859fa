import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'

export type PhoneRules = { phonePrefix: string; phoneDigits: number }

/** How numbers of each country look, the shop's own country first; for who reads it inside a transaction. */
export async function readPhoneRules(executor: Executor): Promise<PhoneRules[]> {
  const { rows } = await executor.execute<PhoneRules>(sql`
    SELECT phone_prefix AS "phonePrefix", phone_digits AS "phoneDigits" FROM countries ORDER BY position, id`)
  return rows
}

/** Whether a place is open; for who reads it inside a transaction. */
export async function isOpenState(executor: Executor, stateId: number): Promise<boolean> {
  const { rows } = await executor.execute(sql`SELECT FROM states WHERE id = ${stateId} AND is_active`)
  return rows.length > 0
}

export type OpenState = { id: number; nameEn: string; countryId: number; countryIso: string }

/** A place that is open, with its country; for who reads it inside a transaction. */
export async function findOpenState(executor: Executor, stateId: number): Promise<OpenState | undefined> {
  const { rows } = await executor.execute<OpenState>(sql`
    SELECT states.id, states.name_en AS "nameEn", country_id AS "countryId", countries.iso AS "countryIso"
    FROM states JOIN countries ON countries.id = country_id WHERE states.id = ${stateId} AND states.is_active`)
  return rows[0]
}

/** Slugs of these places, as far as there are such. */
export async function findStateSlugs(executor: Executor, stateIds: readonly number[]): Promise<string[]> {
  const { rows } = await executor.execute<{ slug: string }>(
    sql`SELECT slug FROM states WHERE id = ANY (${sql.param([...stateIds])}::integer[]) ORDER BY id`,
  )
  return rows.map(({ slug }) => slug)
}

export async function readStateSlugs(executor: Executor): Promise<{ id: number; slug: string }[]> {
  const { rows } = await executor.execute<{ id: number; slug: string }>(
    sql`SELECT id, slug FROM states ORDER BY id`,
  )
  return rows
}

export async function hasCountry(executor: Executor, countryId: number): Promise<boolean> {
  const { rows } = await executor.execute(sql`SELECT FROM countries WHERE id = ${countryId}`)
  return rows.length > 0
}

/** Whether each of these is a place, open or not. */
export async function haveStates(executor: Executor, ids: readonly number[]): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    SELECT FROM unnest(${sql.param([...ids])}::integer[]) AS asked (id)
    WHERE NOT EXISTS (SELECT FROM states WHERE states.id = asked.id)`)
  return rows.length === 0
}

export type CountryCodes = { id: number; iso: string; phonePrefix: string }

export async function readCountryCodes(executor: Executor): Promise<CountryCodes[]> {
  const { rows } = await executor.execute<CountryCodes>(
    sql`SELECT id, iso, phone_prefix AS "phonePrefix" FROM countries ORDER BY id`,
  )
  return rows
}
