import { sql } from 'drizzle-orm'
import type { PgBoss, QueueOptions } from 'pg-boss'
import type { Database } from '#kernel/database/connect.ts'
import type { JobDeclarations, Pace } from './declarations.ts'
import { hasPayload, isScheduled } from './define-job.ts'
import { eventQueue, jobQueue } from './queue-names.ts'

type DeclareOptions<Context> = {
  declared: JobDeclarations<Context>
  pace: Pace
  onError(error: Error): void
}

const timeZone = 'Asia/Muscat'
const tenYearsInSeconds = 10 * 365 * 24 * 60 * 60

/** Makes a queue for every handler, job and schedule, so that publishers find it. */
export async function declareQueues<Context>(
  boss: PgBoss,
  db: Database,
  { declared, pace, onError }: DeclareOptions<Context>,
): Promise<void> {
  const { handles = [], jobs = [] } = declared
  assertUnique([...handles, ...jobs].map(({ name }) => name))
  for (const { eventName, name } of handles) {
    const queue = eventQueue(eventName, name)
    // Strictly in order per key: an event that fails holds up those of the same object, and only those.
    await declareQueue(boss, queue, { ...settings(pace), policy: 'key_strict_fifo' })
    await boss.subscribe(eventName, queue)
  }
  for (const { name } of jobs.filter(hasPayload)) await declareQueue(boss, jobQueue(name), settings(pace))
  for (const { name, cron } of jobs.filter(isScheduled)) {
    await declareQueue(boss, name, { policy: 'short' })
    await boss.schedule(name, cron, null, { tz: timeZone })
  }
  await reportStrays(db, new Set(handles.map(({ eventName, name }) => eventQueue(eventName, name))), onError)
}

/** No job is deleted by age: a failed one stays until an operator handles it, a waiting one until it is done. */
function settings({ retryLimit, retryDelaySeconds }: Pace): QueueOptions {
  return {
    retryLimit,
    retryDelay: retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 120,
    heartbeatSeconds: 10,
    retentionSeconds: tenYearsInSeconds,
    deleteAfterSeconds: 0,
  }
}

async function declareQueue(boss: PgBoss, name: string, options: QueueOptions & { policy?: string }) {
  await boss.createQueue(name, options)
  const { policy: _fixed, ...changeable } = options
  if (Object.keys(changeable).length > 0) await boss.updateQueue(name, changeable)
}

function assertUnique(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`Two handlers or jobs are named "${twice}"`)
}

/** Removing a handler leaves its queue, as another process may still run it; its events then wait for no worker. */
async function reportStrays(db: Database, declared: ReadonlySet<string>, onError: (error: Error) => void) {
  const { rows } = await db.execute<{ name: string }>(sql`SELECT name FROM pgboss.subscription`)
  for (const { name } of rows) {
    if (!declared.has(name)) onError(new Error(`${name} is subscribed to events, but no module declares it`))
  }
}
