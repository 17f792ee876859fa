import { serverPageCap } from '@warsha/contract/constants.ts'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import { deleteAllOf, readDevices, readOwnNotifications } from '../storage/notification-data-queries.ts'

type Own = Awaited<ReturnType<typeof readOwnNotifications>>[number]

/** Notifications and devices as a part of what is stored about a customer. */
export const notificationData = {
  async export({ db }: { db: Database }, customerId: number) {
    const own: Own[] = []
    for (let afterId = 0; ; afterId = own.at(-1)?.id ?? 0) {
      const page = await readOwnNotifications(db, customerId, { afterId, limit: serverPageCap })
      own.push(...page)
      if (page.length < serverPageCap) break
    }
    const devices = await readDevices(db, customerId)
    return {
      notifications: own.map(({ subject, message, sentAt, seenAt }) => ({
        send_time: sentAt.toISOString(),
        subject: subject.en,
        message: message.en,
        seen_at: seenAt?.toISOString() ?? null,
      })),
      devices: devices.map(({ operatingSystem, userAgent, stateId, createdAt }) => ({
        operating_system: operatingSystem,
        user_agent: userAgent,
        city_id: stateId,
        registered_at: createdAt.toISOString(),
      })),
    }
  },
  erase: (tx: Transaction, customerId: number) => deleteAllOf(tx, customerId),
}
