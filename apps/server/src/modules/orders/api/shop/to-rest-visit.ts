import type { RestListedVisit } from '@warsha/contract/console/orders/order-lists.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { ListedVisit } from '../../use-cases/list-console-orders.ts'

export function toRestVisit(visit: ListedVisit): RestListedVisit {
  const { orderPublicId, linePublicId, number, centreId, appointmentAt, arrivedAt, productName, ...rest } =
    visit
  return {
    ...rest,
    order_id: toGlobalId('Order', orderPublicId),
    line_id: toGlobalId('OrderLine', linePublicId),
    order_number: number,
    centre_id: centreId,
    appointment_at: appointmentAt.toISOString(),
    arrived_at: arrivedAt?.toISOString() ?? null,
    product: productName,
  }
}
