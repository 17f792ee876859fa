import { muscatInstant } from '@warsha/contract/formats/muscat-time.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { CentreScope } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { linesInScope } from '#modules/orders/index.ts'
import { questionTitles } from '#modules/surveys/index.ts'

type Words = { en: string; ar: string }

export type ListedReturn = {
  id: number
  publicId: string
  orderPublicId: string
  orderNumber: number
  linePublicId: string
  productName: Words
  centreId: number | null
  appointmentAt: Date | null
  quantity: number
  refundBaisa: number
  giftCardBaisa: number
  questionId: number | null
  answer: Words | null
  state: 'requested' | 'completed'
  requestedAt: Date
  completedAt: Date | null
}

export type ReturnFilter = {
  state: ListedReturn['state'] | undefined
  centreId: number | undefined
  questionId: number | undefined
  orderNumber: number | undefined
  /** Days in Muscat, both included. */
  requestedFrom: string | undefined
  requestedTo: string | undefined
}

export type ReturnSort = '-requested' | 'requested' | '-amount' | 'amount'

/** The sorted value and the id of the last return that was shown. */
export type ReturnPosition = { value: number; id: number }

/** A page, one more than asked for, and how many there are up to `maxCount`. */
export async function findReturns(
  executor: Executor,
  { filter, centres }: { filter: ReturnFilter; centres: CentreScope },
  { sort, after, limit }: { sort: ReturnSort; after: ReturnPosition | undefined; limit: number },
): Promise<{ returns: ListedReturn[]; total: number }> {
  const joined = sql`return_requests AS request JOIN ${linesInScope(centres)} AS line
    ON line.order_id = request.order_id AND line.position = request.position`
  const matches = conditionOf(filter)
  const column = sort.endsWith('amount') ? sql`request.refund_baisa` : sql`request.id`
  const isDescending = sort.startsWith('-')
  const direction = isDescending ? sql`DESC` : sql`ASC`
  const isBehind = after
    ? sql`(${column}, request.id) ${isDescending ? sql`<` : sql`>`} (${after.value}, ${after.id})`
    : sql`true`
  const [{ rows }, { rows: counted }] = await Promise.all([
    executor.execute<ListedReturn>(sql`
      SELECT request.id, request.public_id AS "publicId", line.order_public_id AS "orderPublicId",
        line.order_number AS "orderNumber", line.public_id AS "linePublicId", line.product_name AS "productName",
        line.centre_id AS "centreId", line.appointment_at AS "appointmentAt", request.quantity,
        request.refund_baisa AS "refundBaisa", request.gift_card_baisa AS "giftCardBaisa",
        request.question_id AS "questionId",
        CASE WHEN question.id IS NOT NULL THEN jsonb_build_object('en', question.en, 'ar', question.ar) END AS answer,
        request.state, request.created_at AS "requestedAt", request.completed_at AS "completedAt"
      FROM ${joined} LEFT JOIN ${questionTitles} AS question ON question.id = request.question_id
      WHERE ${matches} AND ${isBehind} ORDER BY ${column} ${direction}, request.id ${direction} LIMIT ${limit + 1}`),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (
        SELECT FROM ${joined} WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`),
  ])
  return { returns: rows.map(withDates), total: counted[0]?.total ?? 0 }
}

function withDates(row: ListedReturn): ListedReturn {
  const { appointmentAt, requestedAt, completedAt } = row
  return {
    ...row,
    appointmentAt: appointmentAt && new Date(appointmentAt),
    requestedAt: new Date(requestedAt),
    completedAt: completedAt && new Date(completedAt),
  }
}

function conditionOf(filter: ReturnFilter): SQL {
  const { state, centreId, questionId, orderNumber, requestedFrom, requestedTo } = filter
  const conditions = [
    state === undefined ? undefined : sql`request.state = ${state}`,
    centreId === undefined ? undefined : sql`line.centre_id = ${centreId}`,
    questionId === undefined ? undefined : sql`request.question_id = ${questionId}`,
    orderNumber === undefined ? undefined : sql`line.order_number = ${orderNumber}`,
    requestedFrom === undefined ? undefined : sql`request.created_at >= ${midnight(requestedFrom)}`,
    requestedTo === undefined
      ? undefined
      : sql`request.created_at < ${midnight(requestedTo)} + interval '1 day'`,
  ].filter((condition) => condition !== undefined)
  return sql.join([sql`true`, ...conditions], sql` AND `)
}

function midnight(day: string): SQL {
  return sql`${muscatInstant(day, '00:00').toISOString()}::timestamptz`
}
