import { eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { CheckoutDiscount } from '../rules/checkout-discount.ts'
import { checkoutDiscounts } from './checkout.tables.ts'

export function findDiscounts(executor: Executor, checkoutId: number): Promise<CheckoutDiscount[]> {
  return executor
    .select({
      kind: checkoutDiscounts.kind,
      sourceId: checkoutDiscounts.sourceId,
      code: checkoutDiscounts.code,
      name: checkoutDiscounts.name,
      terms: checkoutDiscounts.terms,
    })
    .from(checkoutDiscounts)
    .where(eq(checkoutDiscounts.checkoutId, checkoutId))
}

/** The discounts are these from now on. */
export async function replaceDiscounts(
  tx: Transaction,
  checkoutId: number,
  { former, discounts }: { former: readonly CheckoutDiscount[]; discounts: readonly CheckoutDiscount[] },
): Promise<void> {
  if (former.length > 0)
    await tx.delete(checkoutDiscounts).where(eq(checkoutDiscounts.checkoutId, checkoutId))
  if (discounts.length > 0)
    await tx.insert(checkoutDiscounts).values(discounts.map((discount) => ({ ...discount, checkoutId })))
}
