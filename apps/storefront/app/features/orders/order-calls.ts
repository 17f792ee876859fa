import { pageSizes } from '@warsha/contract/constants.ts'
import { listVisitPassesCall } from '@warsha/contract/orders/visit-passes.calls.ts'
import type { RestVisitPass } from '@warsha/contract/orders/visit-passes.rest.ts'
import { browserApi } from '~/session/browser-api.ts'
import type { PageOf } from '~/session/page-of.ts'
import {
  type MyOrderQuery,
  type MyOrdersQuery,
  myOrderDocument,
  myOrdersDocument,
} from './orders.generated.ts'

export type ListedOrder = NonNullable<NonNullable<MyOrdersQuery['me']>['orders']>['edges'][number]['node']
export type ShownOrder = NonNullable<MyOrderQuery['order']>
export type ShownLine = ListedOrder['lines'][number]

/** One page of the customer's orders, the newest first, always as they are now. */
export async function listMyOrders(
  after: string | null,
  signal: AbortSignal,
): Promise<PageOf<ListedOrder, string>> {
  const options = { signal, isBackground: true }
  const { me } = await browserApi().graphql(myOrdersDocument, { first: pageSizes.orders, after }, options)
  const { edges = [], pageInfo } = me?.orders ?? {}
  return { items: edges.map(({ node }) => node), next: pageInfo?.hasNextPage ? pageInfo.endCursor : null }
}

/** Null for an order that does not exist, or is somebody else's. */
export async function readMyOrder(id: string, signal: AbortSignal): Promise<ShownOrder | null> {
  const { order } = await browserApi().graphql(myOrderDocument, { id }, { signal, isBackground: true })
  return order
}

/** Passes of an order's visits that are still to come. */
export async function listVisitPasses(id: string, signal: AbortSignal): Promise<RestVisitPass[]> {
  const { data } = await browserApi().call(listVisitPassesCall, {
    params: { id },
    signal,
    isBackground: true,
  })
  return data
}
