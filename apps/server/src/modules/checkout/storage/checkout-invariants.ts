import { maxReservedSlots } from '@warsha/contract/booking/booking.constants.ts'
import { sql } from 'drizzle-orm'
import type { Invariant } from '#kernel/database/invariants.ts'

/** Holds are counted where they are taken, so each of them has to be found in both places. */
export const checkoutInvariants: readonly Invariant[] = [
  {
    name: 'Units reserved are those that checkouts hold',
    broken: sql`
      SELECT stocks.id AS stock_id, reserved, coalesce(held.units, 0) AS held
      FROM stocks LEFT JOIN (
        SELECT stock_id, sum(quantity)::int AS units FROM checkout_stock_reservations GROUP BY stock_id
      ) AS held ON held.stock_id = stocks.id
      WHERE reserved <> coalesce(held.units, 0)`,
  },
  {
    name: 'A checkout without a reservation holds nothing',
    broken: sql`
      SELECT checkouts.id AS checkout_id FROM checkouts
      WHERE held_until IS NULL AND status = 'open' AND (
        EXISTS (SELECT FROM checkout_stock_reservations AS hold WHERE hold.checkout_id = checkouts.id)
        OR EXISTS (SELECT FROM slot_reservations WHERE holder = 'checkout:' || checkouts.public_id))`,
  },
  {
    name: 'A use of a code, a reduction or a gift card is held by a checkout that holds and shows it',
    broken: sql`
      SELECT held.kind, held.source_id, held.holder FROM (
        SELECT 'promo' AS kind, code_id AS source_id, holder FROM promo_uses WHERE state = 'held'
        UNION ALL SELECT 'referral', id, holder FROM reductions WHERE holder IS NOT NULL AND consumed_at IS NULL
        UNION ALL SELECT 'gift_card', id, holder FROM gift_cards WHERE holder IS NOT NULL) AS held
      WHERE NOT EXISTS (
        SELECT FROM checkouts JOIN checkout_discounts AS discount ON checkout_id = checkouts.id
        WHERE 'checkout:' || checkouts.public_id = held.holder AND held_until IS NOT NULL
          AND discount.kind = held.kind AND discount.source_id = held.source_id)`,
  },
  {
    name: 'What a held checkout takes off, it holds',
    broken: sql`
      SELECT checkouts.id AS checkout_id, discount.kind, source_id
      FROM checkouts JOIN checkout_discounts AS discount ON checkout_id = checkouts.id
      WHERE held_until IS NOT NULL AND 'checkout:' || checkouts.public_id IS DISTINCT FROM CASE discount.kind
        WHEN 'promo' THEN (SELECT holder FROM promo_uses AS use WHERE use.code_id = source_id AND state = 'held'
          AND holder = 'checkout:' || checkouts.public_id)
        WHEN 'referral' THEN (SELECT holder FROM reductions WHERE id = source_id AND consumed_at IS NULL)
        ELSE (SELECT holder FROM gift_cards WHERE id = source_id) END`,
  },
  {
    // A reservation that is over may have lost its hours already: closing a centre ends them at once, the sweep the rest.
    name: 'A held checkout holds the hours of its lines and no others',
    broken: sql`
      SELECT checkouts.id AS checkout_id, booked.slots AS booked, held.slots AS held
      FROM checkouts
        LEFT JOIN LATERAL (
          SELECT array_agg(DISTINCT slot_id ORDER BY slot_id) AS slots FROM checkout_lines
          WHERE checkout_id = checkouts.id AND slot_id IS NOT NULL) AS booked ON true
        LEFT JOIN LATERAL (
          SELECT array_agg(slot_id ORDER BY slot_id) AS slots FROM slot_reservations
          WHERE holder = 'checkout:' || checkouts.public_id) AS held ON true
      WHERE held_until > now() AND booked.slots IS DISTINCT FROM held.slots`,
  },
  {
    name: 'A reservation of hours belongs to a checkout',
    broken: sql`
      SELECT slot_reservations.id AS slot_reservation_id, holder FROM slot_reservations
      WHERE holder LIKE 'checkout:%'
        AND NOT EXISTS (SELECT FROM checkouts WHERE 'checkout:' || checkouts.public_id = holder)`,
  },
  {
    name: 'No customer holds more slots than one may',
    broken: sql`
      SELECT customer_id, count(*) AS slots FROM slot_reservations
        JOIN checkouts ON 'checkout:' || checkouts.public_id = holder
      WHERE slot_reservations.state = 'held' GROUP BY customer_id HAVING count(*) > ${sql.raw(String(maxReservedSlots))}`,
  },
  {
    name: 'Money of a wallet is set aside for a held checkout and for no other',
    broken: sql`
      SELECT wallet_holds.id AS wallet_hold_id, reference FROM wallet_holds
      WHERE state = 'held' AND reference LIKE 'checkout:%' AND NOT EXISTS (
        SELECT FROM checkouts WHERE 'checkout:' || checkouts.public_id = reference
          AND status = 'open' AND held_until IS NOT NULL)`,
  },
  {
    // While no process of the shop runs, nothing is released; so the last sweep says what should have been.
    name: 'A reservation ends within half a minute of its time',
    broken: sql`
      SELECT checkouts.id AS checkout_id, held_until FROM checkouts
        JOIN sweeps ON sweeps.name = 'release-expired-reservations'
      WHERE held_until < sweeps.due_at - interval '35 seconds'`,
  },
]
