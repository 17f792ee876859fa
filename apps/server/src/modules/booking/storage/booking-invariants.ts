import { sql } from 'drizzle-orm'
import type { Invariant } from '#kernel/database/invariants.ts'

export const bookingInvariants: readonly Invariant[] = [
  {
    name: 'What is taken of a slot are its walk-ins and the units of its reservations',
    broken: sql`
      SELECT slots.id AS slot_id, taken, walk_ins, coalesce(held.units, 0) AS held
      FROM slots LEFT JOIN (
        SELECT slot_id, sum(units)::int AS units FROM slot_reservations GROUP BY slot_id
      ) AS held ON held.slot_id = slots.id
      WHERE taken <> walk_ins + coalesce(held.units, 0)`,
  },
  {
    name: 'An hour that is offered to somebody is held for them',
    broken: sql`
      SELECT id AS waiter_id FROM slot_waiters AS waiter
      WHERE offered_until > now() AND NOT EXISTS (
        SELECT FROM slot_reservations AS hold
        WHERE hold.slot_id = waiter.slot_id AND holder = 'waiting:' || waiter.id AND expires_at = offered_until)`,
  },
  {
    // While no process of the shop runs, nothing is swept; so the last sweep says what should have been.
    name: 'No reservation of hours outlives its time by two minutes',
    broken: sql`
      SELECT slot_reservations.id AS slot_reservation_id, holder FROM slot_reservations
        JOIN sweeps ON sweeps.name = 'release-expired-slot-reservations'
      WHERE state = 'held' AND expires_at < sweeps.due_at - interval '2 minutes'`,
  },
]
