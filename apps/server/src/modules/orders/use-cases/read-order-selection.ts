import type { RestOrderFilter } from '@warsha/contract/console/orders/order-lists.rest.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { readSearch } from '../rules/order-search.ts'
import type { OrderFilter } from '../storage/console-order-queries.ts'
import type { OrderSelection } from '../storage/select-orders.ts'

export function readOrderFilter(filter: RestOrderFilter): OrderFilter {
  return {
    status: filter.status,
    paymentStatus: filter.payment_status,
    centreId: filter.centre,
    channelId: filter.channel,
    placedFrom: filter.placed_from,
    placedTo: filter.placed_to,
    visitDay: filter.visit_day,
    fulfilment: filter.fulfilment,
    productId: filter.product,
    code: filter.code,
    paidBy: filter.gateway,
    search: filter.search === undefined ? undefined : readSearch(filter.search),
  }
}

/** The orders that a bulk command means; an invalid id matches none. */
export function readOrderSelection({
  where,
  ids = [],
}: {
  where?: RestOrderFilter | undefined
  ids?: readonly string[] | undefined
}): OrderSelection {
  if (where) return { filter: readOrderFilter(where) }
  return { publicIds: ids.flatMap((id) => readOpaqueKey('Order', id) ?? []) }
}
