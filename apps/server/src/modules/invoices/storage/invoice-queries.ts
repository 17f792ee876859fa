import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { fixedSql } from '#kernel/database/fixed-statement.ts'
import { violates } from '#kernel/database/sql-state.ts'
import { insertJobsOf, jobCause, wakeWorkers } from '#kernel/jobs/insert-jobs.ts'
import type { Buyer, Invoice, InvoiceDocument } from '../rules/invoice.ts'
import { invoiceBuyers, invoices } from './invoices.tables.ts'
import { takingNumber } from './take-number.ts'

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

/**
 * Writes an invoice under the next number of its year, with its buyer and the event that tells of it, in one statement. An order
 * that has its invoice gets no second one: the constraint undoes the statement, and with it the number.
 */
export async function insertInvoice(
  executor: Executor,
  { buyer, ...invoice }: NewInvoice,
  { issuedAt, event }: { issuedAt: Date | undefined; event: string },
): Promise<void> {
  const values = {
    ...invoice,
    ...buyer,
    document: JSON.stringify(invoice.document),
    issuedAt: issuedAt?.toISOString() ?? null,
    event,
    eventId: randomUUID(),
    key: String(invoice.orderId),
    cause: JSON.stringify(jobCause()),
  }
  try {
    await insertOne(executor, values)
  } catch (error) {
    if (!violates(error, 'invoices_order_key')) throw error
  }
}

const { placeholder } = sql
/** The time behind the counter's lock ascends with the numbers. */
const moment = sql`coalesce(${placeholder('issuedAt')}::timestamptz, clock_timestamp())`

const insertOne = fixedSql(
  'invoices_insert',
  sql`
    WITH numbered AS (
      ${takingNumber('invoice', moment)}
    ), made AS (
      INSERT INTO ${invoices} (year, sequence, order_id, customer_id, issued_at, total_baisa, tax_baisa, document)
      SELECT year, newest, ${placeholder('orderId')}::int, ${placeholder('customerId')}::int, ${moment},
        ${placeholder('totalBaisa')}::int, ${placeholder('taxBaisa')}::int, ${placeholder('document')}::jsonb
      FROM numbered
      RETURNING id, order_id, customer_id, year, sequence
    ), buyer AS (
      INSERT INTO ${invoiceBuyers} (invoice_id, name, phone, address)
      SELECT id, ${placeholder('name')}, ${placeholder('phone')}, ${placeholder('address')} FROM made
    ), ${insertJobsOf(sql`
      SELECT NULL::text AS queue, ${placeholder('event')}::text AS event, ${placeholder('key')}::text AS key,
        NULL::timestamptz AS moment, 0::float8 AS delay, 1 AS place,
        jsonb_build_object('id', ${placeholder('eventId')}::text, 'payload', jsonb_build_object('orderId', order_id,
          'customerId', customer_id, 'year', year, 'sequence', sequence)) || ${placeholder('cause')}::jsonb AS data
      FROM made`)}
    SELECT count(${wakeWorkers}) FROM added`,
)

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
