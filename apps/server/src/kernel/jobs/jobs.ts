import { PgBoss } from 'pg-boss'

/** Work that is due by the clock. It runs once though several processes hold workers, and may run twice harmlessly. */
export type ScheduledJob = { name: string; cron: string; run(): Promise<void> }

export type Jobs = { respond(): boolean; stop(): Promise<void> }

type JobOptions = {
  url: string
  jobs: readonly ScheduledJob[]
  onError(error: Error): void
}

const timeZone = 'Asia/Muscat'
const silenceLimitMs = 120_000

/** Runs the scheduled jobs on the shop's own database: no second engine, nothing lost by a restart. */
export async function startJobs({ url, jobs, onError }: JobOptions): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, max: 4, application_name: 'warsha jobs' })
  let failingSince: number | undefined
  boss.on('error', (error) => {
    failingSince ??= Date.now()
    onError(error)
  })
  boss.on('monitor' as 'error', () => {
    failingSince = undefined
  })
  await boss.start()
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'short' })
    await boss.schedule(job.name, job.cron, null, { tz: timeZone })
    await boss.work(job.name, async () => {
      await job.run()
      failingSince = undefined
    })
  }
  return {
    respond: () => failingSince === undefined || Date.now() - failingSince < silenceLimitMs,
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}
