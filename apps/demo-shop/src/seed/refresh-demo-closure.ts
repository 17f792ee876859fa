import { randomUUID } from 'node:crypto'
import type { CommandDeps } from '@warsha/server/commands/define-command.ts'
import type { Transaction } from '@warsha/server/kernel/database/connect.ts'
import { findOpenCasesOf } from '@warsha/server/modules/closures/storage/case-queries.ts'
import { findOffers } from '@warsha/server/modules/closures/storage/offer-queries.ts'
import { acceptByCustomer, refundByCustomer } from '@warsha/server/modules/closures/use-cases/answer-case.ts'
import { closeCentre } from '@warsha/server/modules/closures/use-cases/close-centre.ts'
import { offerAlternatives } from '@warsha/server/modules/closures/use-cases/offer-alternatives.ts'
import { sql } from 'drizzle-orm'
import { demoCentres } from '../booking/demo-centres.ts'
import { actInDemo, findDemoActor } from './demo-actor.ts'
import { insertDemoVisit } from './insert-demo-visit.ts'

/** The first takes another hour, the second the money; the others have not answered yet. */
const callers = [
  { phone: '+96892700011', firstName: 'Hiba', lastName: 'Al Wahaibi', car: 'Lexus RX 2023' },
  { phone: '+96892700012', firstName: 'Talal', lastName: 'Al Amri', car: 'Hyundai Tucson 2021' },
  { phone: '+96892700013', firstName: 'Rayan', lastName: 'Al Shukaili', car: 'Toyota Camry 2020' },
  { phone: '+96892700014', firstName: 'Maha', lastName: 'Al Kindi', car: 'Nissan Sunny 2018' },
]
const closedCentre = 'al-khuwair-car-wash'
/** Far enough ahead for two days of answers. */
const firstDayAhead = 4

type Visits = { centreId: number; startsAt: string; endsAt: string; customerIds: number[] }

/**
 * Closes a centre for some booked hours, so that the screens of closing have open, moved and refunded cases. Bookings are
 * written down; everything else is done as an operator and customers do it. Nothing happens while such visits are ahead.
 */
export async function refreshDemoClosure(deps: CommandDeps): Promise<void> {
  const { db } = deps
  const administrator = await findDemoActor(deps, 'administrator', ['centres.close'])
  if (!administrator) return
  const visits = await db.transaction(bookVisits)
  if (!visits) return
  const { customerIds, ...time } = visits
  await actInDemo(deps, administrator, closeCentre, {
    key: randomUUID(),
    input: { ...time, why: 'Water supply is being repaired' },
    reason: 'Water supply is being repaired',
  })
  await offerAlternatives(deps)
  const [mover, payee] = customerIds
  if (mover !== undefined) await acceptFirst(deps, mover)
  if (payee !== undefined) await takeMoney(deps, payee)
}

/** Books an hour for each caller on the first day that has enough of them; undefined while they have visits ahead. */
async function bookVisits(tx: Transaction): Promise<Visits | undefined> {
  await tx.execute(sql`SET LOCAL lock_timeout = 0`)
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${closureLock})`)
  const centreId = demoCentres.find(({ slug }) => slug === closedCentre)?.id ?? 0
  const phones = sql.param(callers.map(({ phone }) => phone))
  const { rows: booked } = await tx.execute(sql`
    SELECT FROM order_lines AS line JOIN orders ON orders.id = order_id JOIN customers ON customers.id = customer_id
    WHERE phone = ANY (${phones}::text[]) AND appointment_at > now()`)
  if (booked.length > 0) return undefined
  const slots = await takeSlots(tx, centreId)
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return undefined
  const { rows: clock } = await tx.execute<{ now: string }>(sql`SELECT now() AS now`)
  const customerIds: number[] = []
  for (const [at, { car, ...caller }] of callers.entries()) {
    const customerId = await findCaller(tx, caller)
    customerIds.push(customerId)
    await insertDemoVisit(tx, {
      slotId: slots[at]?.id ?? first.id,
      customerId,
      now: new Date(clock[0]?.now ?? ''),
      car,
      // Before the reconciled days begin, so that finance has nothing to do with them.
      order: { product: 'express-foam-wash', rial: '3.200', placed: 5 },
    })
  }
  return { centreId, startsAt: first.startsAt, endsAt: last.endsAt, customerIds }
}

const closureLock = 7_605_180

type TakenSlot = { id: number; startsAt: string; endsAt: string }

async function takeSlots(tx: Transaction, centreId: number): Promise<TakenSlot[]> {
  const { rows } = await tx.execute<TakenSlot>(sql`
    WITH free AS (
      SELECT id, delivery_date, starts_at, row_number() OVER (PARTITION BY delivery_date ORDER BY starts_at, id) AS number,
        count(*) OVER (PARTITION BY delivery_date) AS count
      FROM slots WHERE centre_id = ${centreId} AND taken < capacity
        AND delivery_date >= (now() AT TIME ZONE 'Asia/Muscat')::date + ${firstDayAhead}::int
    ), chosen AS (
      SELECT id FROM free WHERE number <= ${callers.length}
        AND delivery_date = (SELECT min(delivery_date) FROM free WHERE count >= ${callers.length})
    ), taken AS (
      UPDATE slots SET taken = taken + 1 WHERE id IN (SELECT id FROM chosen) RETURNING id, starts_at, ends_at
    )
    SELECT id, to_char(starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "startsAt",
      to_char(ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "endsAt"
    FROM taken ORDER BY starts_at, id`)
  return rows
}

async function findCaller(
  tx: Transaction,
  { phone, firstName, lastName }: Omit<(typeof callers)[number], 'car'>,
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO customers (phone, first_name, last_name, language) VALUES (${phone}, ${firstName}, ${lastName}, 'en')
    ON CONFLICT (phone) DO UPDATE SET phone = excluded.phone RETURNING id`)
  return rows[0]?.id ?? 0
}

async function acceptFirst(deps: CommandDeps, customerId: number): Promise<void> {
  const [closed] = await findOpenCasesOf(deps.db, customerId)
  const [offer] = closed ? await findOffers(deps.db, [closed.id]) : []
  if (closed && offer) await acceptByCustomer(deps, { publicId: closed.publicId, customerId }, offer.publicId)
}

async function takeMoney(deps: CommandDeps, customerId: number): Promise<void> {
  const [closed] = await findOpenCasesOf(deps.db, customerId)
  if (closed) await refundByCustomer(deps, { publicId: closed.publicId, customerId })
}
