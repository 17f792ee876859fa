import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { fixedSql } from '#kernel/database/fixed-statement.ts'
import { stateCountries } from '#modules/locations/index.ts'
import type { SlotProblem } from '../rules/slot-problem.ts'
import type { WantedSlot } from '../rules/wanted-slots.ts'
import { firstBookableMoment, isOnHoliday } from './bookable.ts'
import { bookingSlots } from './offered-sql.ts'
import { isKept, takingSlots } from './taking-slots.ts'

/** A slot after a change of its count. */
export type ChangedSlot = {
  slotId: number
  centreId: number
  deliveryDate: string
  units: number
  taken: number
  capacity: number
}

export type SlotTaking = { holder: string; expiresAt: Date }

/** Who takes slots: a customer's time is counted until they are paid. */
type SlotTaker = {
  customerId?: number | null | undefined
  isPaid?: boolean | undefined
  /** Slots that the holder has held until now: they were early enough when they were reserved. */
  keptSlotIds?: readonly number[]
}

/** Takes the units of all wanted slots, or of none, as `takingSlots` says. */
export async function takeSlots(
  tx: Transaction,
  wanted: readonly WantedSlot[],
  { holder, expiresAt, customerId = null, isPaid = false, keptSlotIds = [] }: SlotTaking & SlotTaker,
): Promise<ChangedSlot[]> {
  const taking = takingSlots({
    wanted: wantedRows(wanted),
    slotIds: sql`${sql.param(wanted.map(({ slotId }) => slotId))}`,
    customerId: sql`${customerId}`,
    holder: sql`${holder}`,
    expiresAt: sql`${expiresAt.toISOString()}`,
    keptSlotIds: sql`${sql.param(keptSlotIds)}`,
    isTimed: customerId !== null && !isPaid,
  })
  const { rows } = await tx.execute<ChangedSlot>(
    sql`WITH ${taking} SELECT ${changedColumns} FROM changed ORDER BY id`,
  )
  return rows
}

/** The problem of each wanted slot; free slots are left out. */
export async function findProblems(
  tx: Transaction,
  wanted: readonly WantedSlot[],
  keptSlotIds: readonly number[] = [],
): Promise<{ slotId: number; problem: SlotProblem }[]> {
  const { rows } = await tx.execute<{ slotId: number; problem: SlotProblem | null }>(sql`
    WITH wanted AS (${wantedRows(wanted)})
    SELECT wanted.slot_id AS "slotId", CASE
      WHEN slot.id IS NULL THEN 'SLOT_UNKNOWN'
      WHEN NOT centre.is_active OR slot.is_closed THEN 'CENTRE_CLOSED'
      WHEN slot.starts_at < ${firstBookableMoment} AND NOT ${isKept(sql`${sql.param(keptSlotIds)}`)} THEN 'SLOT_TOO_SOON'
      WHEN ${isOnHoliday} THEN 'SLOT_ON_HOLIDAY'
      WHEN slot.taken + wanted.units > slot.capacity THEN 'SLOT_TAKEN'
    END AS problem
    FROM wanted
      LEFT JOIN slots AS slot ON slot.id = wanted.slot_id AND slot.centre_id = wanted.centre_id
      LEFT JOIN service_centres AS centre ON centre.id = slot.centre_id
      LEFT JOIN ${stateCountries} AS state ON state.id = centre.state_id
    ORDER BY wanted.slot_id`)
  return rows.flatMap(({ slotId, problem }) => (problem ? { slotId, problem } : []))
}

/** A slot with units that became free; `isWaitedFor` when it has a waiting list. */
export type FreedSlot = ChangedSlot & { isWaitedFor: boolean }

/** Ends all reservations of these holders. Reservations that ended before are not counted twice. */
export function releaseSlotsOf(tx: Transaction, holders: readonly string[]): Promise<FreedSlot[]> {
  const all = sql.param(holders)
  return endReservations(
    tx,
    sql`SELECT id FROM slot_reservations WHERE holder = ANY (${all}::text[]) ORDER BY id FOR UPDATE`,
  )
}

