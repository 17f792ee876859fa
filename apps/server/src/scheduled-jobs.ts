import { lt } from 'drizzle-orm'
import type { Deps } from '#http/deps.ts'
import { forgetHandled } from '#kernel/events/forget-handled.ts'
import type { ScheduledJob } from '#kernel/jobs/define-job.ts'
import { sentMessages } from '#kernel/messaging/messages.tables.ts'

const keepMessagesMs = 30 * 24 * 60 * 60 * 1000

/** The jobs that belong to no module. */
export function scheduledJobs({ db, clock }: Pick<Deps, 'db' | 'clock'>): ScheduledJob[] {
  return [
    {
      name: 'forget-old-messages',
      cron: '30 3 * * *',
      run: async () => {
        const before = new Date(clock.now().getTime() - keepMessagesMs)
        await db.delete(sentMessages).where(lt(sentMessages.sentAt, before))
      },
    },
    { name: 'forget-handled-events', cron: '40 * * * *', run: () => forgetHandled(db) },
  ]
}
