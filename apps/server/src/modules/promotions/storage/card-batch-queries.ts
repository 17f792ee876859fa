import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { maxCount } from '#commands/keyset.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'

export type CardBatch = {
  id: number
  operatorId: number
  count: number
  amountBaisa: Baisa
  endsOn: string | null
  issuedAt: Date
  codesShownAt: Date | null
}

type NewBatch = Pick<CardBatch, 'operatorId' | 'count' | 'amountBaisa' | 'endsOn'>

/** Stores a batch and its cards; their ids are returned. */
export async function insertBatch(
  tx: Transaction,
  { codes, ...batch }: NewBatch & { codes: readonly string[] },
): Promise<{ batchId: number; cardIds: number[] }> {
  const { rows } = await tx.execute<{ batchId: number; cardId: number }>(sql`
    WITH batch AS (
      INSERT INTO gift_card_batches (operator_id, count, amount_baisa, ends_on)
      VALUES (${batch.operatorId}, ${batch.count}, ${batch.amountBaisa}, ${batch.endsOn}) RETURNING *
    )
    INSERT INTO gift_cards (code, initial_baisa, ends_on, batch_id)
    SELECT code, batch.amount_baisa, batch.ends_on, batch.id
    FROM batch, unnest(${sql.param([...codes])}::text[]) AS code
    RETURNING batch_id AS "batchId", id AS "cardId"`)
  const batchId = rows[0]?.batchId
  if (batchId === undefined) throw new Error('No gift card was made')
  return { batchId, cardIds: rows.map(({ cardId }) => cardId) }
}

const columns = sql`id, operator_id AS "operatorId", count, amount_baisa AS "amountBaisa", ends_on::text AS "endsOn",
  created_at AS "issuedAt", codes_shown_at AS "codesShownAt"`

export async function findBatch(executor: Executor, id: number): Promise<CardBatch | undefined> {
  const { rows } = await executor.execute<CardBatch>(
    sql`SELECT ${columns} FROM gift_card_batches WHERE id = ${id}`,
  )
  return rows.map(toBatch)[0]
}

/** The newest first, one more than asked for, and how many there are up to `maxCount`. */
export async function findBatches(
  executor: Executor,
  { beforeId, limit }: { beforeId: number | undefined; limit: number },
): Promise<{ batches: CardBatch[]; total: number }> {
  const isBehind = beforeId === undefined ? sql`true` : sql`id < ${beforeId}`
  const [{ rows }, { rows: counted }] = await Promise.all([
    executor.execute<CardBatch>(sql`
      SELECT ${columns} FROM gift_card_batches WHERE ${isBehind} ORDER BY id DESC LIMIT ${limit + 1}`),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (SELECT FROM gift_card_batches LIMIT ${maxCount + 1}) AS counted`),
  ])
  return { batches: rows.map(toBatch), total: counted[0]?.total ?? 0 }
}

function toBatch(row: CardBatch): CardBatch {
  return {
    ...row,
    issuedAt: new Date(row.issuedAt),
    codesShownAt: row.codesShownAt && new Date(row.codesShownAt),
  }
}

export type ShownCard = { code: string; amountBaisa: Baisa; endsOn: string | null }

/** The codes of a batch for the one who asks first; undefined for everybody after. */
export async function takeCodes(tx: Transaction, batchId: number): Promise<ShownCard[] | undefined> {
  const { rowCount } = await tx.execute(sql`
    UPDATE gift_card_batches SET codes_shown_at = now(), updated_at = now()
    WHERE id = ${batchId} AND codes_shown_at IS NULL`)
  if (rowCount !== 1) return undefined
  const { rows } = await tx.execute<ShownCard>(sql`
    SELECT code, initial_baisa AS "amountBaisa", ends_on::text AS "endsOn" FROM gift_cards
    WHERE batch_id = ${batchId} ORDER BY id`)
  return rows
}
