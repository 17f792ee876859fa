import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database, Executor } from '#kernel/database/connect.ts'
import { addDays, reminderDays } from '../rules/service-due.ts'
import {
  type CarService,
  type DueService,
  findDueServices,
  findServices,
} from '../storage/logbook-queries.ts'

/** More than cars live to see. */
const maxServices = 500

export type ListedService = CarService & {
  /** Not done again since, and due within two weeks. */
  isDue: boolean
}

/** The logbooks of the customer's cars, the newest first. A date that later work of the same kind has overtaken is left out. */
export async function listServices(
  { db, clock }: { db: Database; clock: Clock },
  customerId: number,
): Promise<ListedService[]> {
  const soon = addDays(muscatDate(clock.now()), reminderDays)
  const known = new Set<string>()
  return (await findServices(db, customerId, maxServices)).map((service) => {
    const { modelId, year, intervalCategoryId } = service
    const work = `${modelId} ${year} ${intervalCategoryId}`
    const isLatest = intervalCategoryId !== null && !known.has(work)
    known.add(work)
    if (!isLatest) return { ...service, dueOn: null, dueKilometres: null, isDue: false }
    return { ...service, isDue: service.dueOn !== null && service.dueOn <= soon }
  })
}

/** Work to remind of now: due within two weeks, or lately, after an outage. */
export function listDueServices(
  executor: Executor,
  { now, afterId, limit }: { now: Date; afterId: number; limit: number },
): Promise<DueService[]> {
  const today = muscatDate(now)
  return findDueServices(executor, {
    ...{ from: addDays(today, -reminderDays), until: addDays(today, reminderDays), afterId, limit },
  })
}