/** Ends what one holder has of one slot. */
export function releaseSlotOf(tx: Transaction, holder: string, slotId: number): Promise<FreedSlot[]> {
  return endReservations(
    tx,
    sql`SELECT id FROM slot_reservations WHERE holder = ${holder} AND slot_id = ${slotId} FOR UPDATE`,
  )
}

export async function findHeldSlots(tx: Transaction, holder: string): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`SELECT slot_id AS id FROM slot_reservations WHERE holder = ${holder}`,
  )
  return rows.map(({ id }) => id)
}

/** Slots of holds that have not expired. */
export async function findLiveSlots(executor: Executor, holder: string): Promise<number[]> {
  const { rows } = await executor.execute<{ id: number }>(
    sql`SELECT slot_id AS id FROM slot_reservations WHERE holder = ${holder} AND (state = 'booked' OR expires_at > now())`,
  )
  return rows.map(({ id }) => id)
}

/** Locks holds to end: offers when their time is over, others `graceSeconds` later, because their owners should be first. */
export async function pickExpired(
  tx: Transaction,
  { max, skippedIds, graceSeconds }: { max: number; skippedIds: readonly number[]; graceSeconds: number },
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT id FROM slot_reservations
    WHERE state = 'held' AND expires_at <= now() AND id <> ALL (${sql.param(skippedIds)}::int[])
      AND (holder LIKE 'waiting:%' OR expires_at <= now() - ${graceSeconds} * interval '1 second')
    ORDER BY expires_at LIMIT ${max} FOR UPDATE SKIP LOCKED`)
  return rows.map(({ id }) => id)
}

/** Ends holds that the transaction has locked. */
export function endPicked(tx: Transaction, ids: readonly number[]): Promise<FreedSlot[]> {
  return endReservations(tx, sql`SELECT id FROM slot_reservations WHERE id = ANY (${sql.param(ids)}::int[])`)
}

/** Deletes holds and makes their units free, in the order of the slots' ids. */
async function endReservations(tx: Transaction, which: ReturnType<typeof sql>): Promise<FreedSlot[]> {
  const { rows } = await tx.execute<FreedSlot>(sql`
    WITH picked AS (${which}
    ), ended AS (
      DELETE FROM slot_reservations USING picked WHERE slot_reservations.id = picked.id RETURNING slot_id, units
    ), freed AS (
      SELECT slot_id, sum(units)::int AS units FROM ended GROUP BY slot_id
    ), locked AS (
      SELECT id FROM slots WHERE id IN (SELECT slot_id FROM freed) ORDER BY id FOR UPDATE
    ), changed AS (
      UPDATE slots AS slot SET taken = slot.taken - freed.units FROM freed JOIN locked ON locked.id = freed.slot_id
      WHERE slot.id = freed.slot_id
      RETURNING slot.id, slot.centre_id, slot.delivery_date, freed.units, slot.taken, slot.capacity
    )
    SELECT ${changedColumns},
      EXISTS (SELECT FROM slot_waiters WHERE slot_id = changed.id AND offered_until IS NULL) AS "isWaitedFor"
    FROM changed ORDER BY id`)
  return rows
}

/** Makes holds that have not expired bookings; answers how many of the holder's rows are bookings now. */
export async function bookReservations(tx: Transaction, holder: string): Promise<number> {
  const { rowCount } = await bookAll(tx, { holder })
  return rowCount ?? 0
}

const bookAll = fixedSql('booking_book', bookingSlots(sql`${sql.placeholder('holder')}`))

const changedColumns =
  sql.raw(`id AS "slotId", centre_id AS "centreId", delivery_date::text AS "deliveryDate",
  units, taken, capacity`)

function wantedRows(wanted: readonly WantedSlot[]) {
  const ids = sql.param(wanted.map(({ slotId }) => slotId))
  const centreIds = sql.param(wanted.map(({ centreId }) => centreId))
  const units = sql.param(wanted.map((slot) => slot.units))
  return sql`SELECT * FROM unnest(${ids}::int[], ${centreIds}::int[], ${units}::int[]) AS rows (slot_id, centre_id, units)`
}
