import { gatewaysOf, type SettlementContext } from '#modules/payments/index.ts'
import { purchases } from './settle-purchase.ts'

type Deps = Omit<SettlementContext, 'gateways' | 'purchases'>

/** What a purchase works with: the gateways, and itself as what payments come back to when they end. */
export function purchaseContextOf<Given extends Deps>(deps: Given): Given & SettlementContext {
  return { ...deps, gateways: gatewaysOf(deps), purchases }
}
