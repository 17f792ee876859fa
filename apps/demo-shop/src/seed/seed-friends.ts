import { referralRewardBaisa } from '@warsha/contract/constants.ts'
import type { Database, Transaction } from '@warsha/server/kernel/database/connect.ts'
import { customers } from '@warsha/server/modules/identity/storage/identity.tables.ts'
import { ledgerTransactions } from '@warsha/server/modules/ledger/storage/ledger.tables.ts'
import { orders } from '@warsha/server/modules/orders/storage/orders.tables.ts'
import { referralCodes, referralRewards } from '@warsha/server/modules/referral/storage/referral.tables.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { demoFriends, demoReferralCode } from '../referral/demo-friends.ts'
import { insertDemoOrder } from './insert-demo-order.ts'

const at = (day: string) => new Date(`${day}T08:30:00Z`)

/** Gives the customer with a history a code and the friends who came with it, unless they are there. */
export async function seedFriends(db: Database, inviterId: number): Promise<void> {
  await db
    .insert(referralCodes)
    .values({ customerId: inviterId, code: demoReferralCode, createdAt: at('2026-02-01') })
    .onConflictDoNothing()
  for (const { phone, joined } of demoFriends)
    await db
      .insert(customers)
      .values({
        phone,
        invitedBy: demoReferralCode,
        isConfirmed: true,
        language: 'ar',
        createdAt: at(joined),
      })
      .onConflictDoNothing()
}

/** The friends' keys, in the order in which they came. */
export async function friendIds(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.invitedBy, demoReferralCode), inArray(customers.phone, phones)))
    .orderBy(asc(customers.createdAt))
  return rows.map(({ id }) => id)
}

const phones = demoFriends.map(({ phone }) => phone)

/** The friends' first orders and what the inviter got for them, as far as the wallet's history has them. */
export async function seedRewards(db: Database, inviterId: number): Promise<void> {
  const ids = await friendIds(db)
  await db.transaction(async (tx) => {
    // Two servers may start at once: one inserts, the other waits and finds them.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${seedLock})`)
    if ((await tx.$count(referralRewards, eq(referralRewards.inviterId, inviterId))) > 0) return
    for (const [position, friendId] of ids.entries()) await seedReward(tx, { friendId, inviterId, position })
  })
}

const seedLock = 7_605_179

type Rewarded = { friendId: number; inviterId: number; position: number }

async function seedReward(tx: Transaction, { friendId, inviterId, position }: Rewarded): Promise<void> {
  const order = demoFriends[position]?.order
  const isBooked = await tx.$count(ledgerTransactions, eq(ledgerTransactions.key, rewardKey(friendId)))
  if (!order || isBooked === 0) return
  const rewardedAt = at(String(order.placed))
  await insertDemoOrder(tx, { order, customerId: friendId, now: rewardedAt, email: '' })
  const [placed] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, order.number))
  if (!placed) throw new Error(`Order ${order.number} was not written down`)
  await tx.insert(referralRewards).values({
    friendId,
    inviterId,
    orderId: placed.id,
    amount: referralRewardBaisa,
    createdAt: rewardedAt,
  })
}

/** Under which the ledger has the reward for a friend. */
export function rewardKey(friendId: number): string {
  return `REFERRAL:friend:${friendId}`
}
