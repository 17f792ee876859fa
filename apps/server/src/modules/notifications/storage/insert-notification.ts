import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { fixedSql } from '#kernel/database/fixed-statement.ts'
import { insertJobsOf, jobCause, wakeWorkers } from '#kernel/jobs/insert-jobs.ts'
import { insertLiveEventOf, type LiveEvent, liveText, notifyLive } from '#kernel/live-events/publish-live.ts'
import type { NewNotification } from './notification-queries.ts'
import { notificationDevices, notifications } from './notifications.tables.ts'

/** What goes with a notification: the event for open pages, and the queue of the job that sends it to devices. */
export type Sending = { shown: LiveEvent; queue: string }

/**
 * Writes a notification with what goes with it, in one statement. A customer without a device needs no job. Undefined when there
 * is a notification with this cause, or when its end is past.
 */
export async function insertNotification(
  executor: Executor,
  { recipient, ...notification }: NewNotification & { publicId: string },
  { shown, queue }: Sending,
): Promise<number | undefined> {
  const { publicId, cause, subject, message, image, link, order, operatorId } = notification
  const { sentAt, expiresAt, expiresInSeconds } = notification
  const { rows } = await insertOne(executor, {
    publicId,
    customerId: recipient.to === 'customer' ? recipient.customerId : null,
    stateId: recipient.to === 'city' ? recipient.stateId : null,
    cause,
    subject: JSON.stringify(subject),
    message: JSON.stringify(message),
    image: image ?? null,
    link: link ?? null,
    order: order ? JSON.stringify(order) : null,
    operatorId: operatorId ?? null,
    sentAt: sentAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    expiresInSeconds: expiresInSeconds || null,
    audience: shown.audience.key,
    type: shown.type,
    data: liveText(shown),
    queue,
    jobCause: JSON.stringify(jobCause()),
  })
  return rows[0]?.id
}

const { placeholder } = sql

const customerId = sql`${placeholder('customerId')}::int`
const sentAt = sql`coalesce(${placeholder('sentAt')}::timestamptz, now())`

const insertOne = fixedSql<{ id: number }>(
  'notifications_insert',
  sql`
    WITH sent AS (
      INSERT INTO ${notifications} (public_id, customer_id, state_id, cause, subject, message, image, link, notified_order,
        operator_id, sent_at, expires_at)
      VALUES (${placeholder('publicId')}::uuid, ${customerId}, ${placeholder('stateId')}::int, ${placeholder('cause')},
        ${placeholder('subject')}::jsonb, ${placeholder('message')}::jsonb, ${placeholder('image')}, ${placeholder('link')},
        ${placeholder('order')}::jsonb, ${placeholder('operatorId')}::int, ${sentAt},
        coalesce(${placeholder('expiresAt')}::timestamptz,
          ${sentAt} + ${placeholder('expiresInSeconds')}::float8 * interval '1 second'))
      ON CONFLICT (cause) DO NOTHING RETURNING id
    ), shown AS (
      ${insertLiveEventOf(sql`sent`, sql`${placeholder('data')}::jsonb`)}
    ), ${insertJobsOf(sql`
      SELECT ${placeholder('queue')}::text AS queue, NULL::text AS event, NULL::text AS key, NULL::timestamptz AS moment,
        0::float8 AS delay, 1 AS place, jsonb_build_object('payload',
          jsonb_build_object('notificationId', id, 'afterDeviceId', 0)) || ${placeholder('jobCause')}::jsonb AS data
      FROM sent WHERE ${customerId} IS NULL OR EXISTS (SELECT FROM ${notificationDevices} WHERE customer_id = ${customerId})`)}
    SELECT id, ${notifyLive}, (SELECT ${wakeWorkers} FROM added) FROM sent`,
)
