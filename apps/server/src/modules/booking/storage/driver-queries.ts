import { type SQL, sql } from 'drizzle-orm'
import type { CentreScope } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { customerAccounts } from '#modules/identity/index.ts'

/** A driver as the console lists it. */
export type Driver = {
  id: number
  publicId: string
  name: string
  phone: string | null
  centreId: number
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

type Asked = { centres: CentreScope; centreId: number | undefined; afterId: number; limit: number }

/** One more than asked for, and how many there are up to `maxCount`. */
export async function findDrivers(
  executor: Executor,
  { centres, centreId, afterId, limit }: Asked,
): Promise<{ drivers: Driver[]; total: number }> {
  const isAsked = centreId === undefined ? sql`true` : sql`driver.centre_id = ${centreId}`
  const matches = sql`${isAsked} AND ${isOneOf(sql`driver.centre_id`, centres)}`
  const [drivers, { rows }] = await Promise.all([
    readDrivers(
      executor,
      sql`${matches} AND driver.driver_id > ${afterId} ORDER BY driver.driver_id LIMIT ${limit + 1}`,
    ),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (
        SELECT FROM centre_drivers AS driver WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`),
  ])
  return { drivers, total: rows[0]?.total ?? 0 }
}

async function readDrivers(executor: Executor, condition: SQL): Promise<Driver[]> {
  const { rows } = await executor.execute<Driver>(sql`
    SELECT account.id, account.public_id AS "publicId", btrim(account.first_name || ' ' || account.last_name) AS name,
      account.phone, driver.centre_id AS "centreId", NOT account.is_active AS "isBlocked", driver.revision
    FROM centre_drivers AS driver JOIN ${customerAccounts} AS account ON account.id = driver.driver_id
    WHERE ${condition}`)
  return rows
}

function isOneOf(column: SQL, centres: CentreScope): SQL {
  return centres === 'all' ? sql`true` : sql`${column} = ANY(${sql.param([...centres])}::integer[])`
}
