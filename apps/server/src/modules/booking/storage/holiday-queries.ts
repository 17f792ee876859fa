import { type SQL, sql } from 'drizzle-orm'
import { inCentreScope } from '#commands/centre-scope.ts'
import type { CentreScope } from '#commands/define-command.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { stateCountries } from '#modules/locations/index.ts'

/** A closed day of a country or of one centre. */
export type Holiday = {
  id: number
  countryId: number | null
  centreId: number | null
  date: string
  nameEn: string
  nameAr: string
  isEstimated: boolean
}

const columns = sql.raw(`holiday.id, holiday.country_id AS "countryId", holiday.centre_id AS "centreId",
  holiday.date::text AS date, holiday.name_en AS "nameEn", holiday.name_ar AS "nameAr", holiday.is_estimated AS "isEstimated"`)

/** Those of a centre and of its country, from this day on. */
export async function readHolidays(
  executor: Executor,
  { centreId, firstDay }: { centreId: number; firstDay: string },
): Promise<Holiday[]> {
  const { rows } = await executor.execute<Holiday>(sql`
    SELECT ${columns} FROM service_centres AS centre
      JOIN ${stateCountries} AS state ON state.id = centre.state_id
      JOIN holidays AS holiday ON holiday.country_id = state.country_id OR holiday.centre_id = centre.id
    WHERE centre.id = ${centreId} AND holiday.date >= ${firstDay}::date ORDER BY holiday.date, holiday.id`)
  return rows
}

/** Undefined when the day is a holiday there already. */
export async function insertHoliday(
  tx: Transaction,
  { countryId, centreId, date, nameEn, nameAr, isEstimated }: Omit<Holiday, 'id'>,
): Promise<Holiday | undefined> {
  const { rows } = await tx.execute<Holiday>(sql`
    INSERT INTO holidays AS holiday (country_id, centre_id, date, name_en, name_ar, is_estimated)
    VALUES (${countryId}, ${centreId}, ${date}, ${nameEn}, ${nameAr}, ${isEstimated})
    ON CONFLICT DO NOTHING RETURNING ${columns}`)
  return rows[0]
}

/** Undefined when there is none of the operator's; a country's belongs to operators of every centre. */
export async function deleteHoliday(
  tx: Transaction,
  { id, centres }: { id: number; centres: CentreScope },
): Promise<Holiday | undefined> {
  const { rows } = await tx.execute<Holiday>(sql`
    DELETE FROM holidays AS holiday WHERE holiday.id = ${id}
      AND ${inCentreScope(centres, sql`holiday.centre_id`)} RETURNING ${columns}`)
  return rows[0]
}

/** The centres whose hours a holiday is about. */
export async function listCentresOfHoliday(
  tx: Transaction,
  { countryId, centreId }: Pick<Holiday, 'countryId' | 'centreId'>,
): Promise<number[]> {
  const condition: SQL =
    centreId === null ? sql`state.country_id = ${countryId}` : sql`centre.id = ${centreId}`
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT centre.id FROM service_centres AS centre JOIN ${stateCountries} AS state ON state.id = centre.state_id
    WHERE ${condition} ORDER BY centre.id`)
  return rows.map(({ id }) => id)
}
