import { useLoadPages } from '~/session/use-load-pages.ts'
import { listMyOrders } from './order-calls.ts'
import { myOrdersDocument } from './orders.generated.ts'

/** The customer's orders page by page, read anew with every visit. */
export function useMyOrders() {
  return useLoadPages(['my-orders'], listMyOrders, { keptAnswerTo: myOrdersDocument })
}
