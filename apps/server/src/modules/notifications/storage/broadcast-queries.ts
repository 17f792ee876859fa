import type { broadcastSorts } from '@warsha/contract/console/notifications/broadcasts.constants.ts'
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
import { customerAccounts } from '#modules/identity/index.ts'
import type { Recipient, Text } from '../rules/notification.ts'

export type BroadcastState = 'waiting' | 'sent' | 'cancelled'

export type Broadcast = {
  id: number
  publicId: string
  operatorId: number
  customerId: number | null
  stateId: number | null
  subject: Text
  message: Text
  image: string | null
  link: string | null
  expiresInSeconds: number | null
  headCount: number
  sendAt: Date
  state: BroadcastState
  seenCount: number
}

export type NewBroadcast = Pick<
  Broadcast,
  'operatorId' | 'subject' | 'message' | 'image' | 'link' | 'expiresInSeconds' | 'headCount'
> & { recipient: Recipient; sendAt: Date | null }

/** Stores a broadcast that waits for its moment. Undefined when that is not ahead, or too far ahead. */
export async function insertBroadcast(
  tx: Transaction,
  { recipient, sendAt, maxDays, ...broadcast }: NewBroadcast & { maxDays: number },
): Promise<Broadcast | undefined> {
  const { operatorId, subject, message, image, link, expiresInSeconds, headCount } = broadcast
  const customerId = recipient.to === 'customer' ? recipient.customerId : null
  const stateId = recipient.to === 'city' ? recipient.stateId : null
  const at = sendAt ? sql`${sendAt.toISOString()}::timestamptz` : sql`now()`
  const isAllowed = sendAt ? sql`${at} > now() AND ${at} < now() + ${maxDays} * interval '1 day'` : sql`true`
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO broadcasts (operator_id, customer_id, state_id, subject, message, image, link, expires_in_seconds,
      head_count, send_at, state)
    SELECT ${operatorId}::integer, ${customerId}::integer, ${stateId}::integer, ${JSON.stringify(subject)}::jsonb,
      ${JSON.stringify(message)}::jsonb, ${image}, ${link}, ${expiresInSeconds}::integer, ${headCount}::integer, ${at},
      'waiting'
    WHERE ${isAllowed} RETURNING id`)
  const [row] = rows
  return row && findBroadcast(tx, sql`broadcast.id = ${row.id}`)
}

/** The due broadcasts, locked: no other process sends or cancels them until the transaction ends. */
export async function lockDueBroadcasts(tx: Transaction, limit: number): Promise<Broadcast[]> {
  return readBroadcasts(
    tx,
    sql`broadcast.state = 'waiting' AND broadcast.send_at <= now()
      ORDER BY broadcast.send_at, broadcast.id LIMIT ${limit} FOR UPDATE OF broadcast SKIP LOCKED`,
  )
}

export async function markSent(tx: Transaction, id: number, notificationId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE broadcasts SET state = 'sent', notification_id = ${notificationId} WHERE id = ${id} AND state = 'waiting'`)
  return rowCount === 1
}

/** True for the one who cancels it before it is sent. */
export async function markCancelled(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`UPDATE broadcasts SET state = 'cancelled' WHERE id = ${id} AND state = 'waiting'`,
  )
  return rowCount === 1
}

export function findBroadcastByKey(executor: Executor, publicId: string): Promise<Broadcast | undefined> {
  return findBroadcast(executor, sql`broadcast.public_id = ${publicId}`)
}

async function findBroadcast(executor: Executor, condition: SQL): Promise<Broadcast | undefined> {
  const [found] = await readBroadcasts(executor, condition)
  return found
}

export type BroadcastFilter = {
  state?: BroadcastState | undefined
  audience?: 'all' | 'city' | 'customer' | undefined
  /** Of this operator alone; undefined: of all. */
  operatorId?: number | undefined
}

