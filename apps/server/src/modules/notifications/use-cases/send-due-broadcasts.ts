import type { Database, Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import type { Recipient } from '../rules/notification.ts'
import { type Broadcast, lockDueBroadcasts, markSent } from '../storage/broadcast-queries.ts'
import { sendNotification } from './send-notification.ts'

const sentAtOnce = 20

/** Sends what operators have written for a moment that has come. A second run, or one beside it, sends nothing twice. */
export async function sendDueBroadcasts({ db }: { db: Database }): Promise<void> {
  while ((await sendSome(db)) === sentAtOnce);
}

async function sendSome(db: Database): Promise<number> {
  const sent = await inTransaction<number, never>(db, async (tx) => {
    const due = await lockDueBroadcasts(tx, sentAtOnce)
    for (const each of due) await deliverBroadcast(tx, each)
    return ok(due.length)
  })
  return sent.ok ? sent.value : 0
}

/** Makes a notification out of a broadcast, once. */
export async function deliverBroadcast(tx: Transaction, broadcast: Broadcast): Promise<void> {
  const { id, publicId, operatorId, subject, message, image, link, expiresInSeconds } = broadcast
  const notificationId = await sendNotification(tx, {
    recipient: recipientOf(broadcast),
    cause: `broadcast/${publicId}`,
    ...{ operatorId, subject, message, image, link, expiresInSeconds },
    order: null,
  })
  if (notificationId === undefined || !(await markSent(tx, id, notificationId)))
    throw new Error(`Broadcast ${id} was sent before`)
}

function recipientOf({ customerId, stateId }: Broadcast): Recipient {
  if (customerId !== null) return { to: 'customer', customerId }
  return stateId === null ? { to: 'everybody' } : { to: 'city', stateId }
}
