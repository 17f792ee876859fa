import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Outcome, Refusal } from '#kernel/outcome.ts'
import type { Database, Executor, Transaction } from './database.ts'
import { isWorthRepeating, sqlState } from './sql-state.ts'

/** Thrown inside a transaction to undo its writes while answering a refusal. */
export class Rollback extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(`rolled back: ${refusal.code}`)
    this.refusal = refusal
  }
}

type Work<Value, Code extends string> = (tx: Transaction) => Promise<Outcome<Value, Code>>

/** Its stack says who: the query builder's calls begin stacks of their own. */
type Opened = { db: Database; by: Error }

type Running = { opened: Opened | undefined; tx: Transaction; hasEnded: boolean; isJoined: boolean }

const running = new AsyncLocalStorage<Running>()
const maxAttempts = 3
const maxPauseMs = 50

/**
 * Runs a use case in one transaction. The outermost call opens it, and a refusal that comes out of it,
 * returned or thrown as a `Rollback`, undoes every write. Inner calls join: what an inner use case wrote
 * before it refused is undone up to its savepoint, and its refusal is a value the outer one decides about.
 * A deadlock or serialisation failure runs the whole outermost work again, so the work may only write to
 * the database. Inner calls follow one another; two at once would share a savepoint.
 */
export async function inTransaction<Value, Code extends string>(
  executor: Executor,
  work: Work<Value, Code>,
): Promise<Outcome<Value, Code>> {
  const outer = outerOf(executor)
  return answerOf(outer ? joined(outer, work) : outermost(executor as Database, work))
}

/** True between the begin and the end of a transaction, in everything its work calls. */
export function isInTransaction(): boolean {
  return running.getStore()?.hasEnded === false
}

/** Where the transaction was opened that holds a connection of this pool and that this call runs in. */
export function openerOf(pool: Database['$client']): Error | undefined {
  const current = running.getStore()
  return current?.hasEnded === false && current.opened?.db.$client === pool ? current.opened.by : undefined
}

/** A transaction given by hand is joined, and so is the one this call runs in when it is of the same database. */
function outerOf(executor: Executor): Running | undefined {
  const current = running.getStore()
  const isCurrent = current?.hasEnded === false
  if (executor instanceof PgTransaction) {
    if (isCurrent && current.tx === executor) return current
    return { opened: isCurrent ? current.opened : undefined, tx: executor, hasEnded: false, isJoined: false }
  }
  return isCurrent && current.opened?.db === executor ? current : undefined
}

async function joined<Value, Code extends string>(outer: Running, work: Work<Value, Code>) {
  if (outer.isJoined) throw new Error('two use cases joined one transaction at the same time')
  outer.isJoined = true
  try {
    return await outer.tx.transaction((tx) => during(outer.opened, tx, work))
  } finally {
    outer.isJoined = false
  }
}

async function outermost<Value, Code extends string>(db: Database, work: Work<Value, Code>) {
  const opened = { db, by: new Error('the transaction was opened here') }
  for (let tries = 1; ; tries++) {
    try {
      return await once(opened, work)
    } catch (error) {
      if (tries === maxAttempts || !isWorthRepeating(error)) throw error
      db.$repeats.report(error)
      await wait(Math.random() * maxPauseMs * tries)
    }
  }
}

async function once<Value, Code extends string>(opened: Opened, work: Work<Value, Code>) {
  const client = await opened.db.$client.connect()
  let isBroken = true
  try {
    const outcome = await drizzle(client).transaction((tx) => during(opened, tx, work))
    isBroken = false
    return outcome
  } catch (error) {
    isBroken = !(error instanceof Rollback) && sqlState(error) === undefined
    throw error
  } finally {
    // After a fault without an SQL state, the connection may be in the middle of a statement.
    client.release(isBroken)
  }
}

async function during<Value, Code extends string>(
  opened: Opened | undefined,
  tx: Transaction,
  work: Work<Value, Code>,
): Promise<Outcome<Value, Code>> {
  const current: Running = { opened, tx, hasEnded: false, isJoined: false }
  try {
    const outcome = await running.run(current, () => work(tx))
    if (!outcome.ok) throw new Rollback(outcome)
    return outcome
  } finally {
    current.hasEnded = true
  }
}

async function answerOf<Value, Code extends string>(
  outcome: Promise<Outcome<Value, Code>>,
): Promise<Outcome<Value, Code>> {
  try {
    return await outcome
  } catch (error) {
    if (error instanceof Rollback) return error.refusal as Refusal<Code>
    throw error
  }
}
