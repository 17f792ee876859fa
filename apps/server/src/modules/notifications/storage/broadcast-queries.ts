import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { notifications, notificationViews } from './notifications.tables.ts'

export type Broadcast = Awaited<ReturnType<typeof findBroadcasts>>[number]

/** What operators sent, the newest first, or one by its cause; each with how many customers have seen it. */
export function findBroadcasts(
  executor: Executor,
  { cause, page, limit }: { cause?: string; page: number; limit: number },
) {
  const { id, publicId, customerId, stateId, subject, message, image, link, sentAt, expiresAt } =
    notifications
  const seenCount = sql<number>`(SELECT count(*)::int FROM ${notificationViews}
    WHERE ${notificationViews.notificationId} = ${id})`
  return executor
    .select({ publicId, customerId, stateId, subject, message, image, link, sentAt, expiresAt, seenCount })
    .from(notifications)
    .where(
      and(
        isNotNull(notifications.operatorId),
        cause === undefined ? undefined : eq(notifications.cause, cause),
      ),
    )
    .orderBy(desc(sentAt), desc(id))
    .limit(limit)
    .offset((page - 1) * limit)
}

export async function countBroadcasts(executor: Executor): Promise<number> {
  const [row] = await executor
    .select({ total: count() })
    .from(notifications)
    .where(isNotNull(notifications.operatorId))
  return row?.total ?? 0
}
