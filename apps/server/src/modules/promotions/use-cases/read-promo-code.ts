import type { Executor } from '#kernel/database/connect.ts'
import type { PromoCode } from '../rules/promo-code.ts'
import { findCodeById } from '../storage/code-queries.ts'

/** A code that a checkout has, as it is now. */
export function readPromoCode(executor: Executor, id: number): Promise<PromoCode | undefined> {
  return findCodeById(executor, id)
}
