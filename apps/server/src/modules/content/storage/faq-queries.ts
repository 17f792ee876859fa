import { and, asc, eq, sql } from 'drizzle-orm'
import { maxCount } from '#commands/keyset.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { faqEntries } from './content.tables.ts'

export type FaqFields = {
  questionEn: string
  questionAr: string
  answerEn: string
  answerAr: string
  isPublished: boolean
}

export type EditedFaqEntry = FaqFields & { id: number; position: number; revision: number }

const columns = {
  id: faqEntries.id,
  questionEn: faqEntries.questionEn,
  questionAr: faqEntries.questionAr,
  answerEn: faqEntries.answerEn,
  answerAr: faqEntries.answerAr,
  isPublished: faqEntries.isPublished,
  position: faqEntries.position,
  revision: faqEntries.revision,
}

export async function findFaqEntry(executor: Executor, id: number): Promise<EditedFaqEntry | undefined> {
  const [entry] = await executor.select(columns).from(faqEntries).where(eq(faqEntries.id, id))
  return entry
}

/** In the order of the shop; one row more than the limit, when there is one. */
export async function findFaqEntries(
  executor: Executor,
  { isPublished }: { isPublished: boolean | undefined },
  { after, limit }: { after: { position: number; id: number }; limit: number },
): Promise<{ found: EditedFaqEntry[]; total: number }> {
  const matches = isPublished === undefined ? sql`true` : sql`${faqEntries.isPublished} = ${isPublished}`
  const isBehind = sql`(${faqEntries.position}, ${faqEntries.id}) > (${after.position}::integer, ${after.id}::integer)`
  const [found, { rows }] = await Promise.all([
    executor
      .select(columns)
      .from(faqEntries)
      .where(sql`${matches} AND ${isBehind}`)
      .orderBy(asc(faqEntries.position), asc(faqEntries.id))
      .limit(limit + 1),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (
        SELECT FROM ${faqEntries} WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`),
  ])
  return { found, total: rows[0]?.total ?? 0 }
}

/** Behind all the others. */
export async function insertFaqEntry(tx: Transaction, fields: FaqFields): Promise<EditedFaqEntry> {
  const last = sql`(SELECT coalesce(max(position), 0) + 1 FROM faq_entries)`
  const [entry] = await tx
    .insert(faqEntries)
    .values({ ...fields, position: last })
    .returning(columns)
  if (!entry) throw new Error('No entry was made')
  return entry
}

/** Undefined when the entry was changed since this revision was read. */
export async function updateFaqEntry(
  tx: Transaction,
  { id, revision, ...fields }: FaqFields & { id: number; revision: number },
): Promise<EditedFaqEntry | undefined> {
  const [entry] = await tx
    .update(faqEntries)
    .set({ ...fields, revision: sql`${faqEntries.revision} + 1`, updatedAt: sql`now()` })
    .where(and(eq(faqEntries.id, id), eq(faqEntries.revision, revision)))
    .returning(columns)
  return entry
}

export async function deleteFaqEntry(
  tx: Transaction,
  { id, revision }: { id: number; revision: number },
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(faqEntries)
    .where(and(eq(faqEntries.id, id), eq(faqEntries.revision, revision)))
  return rowCount === 1
}

/** Every entry, locked in the order of their ids, so that two orders are written after each other. */
export async function lockFaqEntries(tx: Transaction): Promise<EditedFaqEntry[]> {
  const entries = await tx.select(columns).from(faqEntries).orderBy(asc(faqEntries.id)).for('update')
  return entries.toSorted((one, other) => one.position - other.position || one.id - other.id)
}

export async function setFaqPositions(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    UPDATE faq_entries SET position = listed.position, updated_at = now()
    FROM unnest(${sql.param([...ids])}::integer[]) WITH ORDINALITY AS listed (id, position)
    WHERE faq_entries.id = listed.id`)
}
