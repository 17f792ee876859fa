import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { Database } from '#kernel/database/connect.ts'
import type { TimeOfDay } from '../rules/booking-dates.ts'
import { firstDay, firstMoment, joinState, onHoliday, startsWithin } from './bookable.ts'

export type TimeRow = TimeOfDay & { startsAt: Date }

/** Every day from the first that can be booked, `leadDays` later where goods have to come first. */
export async function readTimes(
  db: Database,
  { centreId, leadDays, days }: { centreId: number; leadDays: number; days: number },
): Promise<TimeRow[]> {
  const { rows } = await db.$client.query<TimeRow>({
    name: 'booking_times',
    text: timesOfCentre,
    values: [centreId, leadDays, days],
  })
  return rows
}

/** The first free hour of each centre that has one. */
export async function readEarliest(
  db: Database,
  centres: readonly CentreLead[],
  days: number,
): Promise<Map<number, Date>> {
  return firstHours(db, {
    name: 'booking_earliest',
    text: earliestOfCentres,
    values: [...leads(centres), days],
  })
}

/** The same among hours that cost at most so much, without the one that a visit has. */
export async function readEarliestForVisit(
  db: Database,
  centres: readonly CentreLead[],
  { days, maxFeeBaisa, slotId }: { days: number; maxFeeBaisa: Baisa; slotId: number },
): Promise<Map<number, Date>> {
  const values = [...leads(centres), days, maxFeeBaisa, slotId]
  return firstHours(db, { name: 'booking_earliest_for_visit', text: earliestForVisit, values })
}

type CentreLead = { id: number; leadDays: number }

function leads(centres: readonly CentreLead[]): [number[], number[]] {
  return [centres.map(({ id }) => id), centres.map(({ leadDays }) => leadDays)]
}

async function firstHours(
  db: Database,
  statement: { name: string; text: string; values: unknown[] },
): Promise<Map<number, Date>> {
  const { rows } = await db.$client.query<{ centreId: number; startsAt: Date }>(statement)
  return new Map(rows.map(({ centreId, startsAt }) => [centreId, startsAt]))
}

export const timesOfCentre = `
  SELECT days.day::date::text AS day, holiday.name_en AS "holidayEn", holiday.name_ar AS "holidayAr", slot.id AS "slotId",
    to_char(slot.starts_at AT TIME ZONE 'Asia/Muscat', 'HH24:MI') AS "startTime",
    to_char(slot.ends_at AT TIME ZONE 'Asia/Muscat', 'HH24:MI') AS "endTime", slot.starts_at AS "startsAt",
    slot.taken < slot.capacity AS "isFree", shift.name AS shift, shift.name_en AS "shiftEn", shift.name_ar AS "shiftAr",
    shift.hour_type AS "slotType", shift.service_fee_baisa AS "feeBaisa", shift.service_fee_variant_id AS "feeVariantId"
  FROM generate_series(${firstDay} + $2::int, ${firstDay} + $2::int + $3::int - 1, interval '1 day') AS days (day)
    JOIN service_centres AS centre ON centre.id = $1
    ${joinState}
    LEFT JOIN LATERAL (
      SELECT name_en, name_ar FROM holidays WHERE date = days.day::date AND (country_id = state.country_id OR centre_id = $1) LIMIT 1
    ) AS holiday ON true
    LEFT JOIN slots AS slot ON slot.centre_id = $1 AND slot.delivery_date = days.day::date AND slot.starts_at >= ${firstMoment}
      AND NOT slot.is_closed AND holiday.name_en IS NULL
    LEFT JOIN shifts AS shift ON shift.id = slot.shift_id
  ORDER BY days.day, slot.starts_at, slot.id`

const earliestOf = (isWanted: string) => `
  SELECT asked.id AS "centreId", first.starts_at AS "startsAt"
  FROM unnest($1::int[], $2::int[]) AS asked (id, lead_days)
    JOIN service_centres AS centre ON centre.id = asked.id
    ${joinState}
    CROSS JOIN LATERAL (
      SELECT slot.starts_at FROM slots AS slot
      WHERE slot.centre_id = asked.id AND slot.taken < slot.capacity AND ${startsWithin('$3::int', 'asked.lead_days')}
        AND NOT ${onHoliday} ${isWanted}
      ORDER BY slot.starts_at LIMIT 1
    ) AS first`

export const earliestOfCentres = earliestOf('')

const earliestForVisit = earliestOf(`AND slot.id <> $5::int
        AND EXISTS (SELECT FROM shifts WHERE shifts.id = slot.shift_id AND shifts.service_fee_baisa <= $4::int)`)
