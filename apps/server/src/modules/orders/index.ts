export type { ChangeActor } from './rules/change-actor.ts'
export { keptOf } from './rules/kept-surcharges.ts'
export { openUnits } from './rules/line-usage.ts'
export {
  dueOf,
  type Order,
  type OrderDiscount,
  type OrderDraft,
  type StoredLine,
  type StoredSurcharge,
} from './rules/order.ts'
export type { OrderDocuments, OrderMoney } from './rules/order-money.ts'
export { type OrderRow, rowsOf } from './rules/order-rows.ts'
export { mayMoveOrder, type OrderStatus } from './rules/order-status.ts'
export type { PaymentStatus } from './rules/payment-status.ts'
export { type BookedLine, isBooked } from './rules/visit.ts'
export { workOf } from './rules/visit-work.ts'
export { sumConsoleOrders } from './storage/console-order-queries.ts'
export {
  boughtAt,
  linesInScope,
  madeOrders,
  openVisits,
  orderedCheckouts,
  orderMoves,
  orderNumbers,
  ordersInScope,
  placedOrders,
} from './storage/offered-sql.ts'
export { readSoldUnitsOf } from './storage/order-stock-queries.ts'
export { findOrderedVariants } from './storage/ordered-variants.ts'
export { findOrdersOfHolders } from './storage/orders-of-holders.ts'
export { selectOrders } from './storage/select-orders.ts'
export { countVisits } from './storage/visit-queries.ts'
export { createOrder, orderPlaced } from './use-cases/create-order.ts'
export { draftOrder } from './use-cases/draft-order.ts'
export { exchangeGoods } from './use-cases/exchange-goods.ts'
export { countRevision, findOrderInScope } from './use-cases/find-order-in-scope.ts'
export { fulfilLine, unitsRecorded } from './use-cases/fulfil-line.ts'
export { listAppointments } from './use-cases/list-appointments.ts'
export { type OrderWithLines, readHeldOrder, readOrderWithLines } from './use-cases/list-orders.ts'
export { listRequiredFields } from './use-cases/list-required-fields.ts'
export { moveOrder, movePayment, orderStatusChanged } from './use-cases/move-order.ts'
export { readFirstPaidOrder, readOrderOf } from './use-cases/read-order.ts'
export { readOrderSelection } from './use-cases/read-order-selection.ts'
export { readOrdersWithParts } from './use-cases/read-orders-with-parts.ts'
export { readPlacedOrder, readSoldOrder, type SoldOrder } from './use-cases/read-sold-order.ts'
export { rebookVisit, visitMoved } from './use-cases/rebook-visit.ts'
export { restockOrder } from './use-cases/restock-order.ts'
export {
  listLinesInWindow,
  lockOrderWithLines,
  readOrderOfLine,
  returnUnits,
} from './use-cases/return-units.ts'
