import type { ModelDefinition } from '#kernel/read-model.ts'
import {
  averageRating,
  joinOpeningTimes,
  type OpeningTime,
  type ServiceCentre,
  type ServiceCentres,
} from '../rules/service-centre.ts'
import { type CentreRow, type CentreRows, readCentres } from '../storage/read-centres.ts'

/** Centres, their types and their weeks: some hundred rows that change a few times a month. */
export const centresModel: ModelDefinition<ServiceCentres> = {
  topics: ['centres'],
  async load(db) {
    const rows = await readCentres(db)
    const offered = Map.groupBy(rows.offered, ({ centreId }) => centreId)
    const weeks = Map.groupBy(rows.weeks, ({ centreId }) => centreId)
    return {
      centreTypes: rows.centreTypes,
      serviceTypes: rows.serviceTypes,
      centres: rows.centres.map((row) =>
        toCentre(row, { ...rows, offered: offered.get(row.id) ?? [], weeks: weeks.get(row.id) ?? [] }),
      ),
    }
  },
}

function toCentre(row: CentreRow, links: CentreRows): ServiceCentre {
  const type = links.centreTypes.find(({ id }) => id === row.typeId)
  if (!type) throw new Error(`Service centre ${row.id} has no type`)
  const offered = new Set(links.offered.map(({ serviceTypeId }) => serviceTypeId))
  return {
    ...row,
    type,
    serviceTypes: links.serviceTypes.filter(({ id }) => offered.has(id)),
    week: isoWeekdays.map((day) =>
      joinOpeningTimes(links.weeks.filter(({ weekday }) => weekday === day).map(toOpeningTime)),
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
