import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../apps/server/src/kernel/database/connect.ts'
import { bookedLine } from '../../apps/server/src/modules/checkout/samples/booked-line.ts'
import { openEventSource } from '../../apps/server/src/testing/event-source.ts'
import { manySignIns, signInMany } from './buyers.ts'
import { openStaffSession } from './console-session.ts'
import { openDatabase } from './database.ts'
import { printSection, printTable } from './print.ts'
import { type Buyer, purchaseRequests } from './purchase-requests.ts'
import { startServer } from './server-process.ts'

const bookings = 30
const goalMs = 1000

type Times = { heardMs: number; shownMs: number }

/** From the request for an order in one process until the board of another has heard of it, and until it shows the booked bay. */
export async function measureBoard(dataDir: string, port: number): Promise<void> {
  const first = await startServer(dataDir, port, manySignIns)
  const second = await startServer(dataDir, port + 1, { JOBS: 'off' })
  const database = await openDatabase(dataDir)
  const times = await bookMany(database.db, { bookedAt: first.origin, watchedAt: second.origin })
  await second.stop()
  await first.stop()
  await database.close()
  printSection(`A booking on the board of a second process, ${bookings} bookings (goal: ≤ ${goalMs} ms)`)
  const row = (name: string, values: number[]) => {
    values.sort((one, other) => one - other)
    const at = (share: number) => (values[Math.ceil(values.length * share) - 1] ?? 0).toFixed(0)
    return [name, at(0.5), at(0.95), at(1)]
  }
  printTable(
    ['until', 'p50, ms', 'p95, ms', 'longest, ms'],
    [
      row(
        'the board has heard of the order',
        times.map(({ heardMs }) => heardMs),
      ),
      row(
        'the board shows it',
        times.map(({ shownMs }) => shownMs),
      ),
    ],
  )
}

async function bookMany(
  db: Database,
  { bookedAt, watchedAt }: { bookedAt: string; watchedAt: string },
): Promise<Times[]> {
  const headers = { cookie: await openStaffSession(db, 'administrator') }
  const [customer] = await signInMany(db, bookedAt, 1)
  if (!customer) throw new Error('Nobody signed in')
  const { line } = await bookedLine(db, { capacity: bookings })
  const pairs = Object.fromEntries(line.metadata.map(({ key, value }) => [key, value]))
  const { service_center_id: centre, delivery_date: day } = pairs
  const source = await openEventSource(
    `${watchedAt}/api/v1/console/events?audience=desk:${centre}:${day}`,
    headers,
  )
  await source.isFollowing()
  const times: Times[] = []
  for (let turn = 0; turn < bookings; turn++) {
    const buyer: Buyer = { origin: bookedAt, token: customer.token, payment: 'wallet', line }
    const { orderId, begun } = await buy(buyer)
    const hasHeard = () =>
      source.events.some(({ data }) => (data as { order_ids?: string[] }).order_ids?.includes(orderId))
    while (!hasHeard()) await wait(1)
    const heardMs = performance.now() - begun
    const board = await fetch(`${watchedAt}/api/v1/console/board/?centre=${centre}&day=${day}`, { headers })
    if (!(await board.text()).includes(orderId)) throw new Error('The board does not show the order')
    times.push({ heardMs, shownMs: performance.now() - begun })
  }
  await source.leave()
  return times
}

/** Buys; the time runs from the request that makes the order. */
async function buy(buyer: Buyer): Promise<{ orderId: string; begun: number }> {
  let begun = 0
  for (const { send } of purchaseRequests) {
    begun = performance.now()
    await send(buyer)
  }
  return { orderId: buyer.orderId ?? '', begun }
}
