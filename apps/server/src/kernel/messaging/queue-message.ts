import { z } from 'zod'
import type { Transaction } from '#kernel/database/connect.ts'
import { defineJob, type JobRun } from '#kernel/jobs/define-job.ts'
import { enqueue } from '#kernel/jobs/enqueue.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import type { SecretConfig } from '#kernel/secrets/read-secret.ts'
import { seal, unseal } from '../secrets/seal.ts'
import type { Messenger, OutgoingMessage } from './messenger.ts'

/** A message and how long it is worth sending, by the database's clock: for so many seconds, or until a moment of it. */
export type QueuedMessage = OutgoingMessage & ({ validSeconds: number } | { validUntil: Date })

export const sendMessageJob = defineJob('send-message', z.object({ sealed: z.string() }))

const queuedShape = z.object({
  to: z.string(),
  service: z.enum(['sms', 'whatsapp', 'email', 'push']),
  text: z.string(),
  subject: z.string().optional(),
  code: z.string().optional(),
  locale: z.enum(['ar', 'en']).optional(),
  validSeconds: z.number().optional(),
  validUntil: z.iso.datetime().optional(),
})

type Keys = SecretConfig

/** Sends a message once the transaction is committed, and never if it is not. */
export async function queueMessage(tx: Transaction, config: Keys, message: QueuedMessage): Promise<void> {
  const text = JSON.stringify(message)
  await enqueue(tx, sendMessageJob, { sealed: seal(text, keysOf(config).messages) })
}

type Delivery = { config: Keys; messenger: Messenger }

/** The processes' clocks may differ: when the job was made and when it began are both told by the database. */
export async function deliverMessage(
  { config, messenger }: Delivery,
  { payload, createdAt, startedAt }: JobRun<{ sealed: string }>,
): Promise<void> {
  const { validSeconds, validUntil, ...message } = queuedShape.parse(
    JSON.parse(unseal(payload.sealed, keysOf(config).messages)),
  )
  const endsAt = validUntil
    ? new Date(validUntil)
    : new Date(createdAt.getTime() + (validSeconds ?? 0) * 1000)
  if (endsAt <= startedAt) return
  await messenger.send(message)
}
