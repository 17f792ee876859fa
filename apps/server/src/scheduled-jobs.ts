import { lt } from 'drizzle-orm'
import type { Deps } from '#http/deps.ts'
import type { ScheduledJob } from '#kernel/jobs/jobs.ts'
import { sentMessages } from '#kernel/messaging/messages.tables.ts'
import { refreshDemoSchedule } from '#seed/demo-shop.ts'

const keepMessagesMs = 30 * 24 * 60 * 60 * 1000

/** Every job of the shop, in one list. */
export function scheduledJobs({ config, db, clock }: Deps): ScheduledJob[] {
  const jobs: ScheduledJob[] = [
    {
      name: 'forget-old-messages',
      cron: '30 3 * * *',
      run: async () => {
        const before = new Date(clock.now().getTime() - keepMessagesMs)
        await db.delete(sentMessages).where(lt(sentMessages.sentAt, before))
      },
    },
  ]
  if (config.demo) {
    jobs.push({
      name: 'roll-demo-schedule',
      cron: '10 0 * * *',
      run: () => refreshDemoSchedule({ db, clock }),
    })
  }
  return jobs
}
