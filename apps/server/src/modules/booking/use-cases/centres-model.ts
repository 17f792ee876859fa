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
    const covered = Map.groupBy(rows.covered, ({ serviceTypeId }) => serviceTypeId)
    const serviceTypes = rows.serviceTypes.map((type) => ({
      ...type,
      categoryIds: (covered.get(type.id) ?? []).map(({ categoryId }) => categoryId),
    }))
    const links = { centreTypes: rows.centreTypes, serviceTypes }
    return {
      ...links,
      centres: rows.centres.map((row) =>
        toCentre(row, {
          ...links,
          offered: offered.get(row.id) ?? [],
          weeks: weeks.get(row.id) ?? [],
          reviews: rows.ratings.find(({ centreId }) => centreId === row.id) ?? noReviews,
        }),
      ),
    }
  },
}

type CentreLinks = Pick<ServiceCentres, 'centreTypes' | 'serviceTypes'> &
  Pick<CentreRows, 'offered' | 'weeks'> & { reviews: { sum: number; count: number; comments: number } }

const noReviews = { sum: 0, count: 0, comments: 0 }

function toCentre(row: CentreRow, links: CentreLinks): ServiceCentre {
  const type = links.centreTypes.find(({ id }) => id === row.typeId)
  if (!type) throw new Error(`Service centre ${row.id} has no type`)
  const offered = new Set(links.offered.map(({ serviceTypeId }) => serviceTypeId))
  const ratings = row.importedRatingCount + links.reviews.count
  return {
    ...row,
    type,
    serviceTypes: links.serviceTypes.filter(({ id }) => offered.has(id)),
    offers: links.offered,
    week: isoWeekdays.map((day) =>
      joinOpeningTimes(links.weeks.filter(({ weekday }) => weekday === day).map(toOpeningTime)),
    ),
    rating: {
      average: averageRating(row.importedRatingSum + links.reviews.sum, ratings),
      count: ratings,
      comments: links.reviews.comments,
    },
  }
}

const isoWeekdays = [1, 2, 3, 4, 5, 6, 7]

/** PostgreSQL writes seconds that no shift has. */
function toOpeningTime({ start, end }: OpeningTime): OpeningTime {
  return { start: start.slice(0, 5), end: end.slice(0, 5) }
}
