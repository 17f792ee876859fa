import type { RequestContext } from '#http/request-context.ts'
import type { Invoice } from '../rules/invoice.ts'
import { listInvoicesOf } from '../use-cases/list-invoices.ts'

type Batch = { orderIds: number[]; found: Promise<ReadonlyMap<number, readonly Invoice[]>> }

const batches = new WeakMap<RequestContext, Batch>()

/** The invoices of an order. Those of a whole page of orders are read with one statement. */
export async function invoicesOfOrder(context: RequestContext, orderId: number): Promise<readonly Invoice[]> {
  const batch = batches.get(context) ?? openBatch(context)
  batch.orderIds.push(orderId)
  return (await batch.found).get(orderId) ?? []
}

/** It is closed when everything that is ready to run has run, which is when all orders of the page have asked. */
function openBatch(context: RequestContext): Batch {
  const orderIds: number[] = []
  const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
    batches.delete(context)
    return listInvoicesOf(context, orderIds)
  })
  const batch = { orderIds, found }
  batches.set(context, batch)
  return batch
}
