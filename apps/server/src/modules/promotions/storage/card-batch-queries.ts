import type { giftCardBatchSorts } from '@warsha/contract/console/promotions/gift-cards.constants.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { type SQL, sql } from 'drizzle-orm'
import { maxCount } from '#commands/keyset.ts'
import {
  defineListOrder,
  orderedBy,
  type SortedPage,
  type SortedRow,
  unsorted,
} from '#commands/list-order.ts'
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

/** Keys are given in the order in which batches are issued. */
export const batchOrder = defineListOrder(sql`batch.id`, {
  issued: [{ by: sql`batch.id`, type: 'integer' }],
  count: [{ by: sql`batch.count`, type: 'integer' }],
  amount: [{ by: sql`batch.amount_baisa`, type: 'integer' }],
  ends: [{ by: sql`coalesce(batch.ends_on, 'infinity')`, type: 'day' }],
})

export type BatchSort = (typeof giftCardBatchSorts)[number]

export async function findBatch(executor: Executor, id: number): Promise<CardBatch | undefined> {
  const [found] = await readBatches(executor, sql`batch.id = ${id}`)
  return found
}

/** A page, one more than asked for, and how many there are up to `maxCount`. */
export async function findBatches(
  executor: Executor,
  page: SortedPage<BatchSort>,
): Promise<{ batches: (CardBatch & SortedRow)[]; total: number }> {
  const { sorted, isBehind, orderBy } = orderedBy(batchOrder, page)
  const [batches, { rows: counted }] = await Promise.all([
    readBatches(executor, sql`${isBehind} ORDER BY ${orderBy} LIMIT ${page.limit + 1}`, sorted),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (SELECT FROM gift_card_batches LIMIT ${maxCount + 1}) AS counted`),
  ])
  return { batches, total: counted[0]?.total ?? 0 }
}

async function readBatches(
  executor: Executor,
  condition: SQL,
  sorted = unsorted,
): Promise<(CardBatch & SortedRow)[]> {
  const { rows } = await executor.execute<CardBatch & SortedRow>(sql`
    SELECT batch.id, batch.operator_id AS "operatorId", batch.count, batch.amount_baisa AS "amountBaisa",
      batch.ends_on::text AS "endsOn", batch.created_at AS "issuedAt", batch.codes_shown_at AS "codesShownAt",
      ${sorted} AS sorted
    FROM gift_card_batches AS batch WHERE ${condition}`)
  return rows.map(toBatch)
}

function toBatch<Row extends CardBatch>(row: Row): Row {
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
