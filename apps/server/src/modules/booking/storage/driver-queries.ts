import type { driverSorts } from '@warsha/contract/console/booking/drivers.constants.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { CentreScope } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import {
  defineListOrder,
  orderedBy,
  type SortedPage,
  type SortedRow,
  unsorted,
} from '#commands/list-order.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { customerAccounts } from '#modules/identity/index.ts'

/** A driver as the console lists it. */
export type Driver = {
  id: number
  publicId: string
  name: string
  phone: string | null
  centreId: number
  centreName: { en: string; ar: string }
  isBlocked: boolean
  revision: number
}

/** False when the number drives for a centre already. */
export async function insertDriver(
  tx: Transaction,
  { driverId, centreId }: { driverId: number; centreId: number },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    INSERT INTO centre_drivers (driver_id, centre_id) VALUES (${driverId}, ${centreId}) ON CONFLICT DO NOTHING`)
  return rowCount === 1
}

/** Whether there is such a centre among these. */
export async function isCentreOf(
  executor: Executor,
  { centreId, centres }: { centreId: number; centres: CentreScope },
): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    SELECT FROM service_centres AS centre WHERE centre.id = ${centreId} AND ${isOneOf(sql`centre.id`, centres)}`)
  return rows.length > 0
}

/** False when the driver was changed since this revision was read. */
export async function moveDriver(
  tx: Transaction,
  { driverId, centreId, revision }: { driverId: number; centreId: number; revision: number },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE centre_drivers SET centre_id = ${centreId}, revision = revision + 1
    WHERE driver_id = ${driverId} AND revision = ${revision}`)
  return rowCount === 1
}

export async function deleteDriver(
  tx: Transaction,
  { driverId, revision }: { driverId: number; revision: number },
): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`DELETE FROM centre_drivers WHERE driver_id = ${driverId} AND revision = ${revision}`,
  )
  return rowCount === 1
}

/** With the account of a driver. */
export async function forgetDriver(tx: Transaction, driverId: number): Promise<void> {
  await tx.execute(sql`DELETE FROM centre_drivers WHERE driver_id = ${driverId}`)
}

/** A driver of one of the centres, by the key of the public id. */
export async function findDriver(
  executor: Executor,
  { publicId, centres }: { publicId: string; centres: CentreScope },
): Promise<Driver | undefined> {
  const [found] = await readDrivers(
    executor,
    sql`account.public_id = ${publicId} AND ${isOneOf(sql`driver.centre_id`, centres)}`,
  )
  return found
}

const driverName = sql`btrim(account.first_name || ' ' || account.last_name)`

/** A centre has some, a shop some dozens: they are sorted as they are found, without an index. */
export const driverOrder = defineListOrder(sql`driver.driver_id`, {
  added: [{ by: sql`driver.created_at`, type: 'moment' }],
  name: [{ by: sql`${driverName} COLLATE shop_text`, type: 'text' }],
})

export type DriverSort = (typeof driverSorts)[number]

export type SortedDriver = Driver & SortedRow

/** A page, one more than asked for, and how many there are up to `maxCount`. */
export async function findDrivers(
  executor: Executor,
  { centres, centreId }: { centres: CentreScope; centreId: number | undefined },
  page: SortedPage<DriverSort>,
): Promise<{ drivers: SortedDriver[]; total: number }> {
  const isAsked = centreId === undefined ? sql`true` : sql`driver.centre_id = ${centreId}`
  const matches = sql`${isAsked} AND ${isOneOf(sql`driver.centre_id`, centres)}`
  const { sorted, isBehind, orderBy } = orderedBy(driverOrder, page)
  const [drivers, { rows }] = await Promise.all([
    readDrivers(
      executor,
      sql`${matches} AND ${isBehind} ORDER BY ${orderBy} LIMIT ${page.limit + 1}`,
      sorted,
    ),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (
        SELECT FROM centre_drivers AS driver WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`),
  ])
  return { drivers, total: rows[0]?.total ?? 0 }
}

async function readDrivers(executor: Executor, condition: SQL, sorted = unsorted): Promise<SortedDriver[]> {
  const { rows } = await executor.execute<SortedDriver>(sql`
    SELECT account.id, account.public_id AS "publicId", ${driverName} AS name, account.phone,
      driver.centre_id AS "centreId", jsonb_build_object('en', centre.name_en, 'ar', centre.name_ar) AS "centreName",
      NOT account.is_active AS "isBlocked", driver.revision, ${sorted} AS sorted
    FROM centre_drivers AS driver JOIN ${customerAccounts} AS account ON account.id = driver.driver_id
      JOIN service_centres AS centre ON centre.id = driver.centre_id
    WHERE ${condition}`)
  return rows
}

function isOneOf(column: SQL, centres: CentreScope): SQL {
  return centres === 'all' ? sql`true` : sql`${column} = ANY(${sql.param([...centres])}::integer[])`
}
