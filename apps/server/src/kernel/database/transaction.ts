import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Outcome, Refusal } from '#kernel/outcome.ts'
import type { Database, Executor, Transaction } from './database.ts'
import { type LastPart, writeParts } from './last-statement.ts'
import { endsSession, isWorthRepeating } from './sql-state.ts'

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

type Running = {
  opened: Opened | undefined
  tx: Transaction
  outer: Running | undefined
  /** Rows of each kind that are written at the end. */
  last: Map<LastPart<never>, unknown[]>
  hasEnded: boolean
  isJoined: boolean
}

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

/**
 * Leaves rows to the end of the transaction, where the rows of all kinds are one statement; they go with the savepoint that is
 * undone. A transaction that was opened elsewhere has no end that is known here: they are written at once.
 */
export async function writeAtEnd<Row>(
  tx: Transaction,
  part: LastPart<Row>,
  added: readonly Row[],
): Promise<void> {
  const current = running.getStore()
  if (!current || current.hasEnded || !isWithin(current, tx)) return writeParts(tx, new Map([[part, added]]))
  const rows = current.last.get(part)
  if (rows) rows.push(...added)
  else current.last.set(part, [...added])
}

/** Whether the end of the running transaction is known here, and the given one is it or one that it has joined. */
function isWithin(current: Running, tx: Transaction): boolean {
  let isMeant = false
  for (let each: Running | undefined = current; each; each = each.outer) {
    isMeant ||= each.tx === tx
    if (!each.outer) return isMeant && each.opened !== undefined
  }
  return false
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
    const opened = isCurrent ? current.opened : undefined
    return { opened, tx: executor, outer: undefined, last: new Map(), hasEnded: false, isJoined: false }
  }
  return isCurrent && current.opened?.db === executor ? current : undefined
}

async function joined<Value, Code extends string>(outer: Running, work: Work<Value, Code>) {
  if (outer.isJoined) throw new Error('two use cases joined one transaction at the same time')
  outer.isJoined = true
  try {
    return await outer.tx.transaction((tx) => during({ opened: outer.opened, outer }, tx, work))
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
    const outcome = await drizzle(client).transaction((tx) => during({ opened, outer: undefined }, tx, work))
    isBroken = false
    return outcome
  } catch (error) {
    isBroken = !(error instanceof Rollback) && endsSession(error)
    throw error
  } finally {
    client.release(isBroken)
  }
}

async function during<Value, Code extends string>(
  { opened, outer }: Pick<Running, 'opened' | 'outer'>,
  tx: Transaction,
  work: Work<Value, Code>,
): Promise<Outcome<Value, Code>> {
  const current: Running = { opened, tx, outer, last: new Map(), hasEnded: false, isJoined: false }
  try {
    const outcome = await running.run(current, () => work(tx))
    if (!outcome.ok) throw new Rollback(outcome)
    await writeLast(current)
    return outcome
  } finally {
    current.hasEnded = true
  }
}

/** A joined transaction leaves its rows to the outer one, behind those that are there. */
async function writeLast({ tx, outer, last }: Running): Promise<void> {
  if (!outer) return writeParts(tx, last)
  for (const [part, rows] of last) outer.last.set(part, [...(outer.last.get(part) ?? []), ...rows])
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
