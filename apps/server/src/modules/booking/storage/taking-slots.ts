import { type SQL, sql } from 'drizzle-orm'
import { firstBookableMoment, isOnHoliday, stateOfCentre } from './bookable.ts'
import { type ReservationTimeSql, spendReservationTime } from './reservation-budget-queries.ts'

/** The values of `takingSlots`, as expressions. */
export type TakingSlots = ReservationTimeSql & {
  /** A query of `slot_id`, `centre_id` and `units`. */
  wanted: SQL
  holder: SQL
  /** Slots that the holder has held until now: they were early enough when they were reserved. */
  keptSlotIds: SQL
  /** Whether the customer's time is counted, as it is until the slots are paid. */
  isTimed: boolean
}

/**
 * Takes the units of all wanted slots, or of none. Slots are locked in the order of their ids, so that two checkouts
 * cannot wait for each other, and the update itself refuses a slot without enough room. A slot that is full already is
 * not waited for. No slot is taken beside one that is offered to the customer: the offer is to be ended first; nor beside
 * one that the customer has held too long. These are parts of a statement, `changed` among them: the slots as they are now.
 */
export function takingSlots(taking: TakingSlots): SQL {
  const { wanted, customerId, holder, expiresAt, keptSlotIds, isTimed, after = sql`true` } = taking
  return sql`wanted AS (${wanted}
    ), ${isTimed ? sql`${spendReservationTime(taking)}, ` : sql``}locked AS (
      SELECT id, centre_id, delivery_date, starts_at, taken, capacity FROM slots
      WHERE id IN (SELECT slot_id FROM wanted) AND taken < capacity AND ${after} ORDER BY id FOR UPDATE
    ), possible AS (
      SELECT wanted.slot_id, wanted.units FROM wanted
        JOIN locked AS slot ON slot.id = wanted.slot_id AND slot.centre_id = wanted.centre_id
        JOIN service_centres AS centre ON centre.id = slot.centre_id
        ${stateOfCentre}
      WHERE slot.taken + wanted.units <= slot.capacity AND centre.is_active
        AND (slot.starts_at >= ${firstBookableMoment} OR ${isKept(keptSlotIds)}) AND NOT ${isOnHoliday}
        ${isTimed ? sql`AND slot.id IN (SELECT id FROM in_time)` : sql``}
        AND NOT EXISTS (SELECT FROM slot_waiters AS offered WHERE offered.slot_id = slot.id
          AND offered.customer_id = ${customerId}::int AND offered.offered_until > now())
    ), changed AS (
      UPDATE slots AS slot SET taken = slot.taken + possible.units FROM possible
      WHERE slot.id = possible.slot_id AND slot.taken + possible.units <= slot.capacity
        AND (SELECT count(*) FROM possible) = (SELECT count(*) FROM wanted)
      RETURNING slot.id, slot.centre_id, slot.delivery_date, possible.units, slot.taken, slot.capacity
    ), held AS (
      INSERT INTO slot_reservations (slot_id, holder, units, expires_at)
      SELECT id, ${holder}, units, ${expiresAt}::timestamptz FROM changed
    )`
}

/** A slot that is kept may be nearer than others could book it, as long as it has not begun. */
export function isKept(slotIds: SQL) {
  return sql`(slot.id = ANY (${slotIds}::int[]) AND slot.starts_at > now())`
}

const { placeholder } = sql

/** The same for a new holder with placeholders for the wanted slots. */
export function takingNewSlots(
  taking: Pick<TakingSlots, 'customerId' | 'holder' | 'expiresAt'> & { after: SQL },
): SQL {
  return takingSlots({
    ...taking,
    wanted: sql`SELECT * FROM unnest(${placeholder('slotIds')}::int[], ${placeholder('slotCentres')}::int[],
      ${placeholder('slotUnits')}::int[]) AS rows (slot_id, centre_id, units)`,
    slotIds: sql`${placeholder('slotIds')}`,
    keptSlotIds: sql`'{}'`,
    isTimed: true,
  })
}

/** Whether all of the slots were taken. */
export const areSlotsTaken = sql`(SELECT count(*) FROM changed) = (SELECT count(*) FROM wanted)`

/** The slots that have become full, for those who look at their centre or their day: a query of `audience`, `type` and `data`. */
export const fullSlotEvents = sql`
  SELECT audience, 'slot', jsonb_build_object('slot_id', changed.id, 'service_center_id', centre_id,
    'delivery_date', delivery_date::text, 'is_free', false)
  FROM changed CROSS JOIN LATERAL (VALUES (${placeholder('centreAudience')}::text || ':' || centre_id),
    (${placeholder('dayAudience')}::text || ':' || centre_id || ':' || delivery_date)) AS seen (audience)
  WHERE taken = capacity`
