import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import type { Actor } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import type { SortedPage } from '#commands/list-order.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database, Executor } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { EditedCentre } from '../rules/edited-centre.ts'
import type { PlannedShift } from '../rules/week-of-shifts.ts'
import {
  type CentreFilter,
  type CentreSort,
  centreOrder,
  findEditedCentre,
  findEditedCentres,
  type SortedCentre,
} from '../storage/edited-centre-queries.ts'
import { type Holiday, readHolidays } from '../storage/holiday-queries.ts'
import {
  type DayCapacity,
  readDayCapacities,
  readExceptions,
  readWeek,
  type ScheduleException,
} from '../storage/schedule-queries.ts'
import { daysAhead } from './extend-schedule.ts'

export type { SortedCentre }
export { centreOrder }

/** When a centre works, as operators edit it. */
export type CentreSchedule = {
  revision: number
  shifts: readonly PlannedShift[]
  exceptions: readonly ScheduleException[]
  holidays: readonly Holiday[]
  days: readonly DayCapacity[]
}

/** The schedule of one of the operator's centres. */
export async function readSchedule(
  { db, clock }: { db: Database; clock: Clock },
  { centres }: Pick<Actor, 'centres'>,
  centreId: number,
): Promise<Outcome<CentreSchedule, 'NOT_FOUND'>> {
  const centre = await findEditedCentre(db, { id: centreId, centres })
  return centre ? ok(await readScheduleOf(db, centreId, clock)) : refuse('NOT_FOUND')
}

/** Of a centre that the caller has found. */
export async function readScheduleOf(
  executor: Executor,
  centreId: number,
  clock: Clock,
): Promise<CentreSchedule> {
  const firstDay = muscatDate(clock.now())
  const centre = await findEditedCentre(executor, { id: centreId, centres: 'all' })
  return {
    revision: centre?.scheduleRevision ?? 0,
    shifts: await readWeek(executor, centreId),
    exceptions: await readExceptions(executor, { centreId, firstDay }),
    holidays: await readHolidays(executor, { centreId, firstDay }),
    days: await readDayCapacities(executor, { centreId, firstDay, days: daysAhead }),
  }
}

/** One of the operator's centres, active or not. */
export async function readCentre(
  { db }: { db: Database },
  { centres }: Pick<Actor, 'centres'>,
  id: number,
): Promise<Outcome<EditedCentre, 'NOT_FOUND'>> {
  const centre = await findEditedCentre(db, { id, centres })
  return centre ? ok(centre) : refuse('NOT_FOUND')
}

/** The operator's centres, inactive ones included. */
export async function listEditedCentres(
  { db }: { db: Database },
  filter: CentreFilter,
  page: SortedPage<CentreSort>,
): Promise<{ found: SortedCentre[]; total: number; isExact: boolean }> {
  const { found, total } = await findEditedCentres(db, filter, page)
  return { found, total: Math.min(total, maxCount), isExact: total <= maxCount }
}
