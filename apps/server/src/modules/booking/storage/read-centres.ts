import { asc, eq } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import {
  centreServiceTypes,
  centreTypes,
  schedules,
  serviceCentres,
  serviceTypes,
  shifts,
} from './booking.tables.ts'

export type CentreRow = typeof serviceCentres.$inferSelect

export type CentreRows = Awaited<ReturnType<typeof readCentres>>

/** Open centres with their types, what they offer and the shifts of their weeks, in the order of display. */
export async function readCentres(db: Database) {
  const [typeRows, serviceTypeRows, centreRows, offered, weeks] = await Promise.all([
    db.select().from(centreTypes).orderBy(asc(centreTypes.position), asc(centreTypes.id)),
    db.select().from(serviceTypes).orderBy(asc(serviceTypes.position), asc(serviceTypes.id)),
    db.select().from(serviceCentres).where(eq(serviceCentres.isActive, true)).orderBy(asc(serviceCentres.id)),
    db.select().from(centreServiceTypes),
    db
      .select({
        centreId: schedules.centreId,
        weekday: schedules.weekday,
        start: shifts.startTime,
        end: shifts.endTime,
      })
      .from(schedules)
      .innerJoin(shifts, eq(shifts.id, schedules.shiftId)),
  ])
  return { centreTypes: typeRows, serviceTypes: serviceTypeRows, centres: centreRows, offered, weeks }
}
