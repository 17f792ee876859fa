import { sql } from 'drizzle-orm'
import { type Connection, connect, type Database, type Patience } from '#kernel/database/connect.ts'
import type { Invariant } from '#kernel/database/invariants.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { publish } from '#kernel/events/publish.ts'
import type { Log } from '#kernel/log.ts'
import { ok } from '#kernel/outcome.ts'
import { invariantBroken, invariantRestored } from './invariant-events.ts'
import { recordInvariantState } from './record-invariant-state.ts'

type Context = { connection: Pick<Connection, 'directUrl'>; db: Database; log: Log }

/** A single query may take longer than a request's, and all of them together end before the next run. */
const patience: Patience = { connectionMs: 2500, statementMs: 60_000, lockMs: 2000, idleMs: 15_000 }
const maxMs = 10 * 60_000
const maxCountedRows = 1000

/**
 * Checks every invariant, one after another, on a connection of its own. A change of state raises an alert: an event and
 * a line in the log with name and count. An invariant that stays broken raises no second one.
 */
export async function checkInvariants(context: Context, invariants: readonly Invariant[]): Promise<void> {
  const { log } = context
  const own = connect(context.connection.directUrl, {
    max: 1,
    onError: (error) => log.warn({ err: error }, 'the connection that checks invariants is lost'),
    patience,
  })
  const endsAt = performance.now() + maxMs
  try {
    for (const [position, invariant] of invariants.entries()) {
      if (performance.now() > endsAt) {
        log.error({ unchecked: invariants.length - position }, 'checking the invariants takes too long')
        return
      }
      await checkOne(context, own.db, invariant)
    }
  } finally {
    await own.close()
  }
}

async function checkOne({ db, log }: Context, own: Database, invariant: Invariant): Promise<void> {
  const { name } = invariant
  const counted = await countBroken(own, invariant).catch((error: unknown) => {
    log.error({ invariant: name, err: error }, 'an invariant could not be checked')
    return undefined
  })
  if (counted === undefined) return
  const recorded = await inTransaction<boolean, never>(db, async (tx) => {
    const isChanged = await recordInvariantState(tx, { name, brokenRows: counted })
    if (isChanged)
      await publish(
        tx,
        counted > 0
          ? invariantBroken({ invariant: name, rows: counted })
          : invariantRestored({ invariant: name }),
      )
    return ok(isChanged)
  })
  if (!recorded.ok || !recorded.value) return
  if (counted > 0) log.error({ invariant: name, rows: counted }, 'an invariant is broken')
  else log.info({ invariant: name }, 'an invariant holds again')
}

/** The rows themselves stay in the database: they may name customers. */
async function countBroken(own: Database, { broken }: Invariant): Promise<number> {
  const { rows } = await own.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM (SELECT 1 FROM (${broken}) found LIMIT ${maxCountedRows}) counted`,
  )
  return rows[0]?.count ?? 0
}
