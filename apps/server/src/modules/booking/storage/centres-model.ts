import { asc, eq } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import type { ModelDefinition } from '#kernel/read-model.ts'
import {
  averageRating,
  type CentreType,
  joinOpeningTimes,
  type OfferedServiceType,
  type OpeningTime,
  type ServiceCentre,
  type ServiceCentres,
} from '../rules/service-centre.ts'
import {
  centreServiceTypes,
  centreTypes,
  schedules,
  serviceCentres,
  serviceTypes,
  shifts,
} from './booking.tables.ts'

/** Centres, their types and their weeks: some hundred rows that change a few times a month. */
export const centresModel: ModelDefinition<ServiceCentres> = {
  topics: ['centres'],
  async load(db) {
    const [centreTypeRows, serviceTypeRows, centreRows, offeredRows, weekRows] = await Promise.all([
      db.select().from(centreTypes).orderBy(asc(centreTypes.position), asc(centreTypes.id)),
      db.select().from(serviceTypes).orderBy(asc(serviceTypes.position), asc(serviceTypes.id)),
      db
        .select()
        .from(serviceCentres)
        .where(eq(serviceCentres.isActive, true))
        .orderBy(asc(serviceCentres.id)),
      db.select().from(centreServiceTypes),
      readWeeks(db),
    ])
    const links = {
      centreTypes: new Map<number, CentreType>(centreTypeRows.map((type) => [type.id, type])),
      offered: Map.groupBy(offeredRows, ({ centreId }) => centreId),
      weeks: Map.groupBy(weekRows, ({ centreId }) => centreId),
      serviceTypes: serviceTypeRows,
    }
    return {
      centreTypes: centreTypeRows,
      serviceTypes: serviceTypeRows,
      centres: centreRows.map((row) => toCentre(row, links)),
    }
  },
}

type WeekRow = { centreId: number; weekday: number } & OpeningTime

// Awaited here: an unawaited query runs anew for everyone who awaits it.
async function readWeeks(db: Database): Promise<WeekRow[]> {
  return await db
    .select({
      centreId: schedules.centreId,
      weekday: schedules.weekday,
      start: shifts.startTime,
      end: shifts.endTime,
    })
    .from(schedules)
    .innerJoin(shifts, eq(shifts.id, schedules.shiftId))
}

type Links = {
  centreTypes: ReadonlyMap<number, CentreType>
  offered: ReadonlyMap<number, readonly { serviceTypeId: number }[]>
  weeks: ReadonlyMap<number, readonly WeekRow[]>
  serviceTypes: readonly OfferedServiceType[]
}

function toCentre(row: typeof serviceCentres.$inferSelect, links: Links): ServiceCentre {
  const type = links.centreTypes.get(row.typeId)
  if (!type) throw new Error(`Service centre ${row.id} has no type`)
  const offered = new Set(links.offered.get(row.id)?.map(({ serviceTypeId }) => serviceTypeId))
  const week = links.weeks.get(row.id) ?? []
  return {
    ...row,
    type,
    serviceTypes: links.serviceTypes.filter(({ id }) => offered.has(id)),
    week: isoWeekdays.map((day) =>
      joinOpeningTimes(week.filter(({ weekday }) => weekday === day).map(toOpeningTime)),
    ),
    rating: {
      average: averageRating(row.importedRatingSum, row.importedRatingCount),
      count: row.importedRatingCount,
    },
  }
}

const isoWeekdays = [1, 2, 3, 4, 5, 6, 7]

/** PostgreSQL writes seconds that no shift has. */
function toOpeningTime({ start, end }: OpeningTime): OpeningTime {
  return { start: start.slice(0, 5), end: end.slice(0, 5) }
}
