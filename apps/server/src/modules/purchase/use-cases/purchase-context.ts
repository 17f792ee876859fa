import { gatewaysOf, type SettlementContext } from '#modules/payments/index.ts'
import { purchases } from './settle-purchase.ts'

type Deps = Omit<SettlementContext, 'gateways' | 'purchases'>

/** The context of a purchase: its gateways, and the port to which payments report their end. */
export function purchaseContextOf<Given extends Deps>(deps: Given): Given & SettlementContext {
  return { ...deps, gateways: gatewaysOf(deps), purchases }
}
