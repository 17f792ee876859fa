import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Recipient, Text } from '../rules/notification.ts'
import { sanitiseHtml } from '../rules/sanitise-html.ts'
import { type Broadcast, countBroadcasts, findBroadcasts } from '../storage/broadcast-queries.ts'
import { sendNotification } from './send-notification.ts'

export type NewBroadcast = {
  operatorId: number
  /** The same for a repeated request. */
  key: string
  recipient: Recipient
  subject: Text
  message: Text
  link: string | null
  image: string | null
  expiresInSeconds: number | null
}

type Context = { db: Database }

/** Sends an operator's words, once per key; a repeated request gets what was sent the first time. */
export async function broadcast(
  { db }: Context,
  { key, message, ...written }: NewBroadcast,
): Promise<Outcome<{ broadcast: Broadcast; isNew: boolean }, 'NOT_FOUND' | 'REQUIRED'>> {
  const clean = { en: sanitiseHtml(message.en), ar: sanitiseHtml(message.ar) }
  if (!clean.en || !clean.ar) return refuse('REQUIRED', { field: 'message' })
  const cause = `broadcast/${key}`
  return inTransaction(db, async (tx) => {
    const sent = await sendNotification(tx, { ...written, cause, message: clean, order: null })
    const [found] = await findBroadcasts(tx, { cause, page: 1, limit: 1 })
    if (!found) return refuse('NOT_FOUND')
    return ok({ broadcast: found, isNew: sent !== undefined })
  })
}

export async function listBroadcasts(
  { db }: Context,
  page: { page: number; limit: number },
): Promise<{ broadcasts: Broadcast[]; total: number }> {
  const [broadcasts, total] = await Promise.all([findBroadcasts(db, page), countBroadcasts(db)])
  return { broadcasts, total }
}
