import { asc, count, eq, ne, sql, sum } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import {
  centreServiceTypes,
  centreTypes,
  schedules,
  serviceCentres,
  serviceTypeCategories,
  serviceTypes,
  shifts,
} from './booking.tables.ts'
import { centreReviews } from './reviews.tables.ts'

export type CentreRow = typeof serviceCentres.$inferSelect

export type CentreRows = Awaited<ReturnType<typeof readCentres>>

/** Open centres with their types, services, weekly shifts and ratings, in the order of display. */
export async function readCentres(db: Database) {
  const [typeRows, serviceTypeRows, centreRows, offered, weeks, covered, ratings] = await Promise.all([
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
    db.select().from(serviceTypeCategories),
    db
      .select({
        centreId: centreReviews.centreId,
        sum: sum(centreReviews.rating).mapWith(Number),
        count: count(),
        comments: sql<number>`count(*) FILTER (WHERE ${ne(centreReviews.comment, '')})::int`,
      })
      .from(centreReviews)
      .groupBy(centreReviews.centreId),
  ])
  return {
    centreTypes: typeRows,
    serviceTypes: serviceTypeRows,
    centres: centreRows,
    offered,
    weeks,
    covered,
    ratings,
  }
}
