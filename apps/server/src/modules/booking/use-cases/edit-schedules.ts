import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { type Changed, defineCommand } from '#commands/define-command.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { openFeeVariants } from '#modules/catalogue/index.ts'
import { refuseStale } from '#modules/staff/index.ts'
import { findWeekProblem, haveOverlap, type PlannedShift } from '../rules/week-of-shifts.ts'
import { findEditedCentre } from '../storage/edited-centre-queries.ts'
import { lockSchedules } from '../storage/generate-slots.ts'
import {
  raiseScheduleRevision,
  readExceptions,
  readWeek,
  replaceException,
  replaceWeek,
} from '../storage/schedule-queries.ts'
import { applySchedule } from './apply-schedule.ts'
import { type CentreSchedule, readScheduleOf } from './read-schedule.ts'

type Week = { centreId: number; revision: number; shifts: readonly PlannedShift[] }

/** Makes these the shifts of a centre; a shift that is left out is worked no more. */
export const editWeek = defineCommand({
  action: 'schedules.edit-week',
  permission: 'centres.write',
  async run(tx, { centres }, { centreId, revision, shifts: typed }: Week, { clock }) {
    if (!(await findEditedCentre(tx, { id: centreId, centres }))) return refuse('NOT_FOUND')
    const shifts = typed.map(sanitiseNames)
    if (shifts.some(({ nameEn, nameAr }) => !nameEn || !nameAr))
      return refuse('REQUIRED', { field: 'shifts' })
    const problem = findWeekProblem(shifts)
    if (problem) return refuse(problem.code, { field: 'shifts', params: { shift: problem.shift.code } })
    await lockSchedules(tx)
    if (!(await raiseScheduleRevision(tx, { centreId, revision }))) return stale(tx, centreId, clock)
    const needed = await findNeededShift(tx, { centreId, shifts, clock })
    if (needed) return refuse('SHIFT_IN_EXCEPTION', { field: 'shifts', params: { ...needed } })
    const fees = shifts.map(({ serviceFeeBaisa }) => serviceFeeBaisa).filter((amount) => amount > 0)
    const feeVariants = fees.length > 0 ? await openFeeVariants(tx, fees) : new Map<number, number>()
    const before = await readWeek(tx, centreId)
    await replaceWeek(tx, centreId, { shifts, feeVariants })
    const logged = async () => ({ before: byCode(before), after: byCode(await readWeek(tx, centreId)) })
    return apply(tx, { centreId, clock, logged })
  },
})

function sanitiseNames(shift: PlannedShift): PlannedShift {
  const { nameEn, nameAr, weekdays } = shift
  const days = [...new Set(weekdays)].sort((one, other) => one - other)
  return { ...shift, nameEn: sanitiseText(nameEn), nameAr: sanitiseText(nameAr), weekdays: days }
}

/** A shift that is left out although a date ahead is worked in it. */
async function findNeededShift(
  tx: Transaction,
  { centreId, shifts, clock }: { centreId: number; shifts: readonly PlannedShift[]; clock: Clock },
) {
  const exceptions = await readExceptions(tx, { centreId, firstDay: muscatDate(clock.now()) })
  const kept = new Set(shifts.map(({ code }) => code))
  for (const { date, shifts: worked } of exceptions) {
    const lost = worked.find(({ code }) => !kept.has(code))
    if (lost) return { shift: lost.code, date }
  }
  return undefined
}

type Exception = {
  centreId: number
  revision: number
  date: string
  shifts: readonly { code: string; capacity: number }[]
}

/** Gives a date shifts of its own; without any it follows its weekday again. */
export const editException = defineCommand({
  action: 'schedules.edit-exception',
  permission: 'centres.write',
  async run(tx, { centres }, { centreId, revision, date, shifts }: Exception, { clock }) {
    if (!(await findEditedCentre(tx, { id: centreId, centres }))) return refuse('NOT_FOUND')
    if (date < muscatDate(clock.now())) return refuse('DATE_PAST', { field: 'date' })
    await lockSchedules(tx)
    if (!(await raiseScheduleRevision(tx, { centreId, revision }))) return stale(tx, centreId, clock)
    const week = await readWeek(tx, centreId)
    const worked = shifts.flatMap(({ code }) => week.find((shift) => shift.code === code) ?? [])
    const isKnown = worked.length === shifts.length && new Set(worked).size === worked.length
    if (!isKnown) return refuse('INVALID', { field: 'shifts' })
    if (haveOverlap(worked)) return refuse('SHIFTS_OVERLAP', { field: 'shifts', params: { shift: date } })
    const ofDate = async () =>
      (await readExceptions(tx, { centreId, firstDay: date })).find((each) => each.date === date)?.shifts ??
      []
    const before = await ofDate()
    await replaceException(tx, centreId, { date, shifts })
    const logged = async () => ({ before: { [date]: before }, after: { [date]: await ofDate() } })
    return apply(tx, { centreId, date, clock, logged })
  },
})

type Applied = {
  centreId: number
  date?: string
  clock: Clock
  logged(): Promise<Pick<Changed<unknown>, 'before' | 'after'>>
}

async function apply(
  tx: Transaction,
  { centreId, date, clock, logged }: Applied,
): Promise<Outcome<Changed<CentreSchedule>, 'SLOTS_BOOKED'>> {
  const applied = await applySchedule(tx, {
    centreIds: [centreId],
    clock,
    ...(date && { of: { firstDay: date, lastDay: date } }),
  })
  if (!applied.ok) return applied
  return ok({
    result: await readScheduleOf(tx, centreId, clock),
    subject: { kind: 'schedule', id: centreId },
    centreId,
    ...(await logged()),
  })
}

async function stale(tx: Transaction, centreId: number, clock: Clock) {
  const { revision } = await readScheduleOf(tx, centreId, clock)
  return refuseStale(tx, { kind: 'schedule', id: String(centreId) }, { revision })
}

/** Each shift under a name of its own, so that the log holds those alone that changed. */
function byCode(shifts: readonly PlannedShift[]): Record<string, Omit<PlannedShift, 'code'>> {
  return Object.fromEntries(shifts.map(({ code, ...shift }) => [code, shift]))
}
