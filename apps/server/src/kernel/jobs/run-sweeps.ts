import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import type { Sweep } from './define-job.ts'
import { sweeps } from './jobs.tables.ts'

type SweepOptions<Context> = {
  db: Database
  context: Context
  onFault(error: unknown, name: string): void
}

/** A process that died in the middle of a sweep holds it up no longer than this; one that works renews it. */
const leaseSeconds = 10
const renewalMs = 3000

/**
 * Runs sweeps every few seconds, each once for all processes: every process asks when it is due, and the one
 * whose update finds it due and free runs it. pg-boss's schedules are by the minute, hence a table of our own.
 */
export async function runSweeps<Context>(
  declared: readonly Sweep<Context>[],
  { db, context, onFault }: SweepOptions<Context>,
): Promise<{ stop(): Promise<void> }> {
  if (declared.length === 0) return { stop: async () => undefined }
  await db
    .insert(sweeps)
    .values(declared.map(({ name }) => ({ name })))
    .onConflictDoNothing()
  const stopping = new AbortController()
  const loops = declared.map(async (sweep) => {
    while (!stopping.signal.aborted) {
      await runIfDue(db, sweep, context).catch((error) => onFault(error, sweep.name))
      await pause(sweep.everySeconds * 1000, stopping.signal)
    }
  })
  return {
    async stop() {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

async function runIfDue<Context>(db: Database, sweep: Sweep<Context>, context: Context): Promise<void> {
  const isFree = or(isNull(sweeps.leasedUntil), lte(sweeps.leasedUntil, sql`now()`))
  const leased = await db
    .update(sweeps)
    .set({ leasedUntil: endOfLease })
    .where(and(eq(sweeps.name, sweep.name), lte(sweeps.dueAt, sql`now()`), isFree))
  if (leased.rowCount === 0) return
  const renewal = setInterval(() => void renew(db, sweep.name), renewalMs)
  try {
    await sweep.run(context)
  } finally {
    clearInterval(renewal)
    // A little less than the interval, or the next round of the same process would come just too early.
    await db
      .update(sweeps)
      .set({ leasedUntil: null, dueAt: sql`now() + ${sweep.everySeconds * 0.9} * interval '1 second'` })
      .where(eq(sweeps.name, sweep.name))
  }
}

const endOfLease = sql`now() + ${sql.raw(String(leaseSeconds))} * interval '1 second'`

/** Without an answer the lease ends, and another process begins; a sweep may run twice at once. */
async function renew(db: Database, name: string): Promise<void> {
  await db
    .update(sweeps)
    .set({ leasedUntil: endOfLease })
    .where(and(eq(sweeps.name, name), isNotNull(sweeps.leasedUntil)))
    .catch(() => undefined)
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => undefined)
}
