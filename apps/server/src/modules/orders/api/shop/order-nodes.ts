import type { Connection } from '#http/graphql/connection.ts'
import type { CheckoutNodes } from '#modules/checkout/api/shop/index.ts'
import type { Order } from '../../rules/order.ts'
import type { ListedLine } from '../../rules/order-rows.ts'
import type { HeldOrder } from '../../use-cases/held-order.ts'
import type { OrderWithLines } from '../../use-cases/list-orders.ts'

export type OrderNode = Order | OrderWithLines | HeldOrder

/** A line knows the channel it was bought in, where its goods may still be for sale. */
export type LineNode = ListedLine & { channelId: number }

/** Used units of a line, as a shipment of their own. */
export type FulfillmentNode = { line: LineNode; deliveredAt: Date }

export type OrdersNodes = CheckoutNodes & {
  Order: OrderNode
  OrderLine: LineNode
  Fulfillment: FulfillmentNode
  FulfillmentLine: LineNode
  OrderCountableConnection: Connection<OrderNode>
}
