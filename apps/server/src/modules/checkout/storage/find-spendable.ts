import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { fixedQuery } from '#kernel/database/fixed-statement.ts'
import { spendableExpression } from '#modules/wallet/index.ts'
import { checkouts } from './checkout.tables.ts'

/** What a customer's wallet can pay for an open checkout; undefined for another customer's checkout, or a completed one. */
export async function findSpendable(
  executor: Executor,
  key: { publicId: string; customerId: number; holder: string },
): Promise<Baisa | undefined> {
  const [found] = await selectSpendable(executor, key)
  return found?.spendable
}

const { placeholder } = sql

const selectSpendable = fixedQuery('checkout_find_spendable', (executor) =>
  executor
    .select({
      spendable: spendableExpression(sql`${placeholder('customerId')}`, sql`${placeholder('holder')}`),
    })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.publicId, placeholder('publicId')),
        eq(checkouts.status, 'open'),
        eq(checkouts.customerId, placeholder('customerId')),
      ),
    ),
)
