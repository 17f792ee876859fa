import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { countUse, hasUse, insertUse } from '../storage/code-queries.ts'
import { releaseUse } from '../storage/discount-reservation-queries.ts'

/** A use of a code: by a customer, for a purchase that the holder names. */
export type CodeUse = { codeId: number; customerId: number; holder: string }

/**
 * Takes one use of a code in the caller's transaction, in the place of what the holder used before. Refused when all
 * are taken, or all of this customer's; the caller undoes the transaction then.
 */
export async function reserveCode(
  tx: Transaction,
  use: CodeUse,
): Promise<Outcome<true, 'PROMO_CODE_USED_UP' | 'PROMO_CODE_USED_BY_YOU'>> {
  if (await hasUse(tx, use)) return ok(true)
  await releaseUse(tx, use.holder)
  const field = 'promoCode'
  if (!(await countUse(tx, use.codeId))) return refuse('PROMO_CODE_USED_UP', { field })
  return (await insertUse(tx, use)) ? ok(true) : refuse('PROMO_CODE_USED_BY_YOU', { field })
}
