import { type SQL, sql } from 'drizzle-orm'
import { inCentreScope } from '#commands/centre-scope.ts'
import type { CentreScope } from '#commands/define-command.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { isOnHoliday, stateOfCentre } from './bookable.ts'
import type { FreedSlot } from './slot-reservation-queries.ts'

export type SlotReservation = {
  holder: string
  units: number
  state: 'held' | 'booked'
  expiresAt: string | null
}

export type DaySlot = {
  slotId: number
  shiftNameEn: string
  shiftNameAr: string
  startsAt: Date
  endsAt: Date
  capacity: number
  taken: number
  walkIns: number
  closed: number
  /** In the order in which they were made. */
  reservations: readonly SlotReservation[]
}

export type BoardCentre = { id: number; nameEn: string; nameAr: string; isHoliday: boolean }

/** A centre of the operator, and whether it is closed on a day. */
export async function findBoardCentre(
  executor: Executor,
  { centreId, centres, day }: { centreId: number; centres: CentreScope; day: string },
): Promise<BoardCentre | undefined> {
  const { rows } = await executor.execute<BoardCentre>(sql`
    SELECT centre.id, centre.name_en AS "nameEn", centre.name_ar AS "nameAr", ${isOnHoliday} AS "isHoliday"
    FROM service_centres AS centre ${stateOfCentre}
      CROSS JOIN LATERAL (SELECT centre.id AS centre_id, ${day}::date AS delivery_date) AS slot
    WHERE centre.id = ${centreId} AND ${inCentreScope(centres, sql`centre.id`)}`)
  return rows[0]
}

/** The slots of a centre's day with everything that takes them, in one statement. */
export async function readDaySlots(
  executor: Executor,
  { centreId, day }: { centreId: number; day: string },
): Promise<DaySlot[]> {
  const { rows } = await executor.execute<DaySlot>(sql`
    SELECT slot.id AS "slotId", shift.name_en AS "shiftNameEn", shift.name_ar AS "shiftNameAr",
      slot.starts_at AS "startsAt", slot.ends_at AS "endsAt", slot.capacity, slot.taken, slot.walk_ins AS "walkIns",
      slot.closed + slot.suspended AS closed, coalesce((
        SELECT jsonb_agg(jsonb_build_object('holder', holder, 'units', units, 'state', state, 'expiresAt', expires_at)
          ORDER BY id)
        FROM slot_reservations WHERE slot_id = slot.id), '[]') AS reservations
    FROM slots AS slot JOIN shifts AS shift ON shift.id = slot.shift_id
    WHERE slot.centre_id = ${centreId} AND slot.delivery_date = ${day}::date
    ORDER BY slot.starts_at, slot.id`)
  return rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) }))
}

export type DayLoad = {
  centreId: number
  nameEn: string
  nameAr: string
  capacity: number
  booked: number
  held: number
}

/** The load of each centre on a day: open places, and how many are booked or held. Centres without a slot are left out. */
export async function readDayLoads(
  executor: Executor,
  { day, centres }: { day: string; centres: CentreScope },
): Promise<DayLoad[]> {
  const { rows } = await executor.execute<DayLoad>(sql`
    SELECT centre.id AS "centreId", centre.name_en AS "nameEn", centre.name_ar AS "nameAr",
      sum(slot.capacity)::integer AS capacity, coalesce(sum(reserved.booked), 0)::integer AS booked,
      coalesce(sum(reserved.held), 0)::integer AS held
    FROM slots AS slot JOIN service_centres AS centre ON centre.id = slot.centre_id
      LEFT JOIN LATERAL (SELECT sum(units) FILTER (WHERE state = 'booked') AS booked,
        sum(units) FILTER (WHERE state = 'held') AS held FROM slot_reservations WHERE slot_id = slot.id) AS reserved ON true
    WHERE slot.delivery_date = ${day}::date
      AND slot.starts_at >= ${day}::date::timestamp AT TIME ZONE 'Asia/Muscat'
      AND slot.starts_at < (${day}::date + 1)::timestamp AT TIME ZONE 'Asia/Muscat'
      AND ${inCentreScope(centres, sql`centre.id`)}
    GROUP BY centre.id ORDER BY centre.id`)
  return rows
}

/** A slot as an operator's command finds and leaves it. */
export type CountedSlot = {
  slotId: number
  centreId: number
  capacity: number
  taken: number
  walkIns: number
  closed: number
  isOver: boolean
}

/** A slot of the operator's centres, locked until the transaction ends. */
export async function lockSlot(
  tx: Transaction,
  { slotId, centres }: { slotId: number; centres: CentreScope },
): Promise<CountedSlot | undefined> {
  const { rows } = await tx.execute<CountedSlot>(sql`
    SELECT id AS "slotId", centre_id AS "centreId", capacity, taken, walk_ins AS "walkIns", closed,
      ends_at <= now() AS "isOver"
    FROM slots WHERE id = ${slotId} AND ${inCentreScope(centres, sql`centre_id`)} FOR UPDATE`)
  return rows[0]
}

/** Undefined when so many places are not free. */
export function addWalkInUnits(tx: Transaction, slotId: number, units: number) {
  return change(tx, {
    set: sql`taken = taken + ${units}, walk_ins = walk_ins + ${units}`,
    where: sql`id = ${slotId} AND taken + ${units} <= capacity`,
    units,
  })
}

/** Undefined when there are not so many walk-ins. */
export function removeWalkInUnits(tx: Transaction, slotId: number, units: number) {
  return change(tx, {
    set: sql`taken = taken - ${units}, walk_ins = walk_ins - ${units}`,
    where: sql`id = ${slotId} AND walk_ins >= ${units}`,
    units,
  })
}

/** Undefined when so many places are not free. */
export function closeFreePlaces(tx: Transaction, slotId: number, places: number) {
  return change(tx, {
    set: sql`capacity = capacity - ${places}, closed = closed + ${places}`,
    where: sql`id = ${slotId} AND capacity - ${places} >= taken`,
    units: places,
  })
}

/** Undefined when so many places are not closed. */
export function openClosedPlaces(tx: Transaction, slotId: number, places: number) {
  return change(tx, {
    set: sql`capacity = capacity + ${places}, closed = closed - ${places}`,
    where: sql`id = ${slotId} AND closed >= ${places}`,
    units: places,
  })
}

async function change(
  tx: Transaction,
  { set, where, units }: { set: SQL; where: SQL; units: number },
): Promise<(FreedSlot & Pick<CountedSlot, 'walkIns' | 'closed'>) | undefined> {
  const { rows } = await tx.execute<FreedSlot & Pick<CountedSlot, 'walkIns' | 'closed'>>(sql`
    UPDATE slots SET ${set} WHERE ${where}
    RETURNING id AS "slotId", centre_id AS "centreId", delivery_date::text AS "deliveryDate", ${units}::int AS units,
      taken, capacity, walk_ins AS "walkIns", closed,
      EXISTS (SELECT FROM slot_waiters WHERE slot_id = slots.id AND offered_until IS NULL) AS "isWaitedFor"`)
  return rows[0]
}
