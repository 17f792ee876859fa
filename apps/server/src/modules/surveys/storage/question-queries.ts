import type { PollType } from '@warsha/contract/surveys/surveys.rest.ts'
import { type SQL, sql } from 'drizzle-orm'
import { maxCount } from '#commands/keyset.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { categoryNames } from '#modules/catalogue/index.ts'

/** A question as operators edit it. */
export type EditedQuestion = {
  id: number
  type: PollType
  categoryId: number | null
  categoryName: { en: string; ar: string } | null
  position: number
  titleEn: string
  titleAr: string
  isActive: boolean
  revision: number
}

export type QuestionGroup = { type: PollType; categoryId: number | null }

const columns = sql`id, type, category_id AS "categoryId",
  (SELECT jsonb_build_object('en', category.en, 'ar', category.ar) FROM ${categoryNames} AS category
    WHERE category.id = poll_questions.category_id) AS "categoryName", position, title_en AS "titleEn", title_ar AS "titleAr",
  is_active AS "isActive", revision`

/** Changes of one group wait for each other, so that no two questions get one position. */
export async function lockGroup(tx: Transaction, { type, categoryId }: QuestionGroup): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('questions:' || ${type}), ${categoryId ?? 0})`)
}

export async function findGroup(executor: Executor, group: QuestionGroup): Promise<EditedQuestion[]> {
  const { rows } = await executor.execute<EditedQuestion>(sql`
    SELECT ${columns} FROM poll_questions WHERE ${isOfGroup(group)} ORDER BY position, id`)
  return rows
}

export async function hasCategory(executor: Executor, id: number): Promise<boolean> {
  const { rows } = await executor.execute(
    sql`SELECT FROM ${categoryNames} AS category WHERE category.id = ${id}`,
  )
  return rows.length > 0
}

/** Behind all others of its group. */
export async function insertQuestion(
  tx: Transaction,
  { type, categoryId, titleEn, titleAr }: QuestionGroup & Pick<EditedQuestion, 'titleEn' | 'titleAr'>,
): Promise<EditedQuestion> {
  const { rows } = await tx.execute<EditedQuestion>(sql`
    INSERT INTO poll_questions (slug, type, category_id, position, title_en, title_ar)
    SELECT 'own-' || gen_random_uuid(), ${type}, ${categoryId}, coalesce(max(position), 0) + 1, ${titleEn}, ${titleAr}
    FROM poll_questions WHERE ${isOfGroup({ type, categoryId })}
    RETURNING ${columns}`)
  const [question] = rows
  if (!question) throw new Error('A question was not stored')
  return question
}

/** The row stays as it is until the transaction ends. */
export async function lockQuestion(tx: Transaction, id: number): Promise<EditedQuestion | undefined> {
  const { rows } = await tx.execute<EditedQuestion>(
    sql`SELECT ${columns} FROM poll_questions WHERE id = ${id} FOR UPDATE`,
  )
  return rows[0]
}

export type QuestionPatch = {
  titleEn?: string | undefined
  titleAr?: string | undefined
  isActive?: boolean | undefined
}

/** Undefined when the question was changed since this revision was read. */
export async function updateQuestion(
  tx: Transaction,
  { id, revision, patch }: { id: number; revision: number; patch: QuestionPatch },
): Promise<EditedQuestion | undefined> {
  const { rows } = await tx.execute<EditedQuestion>(sql`
    UPDATE poll_questions SET title_en = coalesce(${patch.titleEn ?? null}, title_en),
      title_ar = coalesce(${patch.titleAr ?? null}, title_ar),
      is_active = coalesce(${patch.isActive ?? null}::boolean, is_active), revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND revision = ${revision} RETURNING ${columns}`)
  return rows[0]
}

/** Gives the questions of a group the positions of this list; answers how many belong to it. */
export async function setPositions(
  tx: Transaction,
  group: QuestionGroup,
  ids: readonly number[],
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    UPDATE poll_questions SET position = listed.position, updated_at = now()
    FROM unnest(${sql.param([...ids])}::integer[]) WITH ORDINALITY AS listed (id, position)
    WHERE poll_questions.id = listed.id AND ${isOfGroup(group)}`)
  return rowCount ?? 0
}

export type QuestionFilter = {
  type: PollType | undefined
  categoryId: number | undefined
  isActive: boolean | undefined
}

export type QuestionPosition = { type: string; categoryId: number; position: number; id: number }

/** By type, category and position, one more than asked for, and how many there are up to `maxCount`. */
export async function findEditedQuestions(
  executor: Executor,
  filter: QuestionFilter,
  { after, limit }: { after: QuestionPosition | undefined; limit: number },
): Promise<{ questions: EditedQuestion[]; total: number }> {
  const matches = conditionOf(filter)
  const isBehind = after
    ? sql`(type, coalesce(category_id, 0), position, id) > (${after.type}, ${after.categoryId}::integer, ${after.position}::smallint, ${after.id}::integer)`
    : sql`true`
  const [{ rows }, { rows: counted }] = await Promise.all([
    executor.execute<EditedQuestion>(sql`
      SELECT ${columns} FROM poll_questions WHERE ${matches} AND ${isBehind}
      ORDER BY type, coalesce(category_id, 0), position, id LIMIT ${limit + 1}`),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (
        SELECT FROM poll_questions WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`),
  ])
  return { questions: rows, total: counted[0]?.total ?? 0 }
}

function conditionOf({ type, categoryId, isActive }: QuestionFilter): SQL {
  const conditions = [
    type === undefined ? undefined : sql`type = ${type}`,
    categoryId === undefined ? undefined : sql`category_id = ${categoryId}`,
    isActive === undefined ? undefined : sql`is_active = ${isActive}`,
  ].filter((condition) => condition !== undefined)
  return sql.join([sql`true`, ...conditions], sql` AND `)
}

function isOfGroup({ type, categoryId }: QuestionGroup): SQL {
  return sql`type = ${type} AND category_id IS NOT DISTINCT FROM ${categoryId}::integer`
}
