import { baisa } from '@warsha/contract/money/baisa.ts'
import type { Database, Transaction } from '@warsha/server/kernel/database/connect.ts'
import { inTransaction } from '@warsha/server/kernel/database/transaction.ts'
import { ok } from '@warsha/server/kernel/outcome.ts'
import {
  creditedText,
  orderNotification,
  paymentText,
  placedText,
  recordNotification,
  statusText,
} from '@warsha/server/modules/notifications/index.ts'
import { readSoldOrder, type SoldOrder } from '@warsha/server/modules/orders/index.ts'
import { orders } from '@warsha/server/modules/orders/storage/orders.tables.ts'
import { eq, sql } from 'drizzle-orm'
import {
  type DemoNews,
  type DemoOrderNotice,
  demoNews,
  demoOrderNotices,
} from '../notifications/demo-notifications.ts'

const dayMs = 86_400_000
const muscat = 11

/** Writes down what the customer with a history was told, and what everybody was, where it is missing. */
export async function seedNotifications(db: Database, customerId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ now: string }>(sql`SELECT now() AS now`)
    const now = new Date(rows[0]?.now ?? '')
    for (const notice of demoOrderNotices) await recordNotice(tx, notice, now)
    await recordNotification(tx, {
      recipient: { to: 'customer', customerId },
      cause: 'demo/reward',
      ...creditedText(baisa(2_000), 'REFERRAL'),
      image: null,
      link: '/wallet',
      order: null,
      sentAt: new Date(now.getTime() - 20 * dayMs),
      seenBy: customerId,
    })
    for (const news of demoNews) await recordNews(tx, news, { customerId, now })
    return ok(undefined)
  })
}

async function recordNotice(
  tx: Transaction,
  { order: number, afterDays, isSeen, about }: DemoOrderNotice,
  now: Date,
): Promise<void> {
  const [found] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  if (!found) return
  const order = await readSoldOrder(tx, found.id)
  const sentAt = new Date(Math.min(order.createdAt.getTime() + afterDays * dayMs, now.getTime()))
  const cause = `demo/${number}/${afterDays}`
  const told = orderNotification(order, { cause, sentAt, ...textOf(order, about) })
  await recordNotification(tx, { ...told, seenBy: isSeen ? order.customerId : undefined })
}

function textOf(order: SoldOrder, about: DemoOrderNotice['about']) {
  if (about === 'placed') return placedText(order)
  return 'status' in about ? statusText(order, about.status) : paymentText(order, about.payment)
}

async function recordNews(
  tx: Transaction,
  { name, to, daysAgo, expiresInDays, subject, message, link }: DemoNews,
  { customerId, now }: { customerId: number; now: Date },
): Promise<void> {
  const recipients = {
    everybody: { to: 'everybody' },
    muscat: { to: 'city', stateId: muscat },
    known: { to: 'customer', customerId },
  } as const
  await recordNotification(tx, {
    recipient: recipients[to],
    cause: `demo/${name}`,
    subject,
    message,
    link: link ?? null,
    image: null,
    order: null,
    sentAt: new Date(now.getTime() - daysAgo * dayMs),
    expiresInSeconds: expiresInDays === undefined ? null : (expiresInDays * dayMs) / 1000,
  })
}
