import { sql } from 'drizzle-orm'
import { connect, type Database } from '../../apps/server/src/kernel/database/connect.ts'
import { inTransaction } from '../../apps/server/src/kernel/database/transaction.ts'
import { ok } from '../../apps/server/src/kernel/outcome.ts'
import { releaseSlots, reserveSlots } from '../../apps/server/src/modules/booking/index.ts'
import { printSection, printTable } from './print.ts'

type Slot = { slotId: number; centreId: number }
type Round = (db: Database, slot: Slot, holder: string) => Promise<void>

const atOnce = 10

/** ReservationRequest and releasing, beside the conditional update that it cannot do without. */
export async function measureReservations(url: string, seconds: number): Promise<void> {
  const { db, close } = connect(url, { max: atOnce, onError: () => undefined })
  const { rows: slots } = await db.execute<Slot>(sql`
    UPDATE slots SET taken = 0, walk_ins = 0, capacity = 500 WHERE id IN (
      SELECT slots.id FROM slots JOIN service_centres AS centre ON centre.id = centre_id
      WHERE slug LIKE 'bench-%' AND starts_at > now() + interval '3 days' AND NOT EXISTS (SELECT FROM holidays WHERE date = delivery_date)
      ORDER BY slots.id LIMIT 500)
    RETURNING id AS "slotId", centre_id AS "centreId"`)
  const rows = []
  for (const [name, chosen] of [
    ['one hot hour', slots.slice(0, 1)],
    [`spread over ${slots.length} hours`, slots],
  ] as const) {
    const bare = await perSecond(db, chosen, seconds, bareUpdate)
    const inTransactions = await perSecond(db, chosen, seconds, updateInTransaction)
    const held = await perSecond(db, chosen, seconds, reserveAndRelease)
    rows.push([name, bare, inTransactions, held, ratio(held, bare), ratio(held, inTransactions)])
  }
  printSection('ReservationRequest and releasing an hour, pairs per second, 10 at once')
  printTable(
    [
      'where',
      'bare update',
      'the same in transactions',
      'hold and release',
      'to bare',
      'to transactions (goal ≥ 0.3)',
    ],
    rows,
  )
  await close()
}

const bareUpdate: Round = async (db, { slotId }) => {
  await db.execute(sql`UPDATE slots SET taken = taken + 1 WHERE id = ${slotId} AND taken + 1 <= capacity`)
  await db.execute(sql`UPDATE slots SET taken = taken - 1 WHERE id = ${slotId} AND taken >= 1`)
}

/** A hold takes more than the hour, so there is a transaction in any case. */
const updateInTransaction: Round = async (db, { slotId }) => {
  await inTransaction(db, async (tx) =>
    ok(
      await tx.execute(
        sql`UPDATE slots SET taken = taken + 1 WHERE id = ${slotId} AND taken + 1 <= capacity`,
      ),
    ),
  )
  await inTransaction(db, async (tx) =>
    ok(await tx.execute(sql`UPDATE slots SET taken = taken - 1 WHERE id = ${slotId} AND taken >= 1`)),
  )
}

function ratio(one: number, other: number): string {
  return (one / other).toFixed(2)
}

const reserveAndRelease: Round = async (db, slot, holder) => {
  const expiresAt = new Date(Date.now() + 900_000)
  const held = await inTransaction(db, (tx) =>
    reserveSlots(tx, { holder, expiresAt, lines: [{ key: 'line', ...slot }] }),
  )
  if (!held.ok) throw new Error(`Refused: ${held.code}`)
  await inTransaction(db, async (tx) => ok(await releaseSlots(tx, holder)))
}

async function perSecond(
  db: Database,
  slots: readonly Slot[],
  seconds: number,
  round: Round,
): Promise<number> {
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: atOnce }, async (_, worker) => {
      for (let turn = 0; performance.now() < endsAt; turn++) {
        const slot = slots[(turn * atOnce + worker) % slots.length]
        if (slot) await round(db, slot, `checkout:${worker}-${turn}`)
        done += 1
      }
    }),
  )
  return Math.round((done * 1000) / (performance.now() - startedAt))
}
