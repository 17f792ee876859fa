import { maxReservationMinutes } from '@warsha/contract/checkout/checkout.constants.ts'
import { type SQL, sql } from 'drizzle-orm'
import { insertLiveEventOf, type LiveEvent, notifyLive } from '#kernel/live-events/publish-live.ts'
import { lengtheningSlots } from '#modules/booking/index.ts'
import { lengtheningHold } from '#modules/wallet/index.ts'
import { checkoutLines, checkouts } from './checkout.tables.ts'

export type ReservationKey = { publicId: string; customerId: number; version: number }

const { placeholder } = sql

const newEnd = { from: sql`lengthened`, until: sql`lengthened.held_until` }
/** As a browser's clock writes it. */
const endText = sql`to_char(held_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * Parts of a statement that lock a customer's checkout as it was read (`locked`) and lengthen its reservation if that was not done
 * before and it is not over (`lengthened`), with the wallet's part and the slots; the customer's browsers are told.
 */
export const lengtheningCheckout: SQL = sql`locked AS (
      SELECT id, held_since, held_until, held_until > now() AND NOT is_lengthened AS is_first FROM ${checkouts}
      WHERE public_id = ${placeholder('publicId')} AND status = 'open' AND customer_id = ${placeholder('customerId')}
        AND version = ${placeholder('version')}
      FOR UPDATE
    ), lengthened AS (
      UPDATE ${checkouts} AS checkout
      SET held_until = locked.held_since + ${sql.raw(`interval '${maxReservationMinutes} minutes'`)}, is_lengthened = true
      FROM locked WHERE checkout.id = locked.id AND locked.is_first
      RETURNING checkout.id, checkout.held_until
    ), wallet AS (
      ${lengtheningHold(sql`${placeholder('holder')}`, newEnd)}
    ), visits AS (
      ${lengtheningSlots(sql`${placeholder('holder')}`, newEnd)}
    ), shown AS (
      ${insertLiveEventOf(sql`lengthened`, sql`${placeholder('data')}::jsonb || jsonb_build_object('expires_at', ${endText})`)}
    )`

/** Slots of a lengthened checkout whose reservation has expired by itself; of `locked` and `lengthened`, like the next. */
export const lostSlots = sql`CASE WHEN lengthened.id IS NULL THEN 0 ELSE
        (SELECT count(DISTINCT slot_id)::int FROM ${checkoutLines} WHERE checkout_id = locked.id)
        - (SELECT count(*)::int FROM visits) END`

/** The end of the reservation; null when it is over. */
export const endOfLengthened = sql`CASE WHEN locked.held_until > now() THEN coalesce(lengthened.held_until, locked.held_until) END`

export const notifyLengthened = sql`CASE WHEN lengthened.id IS NOT NULL THEN ${notifyLive} END`

export function lengtheningValues(
  { publicId, customerId, version }: ReservationKey,
  { holder, shown: { audience, type, data } }: { holder: string; shown: LiveEvent },
) {
  return {
    publicId,
    customerId,
    version,
    holder,
    audience: audience.key,
    type,
    data: JSON.stringify(data),
  }
}
