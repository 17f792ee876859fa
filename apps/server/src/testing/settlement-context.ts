import type { SettlementContext } from '#modules/payments/index.ts'
import { purchaseContextOf } from '#modules/purchase/use-cases/purchase-context.ts'

/** The context for settling payments, for tests of modules that come before the purchase. */
export function settlementContextOf(deps: Parameters<typeof purchaseContextOf>[0]): SettlementContext {
  return purchaseContextOf(deps)
}
