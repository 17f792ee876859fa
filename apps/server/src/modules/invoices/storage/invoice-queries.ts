import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { Buyer, Invoice, InvoiceDocument } from '../rules/invoice.ts'
import { invoiceBuyers, invoices } from './invoices.tables.ts'
import type { Numbered } from './take-number.ts'

export type InvoicesPage = {
  customerId: number
  size: number
  isBackward: boolean
  cursor: number | undefined
}

export type NewInvoice = Pick<Invoice, 'orderId' | 'customerId' | 'totalBaisa' | 'taxBaisa'> & {
  document: InvoiceDocument
  buyer: Buyer
}

/** False when the order has its invoice. */
export async function insertInvoice(
  tx: Transaction,
  { buyer, ...invoice }: NewInvoice,
  numbered: Numbered,
): Promise<boolean> {
  const [row] = await tx
    .insert(invoices)
    .values({ ...invoice, ...numbered })
    .onConflictDoNothing({ target: invoices.orderId })
    .returning({ id: invoices.id })
  if (!row) return false
  await tx.insert(invoiceBuyers).values({ ...buyer, invoiceId: row.id })
  return true
}

/** Newest first; backwards the oldest first, as paging wants it, and one more than asked for. */
export async function readInvoicesPage(executor: Executor, page: InvoicesPage): Promise<Invoice[]> {
  const { customerId, size, isBackward, cursor } = page
  const beyond = cursor === undefined ? undefined : (isBackward ? gt : lt)(invoices.id, cursor)
  const rows = await selectInvoices(executor)
    .where(and(eq(invoices.customerId, customerId), beyond))
    .orderBy(isBackward ? invoices.id : desc(invoices.id))
    .limit(size + 1)
  return rows.map(toInvoice)
}

/** The invoices of several orders at once. */
export async function readInvoicesOf(executor: Executor, orderIds: readonly number[]): Promise<Invoice[]> {
  const rows = await selectInvoices(executor)
    .where(inArray(invoices.orderId, [...orderIds]))
    .orderBy(invoices.id)
  return rows.map(toInvoice)
}

export async function findInvoice(
  executor: Executor,
  { publicId, customerId }: { publicId: string; customerId: number },
): Promise<Invoice | undefined> {
  const rows = await selectInvoices(executor).where(
    and(eq(invoices.publicId, publicId), eq(invoices.customerId, customerId)),
  )
  return rows.map(toInvoice)[0]
}

export async function countInvoices(executor: Executor, customerId: number): Promise<number> {
  return executor.$count(invoices, eq(invoices.customerId, customerId))
}

export async function removeBuyers(tx: Transaction, customerId: number): Promise<void> {
  const own = tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.customerId, customerId))
  await tx.delete(invoiceBuyers).where(inArray(invoiceBuyers.invoiceId, own))
}

function selectInvoices(executor: Executor) {
  return executor
    .select({ invoice: invoices, buyer: invoiceBuyers })
    .from(invoices)
    .leftJoin(invoiceBuyers, eq(invoiceBuyers.invoiceId, invoices.id))
    .$dynamic()
}

type Row = { invoice: typeof invoices.$inferSelect; buyer: typeof invoiceBuyers.$inferSelect | null }

function toInvoice({ invoice, buyer }: Row): Invoice {
  return { ...invoice, buyer: buyer && { name: buyer.name, phone: buyer.phone, address: buyer.address } }
}
