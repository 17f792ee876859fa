import type { RequestContext } from '#http/request-context.ts'
import { listCreditNotesOf } from '../use-cases/list-credit-notes.ts'
import { listInvoicesOf } from '../use-cases/list-invoices.ts'

/** The invoices of an order. Those of a whole page of orders are read with one statement. */
export const invoicesOfOrder = batched(listInvoicesOf)

/** The credit notes of an order, likewise. */
export const creditNotesOfOrder = batched(listCreditNotesOf)

type Batch<Item> = { orderIds: number[]; found: Promise<ReadonlyMap<number, readonly Item[]>> }

type ListOf<Item> = (
  context: RequestContext,
  orderIds: readonly number[],
) => Promise<ReadonlyMap<number, readonly Item[]>>

function batched<Item>(listOf: ListOf<Item>) {
  const batches = new WeakMap<RequestContext, Batch<Item>>()

  /** It is closed when everything that is ready to run has run, which is when all orders of the page have asked. */
  function openBatch(context: RequestContext): Batch<Item> {
    const orderIds: number[] = []
    const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      batches.delete(context)
      return listOf(context, orderIds)
    })
    const batch = { orderIds, found }
    batches.set(context, batch)
    return batch
  }

  return async (context: RequestContext, orderId: number): Promise<readonly Item[]> => {
    const batch = batches.get(context) ?? openBatch(context)
    batch.orderIds.push(orderId)
    return (await batch.found).get(orderId) ?? []
  }
}
