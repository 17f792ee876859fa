import { sql } from 'drizzle-orm'
import type { CentreScope } from '#commands/define-command.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { checkoutOf, holderOf } from '#modules/checkout/index.ts'
import { orderInScope } from './order-scope.ts'

/** Orders at these centres, by the holder of the discounts of their checkouts. */
export async function findOrdersOfHolders(
  executor: Executor,
  { holders, centres }: { holders: readonly string[]; centres: CentreScope },
): Promise<ReadonlyMap<string, { publicId: string; number: number }>> {
  const checkouts = holders.flatMap((holder) => checkoutOf(holder) ?? []).filter((key) => uuid.test(key))
  if (checkouts.length === 0) return new Map()
  const { rows } = await executor.execute<{ checkout: string; publicId: string; number: number }>(sql`
    SELECT checkout_public_id AS checkout, public_id AS "publicId", number FROM orders
    WHERE checkout_public_id = ANY(${sql.param(checkouts)}::uuid[]) AND ${orderInScope(centres)}`)
  return new Map(rows.map(({ checkout, ...order }) => [holderOf({ publicId: checkout }), order]))
}

const uuid = /^[0-9a-f-]{36}$/
