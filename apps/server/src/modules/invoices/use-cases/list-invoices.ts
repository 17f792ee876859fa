import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Invoice } from '../rules/invoice.ts'
import {
  countInvoices,
  findInvoice,
  type InvoicesPage,
  readInvoicesOf,
  readInvoicesPage,
} from '../storage/invoice-queries.ts'

type Context = { db: Database }

export function listInvoices({ db }: Context, page: InvoicesPage): Promise<Invoice[]> {
  return readInvoicesPage(db, page)
}

export function countInvoicesOf({ db }: Context, customerId: number): Promise<number> {
  return countInvoices(db, customerId)
}

/** The invoices of orders that the caller has read as their owner. */
export async function listInvoicesOf(
  { db }: Context,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Invoice[]>> {
  return Map.groupBy(await readInvoicesOf(db, orderIds), ({ orderId }) => orderId)
}

/** Another customer's invoice looks like one that does not exist. */
export async function readInvoice(
  { db }: Context,
  key: { publicId: string; customerId: number },
): Promise<Outcome<Invoice, 'NOT_FOUND'>> {
  const invoice = await findInvoice(db, key)
  return invoice ? ok(invoice) : refuse('NOT_FOUND', { field: 'id' })
}
