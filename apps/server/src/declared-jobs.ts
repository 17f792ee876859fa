import { lt } from 'drizzle-orm'
import type { ShopModule } from '#http/define-module.ts'
import type { Deps } from '#http/deps.ts'
import { forgetHandled } from '#kernel/events/forget-handled.ts'
import { checkInvariants } from '#kernel/invariants/check-invariants.ts'
import type { JobDeclarations } from '#kernel/jobs/declarations.ts'
import type { Job, ScheduledJob } from '#kernel/jobs/define-job.ts'
import { forgetCounts } from '#kernel/limits/rate-limit-queries.ts'
import { forgetPlaces } from '#kernel/limits/stream-place-queries.ts'
import { forgetLive } from '#kernel/live-events/forget-live.ts'
import { sentMessages } from '#kernel/messaging/messages.tables.ts'

const keepMessagesMs = 30 * 24 * 60 * 60 * 1000

/** Event handlers and jobs of all modules, and the jobs that belong to none. */
export function declaredJobs(
  modules: readonly ShopModule[],
  others: readonly Job<Deps>[] = [],
): JobDeclarations<Deps> {
  return {
    handles: modules.flatMap(({ handles = [] }) => handles),
    jobs: [...modules.flatMap(({ jobs = [] }) => jobs), ...housekeeping, invariantCheck(modules), ...others],
  }
}

const housekeeping: readonly ScheduledJob<Deps>[] = [
  {
    name: 'forget-old-messages',
    cron: '30 3 * * *',
    async run({ db, clock }) {
      const before = new Date(clock.now().getTime() - keepMessagesMs)
      await db.delete(sentMessages).where(lt(sentMessages.sentAt, before))
    },
  },
  { name: 'forget-handled-events', cron: '40 * * * *', run: ({ db }) => forgetHandled(db) },
  { name: 'forget-live-events', cron: '*/5 * * * *', run: ({ db }) => forgetLive(db) },
  {
    name: 'forget-limits',
    cron: '*/10 * * * *',
    async run({ db }) {
      await forgetCounts(db)
      await forgetPlaces(db)
    },
  },
]

/** Hourly, in one process: what must always be so is compared with what is stored. */
function invariantCheck(modules: readonly ShopModule[]): ScheduledJob<Deps> {
  return {
    name: 'check-invariants',
    cron: '20 * * * *',
    run: (deps) =>
      checkInvariants(
        deps,
        modules.flatMap(({ invariants = [] }) => invariants),
      ),
  }
}
