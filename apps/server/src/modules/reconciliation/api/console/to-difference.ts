import type { RestDifference } from '@warsha/contract/console/payments/failed-payments.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { actionsOf, type ListedDifference } from '#modules/payments/index.ts'

export function toDifference(difference: ListedDifference): RestDifference {
  const { orderPublicId, orderNumber, customerPublicId, customerName, state } = difference
  return {
    id: difference.id,
    kind: difference.kind,
    gateway: difference.gateway,
    day: difference.day,
    expected_baisa: difference.expectedAmount,
    found_baisa: difference.foundAmount,
    amount_baisa: difference.amount,
    expected: difference.expected,
    found: difference.found,
    order:
      orderPublicId === null || orderNumber === null
        ? null
        : { id: toGlobalId('Order', orderPublicId), number: orderNumber },
    customer:
      customerPublicId === null
        ? null
        : { id: toGlobalId('User', customerPublicId), name: customerName ?? '' },
    state,
    actions: state === 'open' ? [...actionsOf(difference)] : [],
    resolution: difference.resolution,
    noticed_at: new Date(difference.noticedAt).toISOString(),
    resolved_at: difference.resolvedAt && new Date(difference.resolvedAt).toISOString(),
  }
}
