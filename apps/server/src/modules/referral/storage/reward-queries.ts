import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { RewardState } from '../rules/referral.ts'
import { referralRewards } from './referral.tables.ts'

export type Reward = {
  friendId: number
  inviterId: number
  orderId: number
  amount: Baisa
  state: RewardState
  createdAt: Date
}

/** False when somebody was rewarded for this friend before: the key decides, however many try. */
export async function insertReward(tx: Transaction, reward: Omit<Reward, 'createdAt'>): Promise<boolean> {
  const inserted = await tx
    .insert(referralRewards)
    .values(reward)
    .onConflictDoNothing()
    .returning({ friendId: referralRewards.friendId })
  return inserted.length > 0
}

/** The reward that is still paid for this order, locked until the transaction ends. */
export async function lockReward(tx: Transaction, orderId: number): Promise<Reward | undefined> {
  const [row] = await tx
    .select()
    .from(referralRewards)
    .where(and(eq(referralRewards.orderId, orderId), eq(referralRewards.state, 'paid')))
    .for('update')
  return row
}

export async function setRewardState(tx: Transaction, friendId: number, state: RewardState): Promise<void> {
  await tx.update(referralRewards).set({ state }).where(eq(referralRewards.friendId, friendId))
}

export async function findRewardStates(
  executor: Executor,
  friendIds: readonly number[],
): Promise<ReadonlyMap<number, RewardState>> {
  if (friendIds.length === 0) return new Map()
  const rows = await executor
    .select({ friendId: referralRewards.friendId, state: referralRewards.state })
    .from(referralRewards)
    .where(inArray(referralRewards.friendId, [...friendIds]))
  return new Map(rows.map(({ friendId, state }) => [friendId, state]))
}

export async function sumRewards(executor: Executor, inviterId: number): Promise<Baisa> {
  const [row] = await executor
    .select({ sum: sql<Baisa>`coalesce(sum(${referralRewards.amount}), 0)::int` })
    .from(referralRewards)
    .where(and(eq(referralRewards.inviterId, inviterId), ne(referralRewards.state, 'too small')))
  if (!row) throw new Error('A sum has one row')
  return row.sum
}
