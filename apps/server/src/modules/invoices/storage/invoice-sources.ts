import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { fixedSql } from '#kernel/database/fixed-statement.ts'
import { type PaidPart, paymentsOfOrder } from '#modules/payments/index.ts'
import { type SellerSettings, storedSeller } from '#modules/settings/index.ts'

export type InvoiceSources = { paid: PaidPart[]; seller: Partial<SellerSettings> | null }

/** What an invoice takes from elsewhere, as the database has it now. */
export async function readInvoiceSources(executor: Executor, orderId: number): Promise<InvoiceSources> {
  const { rows } = await selectSources(executor, { orderId })
  return rows[0] ?? { paid: [], seller: null }
}

const selectSources = fixedSql<InvoiceSources>(
  'invoices_read_sources',
  sql`SELECT ${paymentsOfOrder(sql`${sql.placeholder('orderId')}::int`)} AS paid, ${storedSeller} AS seller`,
)
