import { readKey } from '@warsha/contract/ids/global-id.ts'
import { z } from 'zod'
import { defineBulk } from '#commands/define-bulk.ts'
import { type Actor, type CentreScope, type Changed, defineCommand } from '#commands/define-command.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import { sanitiseHtml } from '#kernel/markup/sanitise-html.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { findCustomerInScope, selectCustomers } from '#modules/customers/index.ts'
import { isOpenState } from '#modules/locations/index.ts'
import type { Recipient, Text } from '../rules/notification.ts'
import {
  type Broadcast,
  countAudience,
  findBroadcastByKey,
  insertBroadcast,
  markCancelled,
} from '../storage/broadcast-queries.ts'
import { deliverBroadcast } from './send-due-broadcasts.ts'

export type { Broadcast }

export const broadcastCancelled = defineEvent(
  'notifications.broadcast-cancelled',
  z.object({ broadcastId: z.int() }),
  ({ broadcastId }) => broadcastId,
)

/** Content of a broadcast. */
export type Words = {
  subject: Text
  message: Text
  link: string | null
  image: string | null
  expiresInSeconds: number | null
}

type BroadcastRefusal = 'REQUIRED' | 'NOT_FOUND' | 'BROADCAST_MOMENT_INVALID'

export type AskedAudience =
  | { to: 'all' }
  | { to: 'city'; city: string | number | null }
  | { to: 'customer'; publicId: string | null }

/** The furthest a broadcast can be scheduled ahead. */
const maxDays = 366

/** Tells all, those in a city or one customer: at once, or at a moment in ISO 8601. */
export const broadcast = defineCommand({
  action: 'notifications.broadcast',
  permission: 'notifications.broadcast',
  async run(
    tx,
    actor,
    { audience, sendAt, ...words }: Words & { audience: AskedAudience; sendAt: string | null },
  ) {
    const recipient = await findRecipient(tx, audience, actor.centres)
    if (!recipient.ok) return recipient
    return compose(tx, actor, {
      ...words,
      recipient: recipient.value,
      sendAt: sendAt ? new Date(sendAt) : null,
    })
  },
})

/** Tells one customer of the operator's centres, at once. */
export const notifyCustomer = defineCommand({
  action: 'notifications.notify-customer',
  permission: 'notifications.notify-customer',
  async run(tx, actor, { publicId, ...words }: Words & { publicId: string }) {
    const customer = await findCustomerInScope(tx, { publicId, centres: actor.centres })
    if (!customer) return refuse('NOT_FOUND')
    return compose(tx, actor, {
      ...words,
      recipient: { to: 'customer', customerId: customer.id },
      sendAt: null,
    })
  },
})

/** Tells each of several customers the same. */
export const notifyCustomers = defineBulk({
  command: notifyCustomer,
  select: selectCustomers,
  inputOf: ({ id }, words: Words) => ({ publicId: id, ...words }),
})

/** Takes back what waits for its moment. */
export const cancelBroadcast = defineCommand({
  action: 'notifications.cancel-broadcast',
  permission: 'notifications.broadcast',
  async run(tx, _actor, { publicId }: { publicId: string }) {
    const found = await findBroadcastByKey(tx, publicId)
    if (!found) return refuse('NOT_FOUND')
    const isCancelled = await markCancelled(tx, found.id)
    const after = (await findBroadcastByKey(tx, publicId)) ?? found
    if (!isCancelled) return refuse('CONFLICT', { details: { current: { state: after.state } } })
    await publish(tx, broadcastCancelled({ broadcastId: found.id }))
    return ok({
      result: after,
      subject: { kind: 'broadcast', id: publicId },
      before: { state: 'waiting' },
      after: { state: 'cancelled' },
    })
  },
})

type Composed = Words & { recipient: Recipient; sendAt: Date | null }

/** Stores the words, cleaned; those without a moment of their own are sent in the same transaction. */
async function compose(
  tx: Transaction,
  { operatorId }: Actor,
  { recipient, sendAt, ...words }: Composed,
): Promise<Outcome<Changed<Broadcast>, BroadcastRefusal>> {
  const subject = inBoth(words.subject, sanitiseText)
  const message = inBoth(words.message, sanitiseHtml)
  if (!subject.en || !subject.ar) return refuse('REQUIRED', { field: 'subject' })
  if (!message.en || !message.ar) return refuse('REQUIRED', { field: 'message' })
  const { customers: headCount } = await countAudience(tx, recipient)
  const written = { ...words, subject, message, recipient, operatorId, headCount, sendAt, maxDays }
  const stored = await insertBroadcast(tx, written)
  if (!stored) return refuse('BROADCAST_MOMENT_INVALID', { field: 'send_at' })
  if (!sendAt) await deliverBroadcast(tx, stored)
  const result = (await findBroadcastByKey(tx, stored.publicId)) ?? stored
  return ok({
    result,
    subject: { kind: 'broadcast', id: result.publicId },
    before: {},
    after: loggedOf(result, recipient),
  })
}

function inBoth({ en, ar }: Text, clean: (text: string) => string): Text {
  return { en: clean(en), ar: clean(ar) }
}

/** A message to one customer is not copied into the log: it is deleted with the account. */
function loggedOf(
  { subject, message, link, expiresInSeconds, headCount, sendAt, state }: Broadcast,
  recipient: Recipient,
) {
  const shared = { to: recipient.to, headCount, sendAt: sendAt.toISOString(), state }
  if (recipient.to === 'customer') return shared
  const stateId = recipient.to === 'city' ? recipient.stateId : null
  return { ...shared, stateId, subject, message, link, expiresInSeconds }
}

/** The recipient; an unknown city or customer, or one outside these centres, is not found. */
async function findRecipient(
  tx: Transaction,
  audience: AskedAudience,
  centres: CentreScope,
): Promise<Outcome<Recipient, 'REQUIRED' | 'NOT_FOUND'>> {
  if (audience.to === 'all') return ok({ to: 'everybody' })
  if (audience.to === 'city') {
    if (audience.city === null) return refuse('REQUIRED', { field: 'city_id' })
    const stateId = readKey('State', audience.city)
    return stateId !== undefined && (await isOpenState(tx, stateId))
      ? ok({ to: 'city', stateId })
      : refuse('NOT_FOUND', { field: 'city_id' })
  }
  if (audience.publicId === null) return refuse('REQUIRED', { field: 'customer_id' })
  const customer = await findCustomerInScope(tx, { publicId: audience.publicId, centres })
  return customer
    ? ok({ to: 'customer', customerId: customer.id })
    : refuse('NOT_FOUND', { field: 'customer_id' })
}
