import { desc, eq } from 'drizzle-orm'
import type { Clock } from '#kernel/clock.ts'
import type { Database, Executor } from '#kernel/database/connect.ts'
import { networkPort } from '#kernel/database/network-port.ts'
import { sentMessages } from './messages.tables.ts'
import type { Messenger, OutgoingMessage } from './messenger.ts'

/**
 * The messenger of a shop without a provider: every message can be read at /demo/outbox. It stands for a
 * provider in every way, so it is not called inside a transaction: messages are sent by event handlers.
 */
export function createDemoOutbox(db: Database, clock: Clock): Messenger {
  return networkPort('messenger', {
    async send({ to, service, text, code }: OutgoingMessage) {
      await db.insert(sentMessages).values({ recipient: to, service, text, code, sentAt: clock.now() })
    },
  })
}

const outboxPage = 100

export function listSentMessages(db: Executor, to?: string) {
  return db
    .select()
    .from(sentMessages)
    .where(to ? eq(sentMessages.recipient, to) : undefined)
    .orderBy(desc(sentMessages.id))
    .limit(outboxPage)
}

/** Erasing a customer also deletes the messages sent to them. */
export async function forgetMessagesTo(executor: Executor, recipient: string): Promise<void> {
  await executor.delete(sentMessages).where(eq(sentMessages.recipient, recipient))
}
