import { z } from 'zod'
import { type Actor, type Changed, type Command, defineCommand } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import type { SortedPage } from '#commands/list-order.ts'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { endDriver, makeDriver, readWholeNumber } from '#modules/identity/index.ts'
import { readPhoneRules } from '#modules/locations/index.ts'
import {
  type Driver,
  type DriverSort,
  deleteDriver,
  driverOrder,
  findDriver,
  findDrivers,
  insertDriver,
  isCentreOf,
  moveDriver,
  type SortedDriver,
} from '../storage/driver-queries.ts'

export type { Driver, SortedDriver }
export { driverOrder }

/** A driver drives for another centre, or for none. */
export const driverAssigned = defineEvent(
  'booking.driver-assigned',
  z.object({ driverId: z.int(), centreId: z.int().nullable() }),
  ({ driverId }) => driverId,
)

/** Makes a number a driver's of a centre; the driver code is sent to the number. */
export const registerDriver = defineCommand({
  action: 'drivers.register',
  permission: 'drivers.write',
  async run(tx, { centres }, { phone, centreId }: { phone: string; centreId: number }, { config }) {
    const number = readWholeNumber(await readPhoneRules(tx), phone)
    if (!number.ok) return refuse(number.code, { field: 'phone' })
    if (!(await isCentreOf(tx, { centreId, centres }))) return refuse('NOT_FOUND', { field: 'centre_id' })
    const made = await makeDriver(tx, config, number.value.e164)
    if (!made.ok) return made
    const { id: driverId, publicId } = made.value
    if (!(await insertDriver(tx, { driverId, centreId })))
      return refuse('DRIVER_REGISTERED', { field: 'phone' })
    return assigned(tx, { publicId, before: undefined })
  },
})

type Assignment = { publicId: string; centreId: number; revision: number }

/** Gives a driver to another centre of the operator. */
export const assignDriver: Command<Assignment, Driver> = defineCommand({
  action: 'drivers.move',
  permission: 'drivers.write',
  async run(tx, { centres }, { publicId, centreId, revision }: Assignment) {
    const before = await findDriver(tx, { publicId, centres })
    if (!before) return refuse('NOT_FOUND')
    if (!(await isCentreOf(tx, { centreId, centres }))) return refuse('NOT_FOUND', { field: 'centre_id' })
    if (!(await moveDriver(tx, { driverId: before.id, centreId, revision })))
      return refuseStale(tx, { publicId, before })
    return assigned(tx, { publicId, before })
  },
  async restore(tx, actor, { subjectId: publicId, before, after }, deps) {
    const driver = await findDriver(tx, { publicId, centres: actor.centres })
    if (!driver) return refuse('NOT_FOUND')
    if (driver.centreId !== after.centreId) return refuse('CHANGED_SINCE')
    const { revision } = driver
    return assignDriver.run(tx, actor, { publicId, centreId: Number(before.centreId), revision }, deps)
  },
})

/** Sends a new driver code; the old one is invalid from then on. */
export const renewDriverCode = defineCommand({
  action: 'drivers.renew-code',
  permission: 'drivers.write',
  async run(tx, { centres }, { publicId }: { publicId: string }, { config }) {
    const driver = await findDriver(tx, { publicId, centres })
    if (!driver?.phone) return refuse('NOT_FOUND')
    const made = await makeDriver(tx, config, driver.phone)
    if (!made.ok) return made
    return ok({
      result: driver,
      subject: { kind: 'driver', id: publicId },
      centreId: driver.centreId,
      before: {},
      after: {},
    })
  },
})

/** Ends that a number is a driver's. */
export const removeDriver = defineCommand({
  action: 'drivers.remove',
  permission: 'drivers.write',
  reason: 'required',
  async run(tx, { centres }, { publicId, revision }: { publicId: string; revision: number }) {
    const before = await findDriver(tx, { publicId, centres })
    if (!before) return refuse('NOT_FOUND')
    if (!(await deleteDriver(tx, { driverId: before.id, revision })))
      return refuseStale(tx, { publicId, before })
    await endDriver(tx, before.id)
    await publish(tx, driverAssigned({ driverId: before.id, centreId: null }))
    return ok({
      result: { publicId },
      subject: { kind: 'driver', id: publicId },
      centreId: before.centreId,
      before: { centreId: before.centreId },
      after: { centreId: null },
    })
  },
})

async function assigned(
  tx: Transaction,
  { publicId, before }: { publicId: string; before: Driver | undefined },
): Promise<Outcome<Changed<Driver>, 'NOT_FOUND'>> {
  const after = await findDriver(tx, { publicId, centres: 'all' })
  if (!after) return refuse('NOT_FOUND')
  await publish(tx, driverAssigned({ driverId: after.id, centreId: after.centreId }))
  return ok({
    result: after,
    subject: { kind: 'driver', id: publicId },
    centreId: after.centreId,
    before: before ? { centreId: before.centreId } : {},
    after: { centreId: after.centreId },
  })
}

async function refuseStale(tx: Transaction, { publicId, before }: { publicId: string; before: Driver }) {
  const { centreId, revision } = (await findDriver(tx, { publicId, centres: 'all' })) ?? before
  return refuse('VERSION_CONFLICT', { details: { current: { centre_id: centreId, revision } } })
}

/** Drivers of the operator's centres. */
export async function listDrivers(
  { db }: { db: Database },
  { centres }: Pick<Actor, 'centres'>,
  { centreId }: { centreId: number | undefined },
  page: SortedPage<DriverSort>,
): Promise<{ drivers: SortedDriver[]; total: number; isExact: boolean }> {
  const { drivers, total } = await findDrivers(db, { centreId, centres }, page)
  return { drivers, total: Math.min(total, maxCount), isExact: total <= maxCount }
}
