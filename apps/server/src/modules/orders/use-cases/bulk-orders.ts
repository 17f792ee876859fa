import { type BulkItem, defineBulk } from '#commands/define-bulk.ts'
import { selectOrders } from '../storage/select-orders.ts'
import type { OrderKey } from './change-order.ts'
import { confirmOrder, fulfilOrder } from './fulfil-order.ts'
import { missVisit } from './record-visit.ts'

const inputOf = ({ id, revision }: BulkItem): OrderKey => ({ publicId: id, revision })

export const confirmOrders = defineBulk({ command: confirmOrder, select: selectOrders, inputOf })

/** Everything that is left of them. */
export const fulfilOrders = defineBulk({ command: fulfilOrder, select: selectOrders, inputOf })

/** Every visit of them that has begun. */
export const missVisits = defineBulk({ command: missVisit, select: selectOrders, inputOf })
