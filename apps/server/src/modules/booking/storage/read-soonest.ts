import type { Database } from '#kernel/database/connect.ts'
import type { OfferedSlot } from '../rules/offered-slot.ts'
import { joinState, onHoliday, startsWithin } from './bookable.ts'

/** A centre to look at, from so many days after today; closer ones come first at the same time. */
export type AskedCentre = { centreId: number; leadDays: number; distanceKm: number }

export type RequestedSlots = { centres: readonly AskedCentre[]; days: number }

/** The first free hours over all of the centres, by time, then by distance. */
export async function readSoonest(
  db: Database,
  { centres, days, first }: RequestedSlots & { first: number },
): Promise<OfferedSlot[]> {
  const { rows } = await db.$client.query<OfferedSlot>({
    name: 'booking_soonest',
    text: soonestStatement,
    values: [...columnsOf(centres), days, first],
  })
  return rows
}

/** The first hour of a centre, counted from so many days after today. */
export type FirstSlot = OfferedSlot & { leadDays: number }

/** The first free hour of each centre; a centre may be asked for several times, with other days. */
export async function readFirstSlots(db: Database, { centres, days }: RequestedSlots): Promise<FirstSlot[]> {
  const { rows } = await db.$client.query<FirstSlot>({
    name: 'booking_first_hours',
    text: firstSlots,
    values: [...columnsOf(centres), days],
  })
  return rows
}

export const offeredColumns = `
  slot.id AS "slotId", slot.centre_id AS "centreId", slot.delivery_date::text AS "deliveryDate",
  to_char(slot.starts_at AT TIME ZONE 'Asia/Muscat', 'HH24:MI') AS "startTime",
  to_char(slot.ends_at AT TIME ZONE 'Asia/Muscat', 'HH24:MI') AS "endTime", slot.starts_at AS "startsAt",
  shift.name AS shift, shift.name_en AS "shiftEn", shift.name_ar AS "shiftAr", shift.hour_type AS "slotType",
  shift.service_fee_baisa AS "feeBaisa", shift.service_fee_variant_id AS "feeVariantId"`

/** Chosen first and described afterwards: only what is answered is formatted. */
function freeHours(maxOfCentre: string, limit = ''): string {
  return `
  FROM (
    SELECT slot.*, asked.lead_days, asked.distance
    FROM unnest($1::int[], $2::int[], $3::float8[]) AS asked (id, lead_days, distance)
      JOIN service_centres AS centre ON centre.id = asked.id AND centre.is_active
      ${joinState}
      CROSS JOIN LATERAL (
        SELECT * FROM slots AS slot
        WHERE slot.centre_id = asked.id AND slot.taken < slot.capacity AND ${startsWithin('$4::int', 'asked.lead_days')}
          AND NOT ${onHoliday}
        ORDER BY slot.starts_at LIMIT ${maxOfCentre}
      ) AS slot
    ORDER BY slot.starts_at, asked.distance, slot.centre_id, slot.id ${limit}
  ) AS slot
    JOIN shifts AS shift ON shift.id = slot.shift_id
  ORDER BY slot.starts_at, slot.distance, slot.centre_id, slot.id`
}

export const soonestStatement = `SELECT ${offeredColumns} ${freeHours('$5', 'LIMIT $5')}`
const firstSlots = `SELECT ${offeredColumns}, slot.lead_days AS "leadDays" ${freeHours('1')}`

function columnsOf(centres: readonly AskedCentre[]) {
  return [
    centres.map(({ centreId }) => centreId),
    centres.map(({ leadDays }) => leadDays),
    centres.map(({ distanceKm }) => distanceKm),
  ]
}
