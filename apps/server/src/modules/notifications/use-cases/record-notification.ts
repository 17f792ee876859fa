import type { Transaction } from '#kernel/database/connect.ts'
import { insertPastNotification, insertView, type NewNotification } from '../storage/notification-queries.ts'

/** Records a notification of the past, without sending it. Again it changes nothing. */
export async function recordNotification(
  tx: Transaction,
  notification: NewNotification & { seenBy?: number | undefined },
): Promise<void> {
  const { seenBy, ...said } = notification
  const recorded = await insertPastNotification(tx, said)
  if (recorded !== undefined && seenBy !== undefined) await insertView(tx, recorded, seenBy)
}
