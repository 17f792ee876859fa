import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { ListedEntry } from '#modules/payments/index.ts'
import type { EntryEffect } from '../rules/entry-effect.ts'

export type EntrySource = 'api' | 'statement'

/** How a listed movement stands here: new, known with the same amounts, or known with others. */
export type StoredEntry = { kind: string; reference: string; state: 'new' | 'known' | 'other' }

/**
 * Writes movements down, once for each kind and reference of a gateway. One of a closed day belongs to the next open day.
 * The lock makes who closes a day wait, so that the chosen day is open until this transaction ends.
 */
export async function insertEntries(
  tx: Transaction,
  { gateway, source }: { gateway: string; source: EntrySource },
  entries: readonly ListedEntry[],
): Promise<StoredEntry[]> {
  await tx.execute(sql`SELECT lock_open_days(${gateway})`)
  const rows = JSON.stringify(entries.map((entry) => ({ ...entry, attemptId: uuidOf(entry.attemptId) })))
  const { rows: stored } = await tx.execute<StoredEntry>(sql`
    WITH listed AS (
      SELECT DISTINCT ON (kind, reference) * FROM jsonb_to_recordset(${rows}::jsonb) AS row (kind text, reference text,
        "attemptId" uuid, "pspReference" text, "refundKey" text, amount integer, fee integer,
        "occurredAt" timestamptz, "coversUntil" timestamptz)
      ORDER BY kind, reference
    ), added AS (
      INSERT INTO gateway_entries (gateway, kind, reference, attempt_public_id, psp_reference, refund_key, amount_baisa,
        fee_baisa, occurred_at, covers_until, day, source)
      SELECT ${gateway}, kind, reference, "attemptId", left("pspReference", 200), left("refundKey", 200), amount, fee,
        "occurredAt", "coversUntil",
        open_reconciliation_day(${gateway}, ("occurredAt" AT TIME ZONE 'Asia/Muscat')::date), ${source}
      FROM listed ORDER BY "occurredAt", reference
      ON CONFLICT (gateway, reference, kind) DO NOTHING RETURNING kind, reference
    )
    SELECT listed.kind, listed.reference, CASE WHEN added.kind IS NOT NULL THEN 'new'
      WHEN (known.amount_baisa, known.fee_baisa) IS NOT DISTINCT FROM (listed.amount, listed.fee) THEN 'known'
      ELSE 'other' END AS state
    FROM listed LEFT JOIN added ON added.kind = listed.kind AND added.reference = listed.reference
    LEFT JOIN gateway_entries AS known
      ON known.gateway = ${gateway} AND known.kind = listed.kind AND known.reference = listed.reference`)
  return stored
}

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A gateway may know payments of others, whose references have another form. */
function uuidOf(text: string | undefined): string | null {
  return text !== undefined && uuidForm.test(text) ? text : null
}

export type Cursor = { since: Date; readUntil: Date; now: Date }

/** How far a gateway's book was read, and the database's time. A new book begins with today in Muscat. */
export async function readCursor(executor: Executor, gateway: string): Promise<Cursor> {
  const { rows } = await executor.execute<Record<keyof Cursor, string>>(sql`
    INSERT INTO reconciliation_cursors (gateway, since, read_until)
    VALUES (${gateway}, ${beginning}, ${beginning})
    ON CONFLICT (gateway) DO UPDATE SET gateway = excluded.gateway
    RETURNING since, read_until AS "readUntil", now() AS now`)
  const [row] = rows
  if (!row) throw new Error(`The book of ${gateway} has no beginning`)
  return { since: new Date(row.since), readUntil: new Date(row.readUntil), now: new Date(row.now) }
}

const beginning = sql`date_trunc('day', now() AT TIME ZONE 'Asia/Muscat') AT TIME ZONE 'Asia/Muscat'`

/** Everything before was listed; it never goes back. */
export async function moveCursor(executor: Executor, gateway: string, readUntil: Date): Promise<void> {
  await executor.execute(sql`
    UPDATE reconciliation_cursors SET read_until = greatest(read_until, ${readUntil.toISOString()}::timestamptz)
    WHERE gateway = ${gateway}`)
}

export type Entry = {
  id: number
  gateway: string
  kind: string
  reference: string
  pspReference: string | null
  amount: number
  fee: number
}

export async function findEntry(executor: Executor, id: number): Promise<Entry | undefined> {
  const { rows } = await executor.execute<Entry>(sql`
    SELECT id, gateway, kind, reference, psp_reference AS "pspReference", amount_baisa AS amount, fee_baisa AS fee
    FROM gateway_entries WHERE id = ${id}`)
  return rows[0]
}

/** Records what becomes of a movement. False: that was decided before. */
export async function insertEffect(
  tx: Transaction,
  {
    entryId,
    effect,
    amount,
    operatorId,
  }: {
    entryId: number
    effect: EntryEffect
    amount: number
    operatorId: number
  },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    INSERT INTO gateway_entry_effects (entry_id, effect, amount_baisa, operator_id)
    VALUES (${entryId}, ${effect}, ${amount}, ${operatorId}) ON CONFLICT DO NOTHING`)
  return rowCount === 1
}

/** The gateway has given it back. True for the one who records it. */
export async function endEffect(tx: Transaction, entryId: number, refundReference: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE gateway_entry_effects SET refund_reference = ${refundReference}
    WHERE entry_id = ${entryId} AND effect = 'card' AND refund_reference IS NULL`)
  return rowCount === 1
}

/** The part of a movement that goes back to the card and that the gateway has not given back yet. */
export async function findReturn(executor: Executor, entryId: number): Promise<number | undefined> {
  const { rows } = await executor.execute<{ amount: number }>(sql`
    SELECT amount_baisa AS amount FROM gateway_entry_effects
    WHERE entry_id = ${entryId} AND effect = 'card' AND refund_reference IS NULL`)
  return rows[0]?.amount
}
