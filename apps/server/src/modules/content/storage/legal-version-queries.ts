import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { maxCount } from '#commands/keyset.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { sqlState } from '#kernel/database/sql-state.ts'
import { type LegalSection, type LegalTextKind, legalTexts } from './content.tables.ts'

export type LegalFields = {
  version: string
  /** `YYYY-MM-DD` in Muscat. */
  effectiveDate: string
  titleEn: string
  titleAr: string
  sectionsEn: readonly LegalSection[]
  sectionsAr: readonly LegalSection[]
}

export type LegalRow = LegalFields & { id: number; kind: LegalTextKind; revision: number }

const columns = {
  id: legalTexts.id,
  kind: legalTexts.kind,
  version: legalTexts.version,
  effectiveDate: legalTexts.effectiveDate,
  titleEn: legalTexts.titleEn,
  titleAr: legalTexts.titleAr,
  sectionsEn: legalTexts.sectionsEn,
  sectionsAr: legalTexts.sectionsAr,
  revision: legalTexts.revision,
}

export async function findLegalRow(executor: Executor, id: number): Promise<LegalRow | undefined> {
  const [row] = await executor.select(columns).from(legalTexts).where(eq(legalTexts.id, id))
  return row
}

/** Every version of a kind, without its text. */
export function listVersions(executor: Executor, kind: LegalTextKind) {
  return executor
    .select({ id: legalTexts.id, version: legalTexts.version, effectiveDate: legalTexts.effectiveDate })
    .from(legalTexts)
    .where(eq(legalTexts.kind, kind))
    .orderBy(asc(legalTexts.id))
}

/** The newest first; one row more than the limit, when there is one. */
export async function findLegalRows(
  executor: Executor,
  { kind }: { kind: LegalTextKind | undefined },
  { before, limit }: { before: { date: string; id: number } | undefined; limit: number },
): Promise<{ found: LegalRow[]; total: number }> {
  const matches = kind === undefined ? sql`true` : sql`${legalTexts.kind} = ${kind}`
  const isBehind = before
    ? sql`(${legalTexts.effectiveDate}, ${legalTexts.id}) < (${before.date}::date, ${before.id}::integer)`
    : sql`true`
  const [found, { rows }] = await Promise.all([
    executor
      .select(columns)
      .from(legalTexts)
      .where(sql`${matches} AND ${isBehind}`)
      .orderBy(desc(legalTexts.effectiveDate), desc(legalTexts.id))
      .limit(limit + 1),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (
        SELECT FROM ${legalTexts} WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`),
  ])
  return { found, total: rows[0]?.total ?? 0 }
}

/** Undefined when the kind has this version already. */
export async function insertLegalRow(
  tx: Transaction,
  fields: LegalFields & { kind: LegalTextKind },
): Promise<LegalRow | undefined> {
  const [row] = await tx.insert(legalTexts).values(fields).onConflictDoNothing().returning(columns)
  return row
}

type Upcoming = { id: number; revision: number; today: string }

/** Only of a version that is not in force: customers may have agreed to any other. */
const isUpcoming = ({ id, revision, today }: Upcoming) =>
  and(eq(legalTexts.id, id), eq(legalTexts.revision, revision), gt(legalTexts.effectiveDate, today))

export async function updateLegalRow(
  tx: Transaction,
  upcoming: Upcoming,
  fields: LegalFields,
): Promise<LegalRow | 'refused' | 'taken'> {
  try {
    const [row] = await tx
      .update(legalTexts)
      .set({ ...fields, revision: sql`${legalTexts.revision} + 1`, updatedAt: sql`now()` })
      .where(isUpcoming(upcoming))
      .returning(columns)
    return row ?? 'refused'
  } catch (error) {
    if (sqlState(error) === '23505') return 'taken'
    throw error
  }
}

export async function deleteLegalRow(tx: Transaction, upcoming: Upcoming): Promise<boolean> {
  const { rowCount } = await tx.delete(legalTexts).where(isUpcoming(upcoming))
  return rowCount === 1
}