/** Keys are given in the order in which messages are written. */
export const broadcastOrder = defineListOrder(sql`broadcast.id`, {
  added: [{ by: sql`broadcast.id`, type: 'integer' }],
  sends: [{ by: sql`broadcast.send_at`, type: 'moment' }],
  heads: [{ by: sql`broadcast.head_count`, type: 'integer' }],
})

export type BroadcastSort = (typeof broadcastSorts)[number]

export type SortedBroadcast = Broadcast & SortedRow

/** A page, one more than asked for, and how many there are up to `maxCount`. */
export async function findBroadcasts(
  executor: Executor,
  { state, audience, operatorId }: BroadcastFilter,
  page: SortedPage<BroadcastSort>,
): Promise<{ broadcasts: SortedBroadcast[]; total: number }> {
  const matches = sql`${state === undefined ? sql`true` : sql`broadcast.state = ${state}`}
    AND ${audience === undefined ? sql`true` : audienceConditions[audience]}
    AND ${operatorId === undefined ? sql`true` : sql`broadcast.operator_id = ${operatorId}`}`
  const { sorted, isBehind, orderBy } = orderedBy(broadcastOrder, page)
  const [broadcasts, { rows }] = await Promise.all([
    readBroadcasts(
      executor,
      sql`${matches} AND ${isBehind} ORDER BY ${orderBy} LIMIT ${page.limit + 1}`,
      sorted,
    ),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (
        SELECT FROM broadcasts AS broadcast WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`),
  ])
  return { broadcasts, total: rows[0]?.total ?? 0 }
}

const audienceConditions = {
  all: sql`broadcast.customer_id IS NULL AND broadcast.state_id IS NULL`,
  city: sql`broadcast.state_id IS NOT NULL`,
  customer: sql`broadcast.customer_id IS NOT NULL`,
}

async function readBroadcasts(
  executor: Executor,
  condition: SQL,
  sorted = unsorted,
): Promise<SortedBroadcast[]> {
  const { rows } = await executor.execute<SortedBroadcast>(sql`
    SELECT ${sorted} AS sorted, broadcast.id, broadcast.public_id AS "publicId", broadcast.operator_id AS "operatorId",
      broadcast.customer_id AS "customerId", broadcast.state_id AS "stateId", broadcast.subject, broadcast.message,
      broadcast.image, broadcast.link, broadcast.expires_in_seconds AS "expiresInSeconds",
      broadcast.head_count AS "headCount", broadcast.send_at AS "sendAt", broadcast.state,
      (SELECT count(*)::integer FROM notification_views AS view
        WHERE view.notification_id = broadcast.notification_id) AS "seenCount"
    FROM broadcasts AS broadcast WHERE ${condition}`)
  return rows.map((row) => ({ ...row, sendAt: new Date(row.sendAt) }))
}

/** How many customers a recipient stands for, and how many of their devices take messages. Visitors are not counted. */
export async function countAudience(
  executor: Executor,
  recipient: Recipient,
): Promise<{ customers: number; devices: number }> {
  const isOfDevice = recipient.to === 'city' ? sql`device.state_id = ${recipient.stateId}` : sql`true`
  const isOne = recipient.to === 'customer' ? sql`account.id = ${recipient.customerId}` : sql`true`
  const isReached =
    recipient.to === 'city'
      ? sql`EXISTS (SELECT FROM notification_devices AS device WHERE device.customer_id = account.id AND ${isOfDevice})`
      : sql`true`
  const { rows } = await executor.execute<{ customers: number; devices: number }>(sql`
    SELECT (SELECT count(*)::integer FROM ${customerAccounts} AS account
        WHERE account.is_active AND ${isOne} AND ${isReached}) AS customers,
      (SELECT count(*)::integer FROM notification_devices AS device JOIN ${customerAccounts} AS account
        ON account.id = device.customer_id WHERE account.is_active AND ${isOne} AND ${isOfDevice}) AS devices`)
  return rows[0] ?? { customers: 0, devices: 0 }
}
