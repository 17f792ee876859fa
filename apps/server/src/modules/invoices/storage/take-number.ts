import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'

export type Numbered = { year: number; sequence: number; issuedAt: Date }

/** Each kind of document has a series of numbers of its own. */
const counters = { invoice: sql`invoice_counters`, 'credit note': sql`credit_note_counters` }

/**
 * Takes the next number of the year. Until the transaction ends, everybody else who wants one waits: a number that is
 * undone is the next one again. The time is read behind the lock, so that it ascends with the numbers.
 */
export async function takeNumber(
  tx: Transaction,
  kind: keyof typeof counters,
  issuedAt?: Date,
): Promise<Numbered> {
  const moment = issuedAt ? sql`${issuedAt.toISOString()}::timestamptz` : sql`clock_timestamp()`
  const { rows } = await tx.execute<{ year: number; newest: number }>(takingNumber(kind, moment))
  const { rows: times } = await tx.execute<{ now: string }>(sql`SELECT ${moment} AS now`)
  const [counter, time] = [rows[0], times[0]]
  if (!counter || !time) throw new Error(`The counter of ${kind}s gave no number`)
  return { year: counter.year, sequence: counter.newest, issuedAt: new Date(time.now) }
}

/** The same as a part of a statement that writes the document; it answers `year` and `newest`. */
export function takingNumber(kind: keyof typeof counters, moment: SQL): SQL {
  return sql`INSERT INTO ${counters[kind]} AS counter (year, newest)
    VALUES (extract(year FROM ${moment} AT TIME ZONE 'Asia/Muscat'), 1)
    ON CONFLICT (year) DO UPDATE SET newest = counter.newest + 1
    RETURNING year, newest`
}
