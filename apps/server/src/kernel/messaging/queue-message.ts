import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { Config } from '#kernel/config.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { defineJob } from '#kernel/jobs/define-job.ts'
import { enqueue } from '#kernel/jobs/enqueue.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import type { Messenger, OutgoingMessage } from './messenger.ts'
import { seal, unseal } from './seal.ts'

/** A message with the moment after which nobody wants it any more. */
export type QueuedMessage = OutgoingMessage & { validUntil: Date }

export const sendMessageJob = defineJob('send-message', z.object({ sealed: z.string() }))

const queuedShape = z.object({
  to: z.string(),
  service: z.enum(['sms', 'whatsapp', 'email', 'push']),
  text: z.string(),
  subject: z.string().optional(),
  code: z.string().optional(),
  locale: z.enum(['ar', 'en']).optional(),
  validUntil: z.iso.datetime(),
})

type Keys = Pick<Config, 'AUTH_SECRET' | 'DATA_DIR'>

/** Sends a message once the transaction is committed, and never if it is not. */
export async function queueMessage(tx: Transaction, config: Keys, message: QueuedMessage): Promise<void> {
  const text = JSON.stringify({ ...message, validUntil: message.validUntil.toISOString() })
  await enqueue(tx, sendMessageJob, { sealed: seal(text, keysOf(config).messages) })
}

type Delivery = { config: Keys; clock: Clock; messenger: Messenger }

export async function deliverMessage(
  { config, clock, messenger }: Delivery,
  { payload }: { payload: { sealed: string } },
): Promise<void> {
  const { validUntil, ...message } = queuedShape.parse(
    JSON.parse(unseal(payload.sealed, keysOf(config).messages)),
  )
  if (new Date(validUntil) <= clock.now()) return
  await messenger.send(message)
}
