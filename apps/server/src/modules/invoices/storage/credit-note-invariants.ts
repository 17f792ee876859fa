import { sql } from 'drizzle-orm'
import type { Invariant } from '#kernel/database/invariants.ts'

/** Notes are issued by an event, which may be on its way for a while. */
const patience = sql.raw(`interval '10 minutes'`)

export const creditNoteInvariants: readonly Invariant[] = [
  {
    name: 'Refunded money of an invoiced order has a credit note, of the same amount',
    broken: sql`
      SELECT refund.key, sum(refund.amount_baisa) AS refunded, note.amount_baisa AS credited
      FROM order_refunds AS refund JOIN order_payments AS payment ON payment.id = refund.payment_id
        JOIN invoices ON invoices.order_id = payment.order_id
        LEFT JOIN credit_notes AS note ON note.refund_key = refund.key
      GROUP BY refund.key, note.amount_baisa
      HAVING note.amount_baisa <> sum(refund.amount_baisa)
        OR (note.amount_baisa IS NULL AND min(refund.created_at) < now() - ${patience})`,
  },
  {
    name: 'Numbers of credit notes are without gaps within a year',
    broken: sql`
      SELECT counter.year, newest, count(note.id)::int AS issued, max(sequence) AS highest
      FROM credit_note_counters AS counter FULL JOIN credit_notes AS note ON note.year = counter.year
      GROUP BY counter.year, newest
      HAVING newest IS DISTINCT FROM count(note.id) OR newest IS DISTINCT FROM max(sequence)`,
  },
  {
    name: 'Credit notes never credit more than their invoice, and all of it and its tax once all money is back',
    broken: sql`
      SELECT invoices.id AS invoice_id, sum(note.total_baisa) AS credited, invoices.total_baisa, paid.baisa AS paid
      FROM credit_notes AS note JOIN invoices ON invoices.id = note.invoice_id
        CROSS JOIN LATERAL (SELECT sum((row ->> 'amountBaisa')::int) AS baisa
          FROM jsonb_array_elements(invoices.document -> 'payments') AS row WHERE row ->> 'kind' <> 'rounding') AS paid
      GROUP BY invoices.id, paid.baisa
      HAVING sum(note.total_baisa) > invoices.total_baisa OR sum(note.tax_baisa) > invoices.tax_baisa
        OR (sum(note.amount_baisa) = paid.baisa AND (sum(note.total_baisa), sum(note.tax_baisa))
          IS DISTINCT FROM (invoices.total_baisa::bigint, invoices.tax_baisa::bigint))`,
  },
  {
    name: 'The lines of a credit note are its total and its tax',
    broken: sql`
      SELECT note.id AS credit_note_id FROM credit_notes AS note CROSS JOIN LATERAL (
        SELECT coalesce(sum((line ->> 'totalBaisa')::int), 0) AS total, coalesce(sum((line ->> 'taxBaisa')::int), 0) AS tax
        FROM jsonb_array_elements(note.document -> 'lines') AS line) AS lines
      WHERE lines.total <> total_baisa OR lines.tax <> tax_baisa OR amount_baisa <> total_baisa
        + (document ->> 'feeBaisa')::int + (document ->> 'roundingBaisa')::int`,
  },
]
