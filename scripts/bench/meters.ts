import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../../apps/server/src/kernel/database/connect.ts'
import { openDatabase } from './database.ts'
import { databaseProcessorMs } from './postmaster.ts'
import type { RunningServer } from './server-process.ts'

/** Statements by their text, processor time of both, and waits for locks of a millisecond or more. */
export type Reading = {
  statements: ReadonlyMap<string, number>
  nodeMs: number
  databaseMs: number
  lockWaits: number
  lockWaitMs: number
  seconds: number
}

/** Has the embedded database count statements from its next start on. */
export async function installMeters(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase(dataDir)
  await db.execute(sql`ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'`)
  await close()
}

/** While the work runs, the database logs waits for locks of a millisecond or more, which costs it as much as some statements do. */
export async function withLockWaitsLogged(db: Database, work: () => Promise<unknown>): Promise<void> {
  await db.execute(sql`ALTER SYSTEM SET log_lock_waits = on`)
  await db.execute(sql`ALTER SYSTEM SET deadlock_timeout = '1ms'`)
  await db.execute(sql`SELECT pg_reload_conf()`)
  await wait(reloadMs)
  await work()
  await db.execute(sql`ALTER SYSTEM RESET log_lock_waits`)
  await db.execute(sql`ALTER SYSTEM RESET deadlock_timeout`)
  await db.execute(sql`SELECT pg_reload_conf()`)
  await wait(reloadMs)
}

const reloadMs = 200

/** Reads what the work costs in the shop's own process and in its database; statements of the bench itself are left out. */
export async function metered(
  { db, dataDir, server }: { db: Database; dataDir: string; server: RunningServer },
  work: () => Promise<unknown>,
): Promise<Reading> {
  const log = path.join(dataDir, 'postgres', 'postgres.log')
  const logged = statSync(log).size
  const before = { statements: await readStatements(db), database: await databaseProcessorMs(dataDir) }
  const nodeBefore = server.processorMs()
  const started = performance.now()
  await work()
  const seconds = (performance.now() - started) / 1000
  const nodeMs = server.processorMs() - nodeBefore
  const databaseMs = (await databaseProcessorMs(dataDir)) - before.database
  const statements = new Map<string, number>()
  for (const [text, calls] of await readStatements(db)) {
    const more = calls - (before.statements.get(text) ?? 0)
    if (more > 0) statements.set(text, more)
  }
  const text = readFileSync(log).subarray(logged).toString()
  const waits = [...text.matchAll(/acquired \w+ on .* after ([\d.]+) ms/g)].map(([, ms]) => Number(ms))
  const lockWaitMs = waits.reduce((sum, ms) => sum + ms, 0)
  return { statements, nodeMs, databaseMs, lockWaits: waits.length, lockWaitMs, seconds }
}

/** Without those that triggers run at the commit. */
async function readStatements(db: Database): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ query: string; calls: number }>(sql`
    SELECT query, sum(calls)::int AS calls FROM pg_stat_statements
    WHERE userid = 'warsha_app'::regrole AND toplevel AND query !~ '\\mNEW\\.' GROUP BY query`)
  return new Map(rows.map(({ query, calls }) => [query, calls]))
}

/** The same without what the process does by itself in that time. */
export function withoutIdle(reading: Reading, idle: Reading): Reading {
  const share = reading.seconds / idle.seconds
  const statements = new Map(reading.statements)
  for (const [text, calls] of idle.statements) {
    const left = (statements.get(text) ?? 0) - calls * share
    if (left > 0) statements.set(text, left)
    else statements.delete(text)
  }
  const nodeMs = reading.nodeMs - idle.nodeMs * share
  const databaseMs = reading.databaseMs - idle.databaseMs * share
  return { ...reading, statements, nodeMs, databaseMs }
}

export function totalOf(statements: ReadonlyMap<string, number>): number {
  return [...statements.values()].reduce((sum, calls) => sum + calls, 0)
}

const kinds = [
  ['begin and commit', /^(begin|commit|rollback|savepoint|release)/i],
  ['pg-boss', /pgboss\./],
  ['sandbox gateway', /sandbox_/],
  ['live events', /live_events/],
] as const

/** By whom a statement is sent, as its text tells. */
export function kindOf(text: string): string {
  return kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? 'shop'
}
