import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { PushedNotification } from '@warsha/contract/notifications/notifications.constants.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { handleOnce } from '#kernel/events/handle-once.ts'
import type { JobRun } from '#kernel/jobs/define-job.ts'
import { enqueue } from '#kernel/jobs/enqueue.ts'
import type { Messenger } from '#kernel/messaging/messenger.ts'
import { ok } from '#kernel/outcome.ts'
import { readCustomer } from '#modules/identity/index.ts'
import { type Notification, typeOf } from '../rules/notification.ts'
import { plainText } from '../rules/plain-text.ts'
import { deleteDevice, findDevice, findDevicesFor } from '../storage/device-queries.ts'
import { findSent } from '../storage/notification-queries.ts'
import { pushNotificationJob, pushToDeviceJob } from './push-jobs.ts'
import type { PushService } from './push-service.ts'

const devicesAtOnce = 200
const maxTextLength = 200
const maxAttempts = 5
const firstPauseSeconds = 30

export type PushContext = {
  db: Database
  config: Config
  messenger: Messenger
  push: PushService | undefined
}

/** Asks for a message to each device of those a notification is for, a part of the devices at a time. */
export async function pushNotification(
  { db }: Pick<PushContext, 'db'>,
  { id, payload }: Pick<JobRun<{ notificationId: number; afterDeviceId: number }>, 'id' | 'payload'>,
): Promise<void> {
  const { notificationId, afterDeviceId } = payload
  const sent = await findSent(db, notificationId)
  if (!sent) return
  const devices = await findDevicesFor(db, sent.recipient, { afterId: afterDeviceId, limit: devicesAtOnce })
  await handleOnce(db, { handler: pushNotificationJob.jobName, id }, async (tx) => {
    for (const deviceId of devices) await enqueue(tx, pushToDeviceJob, { notificationId, deviceId, tries: 1 })
    const last = devices.at(-1)
    if (last !== undefined && devices.length === devicesAtOnce)
      await enqueue(tx, pushNotificationJob, { notificationId, afterDeviceId: last })
  })
}

/** Sends to one device, in its customer's language. Failures are tried again later; a device that is gone is forgotten. */
export async function pushToDevice(
  context: PushContext,
  { payload }: Pick<JobRun<{ notificationId: number; deviceId: number; tries: number }>, 'id' | 'payload'>,
): Promise<void> {
  const { db, push } = context
  const { notificationId, deviceId, tries } = payload
  const [sent, device] = await Promise.all([findSent(db, notificationId), findDevice(db, deviceId)])
  const customer = device && (await readCustomer({ db }, device.customerId))
  if (!sent || !device || !customer?.isActive) return
  const pushed = toPushed(sent.notification, customer.language)
  if (tries === 1) await showInDemo(context, customer.phone ?? customer.email ?? '', pushed)
  const { subscription } = device
  if (!push || !subscription) return
  const result = await push.send(subscription, pushed).catch(() => 'failed' as const)
  if (result === 'gone') await deleteDevice(db, deviceId)
  if (result !== 'failed' || tries >= maxAttempts) return
  await inTransaction(db, async (tx) => {
    const again = { notificationId, deviceId, tries: tries + 1 }
    await enqueue(tx, pushToDeviceJob, again, { afterSeconds: firstPauseSeconds * 4 ** (tries - 1) })
    return ok(undefined)
  })
}

/** A demo shows what it sends, with or without a push service that can be reached. */
async function showInDemo({ config, messenger }: PushContext, to: string, pushed: PushedNotification) {
  const text = `${pushed.subject}\n${pushed.text}`
  if (config.demo) await messenger.send({ to, service: 'push', text })
}

function toPushed(notification: Notification, locale: Locale): PushedNotification {
  const { publicId, subject, message, image } = notification
  const id = toGlobalId('Notification', publicId)
  return {
    id,
    type: typeOf(notification),
    subject: subject[locale],
    text: plainText(message[locale], maxTextLength),
    image,
    path: `/${locale}/notifications?id=${encodeURIComponent(id)}`,
  }
}
