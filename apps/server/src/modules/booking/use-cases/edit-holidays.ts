import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { type Changed, defineCommand } from '#commands/define-command.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { hasCountry } from '#modules/locations/index.ts'
import { findEditedCentre } from '../storage/edited-centre-queries.ts'
import { lockSchedules } from '../storage/generate-slots.ts'
import {
  deleteHoliday,
  type Holiday,
  insertHoliday,
  listCentresOfHoliday,
} from '../storage/holiday-queries.ts'
import { raiseScheduleRevision } from '../storage/schedule-queries.ts'
import { applySchedule } from './apply-schedule.ts'

type NewHoliday = Pick<Holiday, 'date' | 'nameEn' | 'nameAr' | 'isEstimated'>

/** Closes a centre on a day without bookings there. */
export const addCentreHoliday = defineCommand({
  action: 'holidays.add-to-centre',
  permission: 'centres.write',
  async run(tx, { centres }, { centreId, ...day }: NewHoliday & { centreId: number }, { clock }) {
    if (!(await findEditedCentre(tx, { id: centreId, centres }))) return refuse('NOT_FOUND')
    return add(tx, { ...day, centreId, countryId: null }, clock)
  },
})

/** Closes every centre of a country on a day without bookings there. */
export const addCountryHoliday = defineCommand({
  action: 'holidays.add-to-country',
  permission: 'centres.write',
  async run(tx, { centres }, { countryId, ...day }: NewHoliday & { countryId: number }, { clock }) {
    if (centres !== 'all') return refuse('ALL_CENTRES_ONLY')
    if (!(await hasCountry(tx, countryId))) return refuse('INVALID', { field: 'country_id' })
    return add(tx, { ...day, centreId: null, countryId }, clock)
  },
})

/** Gives the hours of a holiday back at once. */
export const removeHoliday = defineCommand({
  action: 'holidays.remove',
  permission: 'centres.write',
  async run(tx, { centres }, { id }: { id: number }, { clock }) {
    await lockSchedules(tx)
    const removed = await deleteHoliday(tx, { id, centres })
    if (!removed) return refuse('NOT_FOUND')
    return changed(tx, { holiday: removed, clock, before: loggedOf(removed), after: {} })
  },
})

async function add(tx: Transaction, day: Omit<Holiday, 'id'>, clock: Clock) {
  const [nameEn, nameAr] = [sanitiseText(day.nameEn), sanitiseText(day.nameAr)]
  if (!nameEn || !nameAr) return refuse('REQUIRED', { field: 'name' })
  if (day.date < muscatDate(clock.now())) return refuse('DATE_PAST', { field: 'date' })
  await lockSchedules(tx)
  const holiday = await insertHoliday(tx, { ...day, nameEn, nameAr })
  if (!holiday) return refuse('HOLIDAY_EXISTS', { field: 'date' })
  return changed(tx, { holiday, clock, before: {}, after: loggedOf(holiday) })
}

type Change = Pick<Changed<unknown>, 'before' | 'after'> & { holiday: Holiday; clock: Clock }

async function changed(
  tx: Transaction,
  { holiday, clock, before, after }: Change,
): Promise<Outcome<Changed<Holiday>, 'SLOTS_BOOKED'>> {
  const { id, centreId } = holiday
  if (centreId !== null) await raiseScheduleRevision(tx, { centreId })
  const applied = await applySchedule(tx, {
    centreIds: await listCentresOfHoliday(tx, holiday),
    of: { firstDay: holiday.date, lastDay: holiday.date },
    clock,
  })
  if (!applied.ok) return applied
  return ok({ result: holiday, subject: { kind: 'holiday', id }, centreId, before, after })
}

function loggedOf({ id: _id, ...holiday }: Holiday) {
  return holiday
}
