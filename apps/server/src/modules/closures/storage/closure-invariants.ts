import { sql } from 'drizzle-orm'
import type { Invariant } from '#kernel/database/invariants.ts'

export const closureInvariants: readonly Invariant[] = [
  {
    name: 'Slots are closed in the time of a closure, and in no other',
    broken: sql`
      SELECT slot.id AS slot_id, slot.is_closed FROM slots AS slot
      WHERE slot.starts_at > now() AND slot.is_closed <> EXISTS (
        SELECT FROM closures WHERE closures.centre_id = slot.centre_id AND state = 'closed'
          AND slot.starts_at >= closures.starts_at AND slot.starts_at < closures.ends_at)`,
  },
  {
    name: 'An order with a visit in a closed time has an open case',
    broken: sql`
      SELECT line.order_id, line.position, closure.id AS closure_id
      FROM closures AS closure JOIN order_lines AS line ON line.centre_id = closure.centre_id
          AND line.appointment_at >= closure.starts_at AND line.appointment_at < closure.ends_at
        JOIN orders ON orders.id = line.order_id
      WHERE closure.state = 'closed' AND line.appointment_at > now() AND line.appointment_at > closure.created_at
        AND line.used + line.returned + line.expired < line.quantity
        AND orders.status NOT IN ('DRAFT', 'CANCELED', 'RETURNED') AND NOT EXISTS (
          SELECT FROM closure_cases AS cases
          WHERE cases.closure_id = closure.id AND cases.order_id = line.order_id AND cases.state = 'open')`,
  },
  {
    name: 'A slot that is offered in the place of a closed one is held',
    broken: sql`
      SELECT offer.id AS offer_id, cases.state FROM closure_offers AS offer
        JOIN closure_cases AS cases ON cases.id = offer.case_id
      WHERE cases.state <> 'open' OR offer.expires_at > now() AND NOT EXISTS (
        SELECT FROM slot_reservations AS held WHERE held.slot_id = offer.slot_id
          AND held.holder = 'closing:' || offer.id AND held.state = 'held' AND held.expires_at = offer.expires_at)`,
  },
  {
    name: 'A refunded case has given back what it says, once',
    broken: sql`
      SELECT cases.id AS case_id, cases.refund_baisa, coalesce(sum(refund.amount_baisa), 0) AS refunded
      FROM closure_cases AS cases LEFT JOIN order_refunds AS refund ON refund.key = 'closing:' || cases.id
      GROUP BY cases.id HAVING coalesce(sum(refund.amount_baisa), 0) <> cases.refund_baisa`,
  },
]
