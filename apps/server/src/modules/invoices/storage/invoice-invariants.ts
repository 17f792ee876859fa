import { sql } from 'drizzle-orm'
import type { Invariant } from '#kernel/database/invariants.ts'

const sumOf = (part: string, amount: string) =>
  sql.raw(`(SELECT coalesce(sum((part ->> '${amount}')::int), 0)
    FROM jsonb_array_elements(document -> '${part}') AS part)`)

export const invoiceInvariants: readonly Invariant[] = [
  {
    name: 'Numbers of invoices are without gaps within a year',
    broken: sql`
      SELECT counter.year, newest, count(invoices.id)::int AS issued, max(sequence) AS highest
      FROM invoice_counters AS counter FULL JOIN invoices ON invoices.year = counter.year
      GROUP BY counter.year, newest
      HAVING newest IS DISTINCT FROM count(invoices.id) OR newest IS DISTINCT FROM max(sequence)`,
  },
  {
    name: 'An invoice says what its order cost',
    broken: sql`
      SELECT invoices.id AS invoice_id, invoices.total_baisa, orders.total_baisa AS ordered
      FROM invoices JOIN orders ON orders.id = order_id
      WHERE (invoices.total_baisa, invoices.tax_baisa, invoices.customer_id)
        IS DISTINCT FROM (orders.total_baisa, orders.tax_baisa, orders.customer_id)`,
  },
  {
    name: 'The lines of an invoice are its total',
    broken: sql`
      SELECT id AS invoice_id, total_baisa FROM invoices
      WHERE total_baisa <> ${sumOf('lines', 'totalBaisa')}
        OR ${sumOf('lines', 'discountBaisa')} <> ${sumOf('discounts', 'amountBaisa')}`,
  },
  {
    name: 'What an invoice was paid with is its total and its fee',
    broken: sql`
      SELECT id AS invoice_id, total_baisa FROM invoices
      WHERE total_baisa + (document ->> 'feeBaisa')::int <> ${sumOf('payments', 'amountBaisa')}`,
  },
]
