import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { connect } from '../../apps/server/src/kernel/database/connect.ts'
import type { SampleLine } from '../../apps/server/src/modules/checkout/samples/booked-line.ts'
import { bookedLines, setStock } from '../../apps/server/src/modules/checkout/samples/booked-line.ts'
import { parseGlobalId } from '../../packages/contract/src/ids/global-id.ts'
import { signInMany } from '../bench/buyers.ts'
import { type Buyer, purchaseRequests } from '../bench/purchase-requests.ts'
import { readOn } from './read-on.ts'
import { watchAnswers } from './watch-answers.ts'

const shoppers = 10
const pauseMs = 250
/** Fewer than are asked for, so that the last ones have to be refused. */
const scarcePlaces = 20

// Shoppers who buy and read at an address, whatever comes, until the process is told to end; then it prints what they met.
const [origin = '', url = '', turn = '0'] = process.argv.slice(2)
const { db, close } = connect(url, { max: 4, onError: () => undefined })
const customers = await signInMany(db, origin, shoppers, Number(turn) * shoppers)
const [plenty, scarce] = await bookedLines(db, 2)
if (!plenty || !scarce) throw new Error('The demo shop has no hours')
await setStock(db, plenty.variantKey, 5000)
await setRoom(plenty.slotId, 5000)
await setRoom(scarce.slotId, scarcePlaces)
await close()

const lines = { plenty: plenty.line, scarce: scarce.line }
const answers = watchAnswers()
const told: { order: string; at: number; isScarce: boolean }[] = []
const refusals: string[] = []
let isOver = false
process.once('SIGTERM', () => {
  isOver = true
})
console.log('buying')
const reading = readOn(origin, () => isOver)
await Promise.all(customers.map((customer, index) => buyOn(customer.token, index)))
const reads = await reading
console.log(
  JSON.stringify({ told, refusals, scarceSlot: scarce.slotId, scarcePlaces, met: answers.counts(), reads }),
)

async function setRoom(slotId: number, places: number): Promise<void> {
  await db.execute(sql`UPDATE slots SET capacity = ${places} WHERE id = ${slotId}`)
}

async function buyOn(token: string, index: number): Promise<void> {
  for (let count = 0; !isOver; count++) {
    const isScarce = count % 3 === 0
    const payment = (index + count) % 2 === 0 ? 'wallet' : 'card'
    const line = isScarce ? lines.scarce : lines.plenty
    const order = await buy({ origin, token, payment, line })
    if (order) told.push({ order, at: Date.now(), isScarce })
    if (order) console.log(`bought ${told.length}`)
    await wait(pauseMs)
  }
}

/** The checkout and the number of the order that was answered, undefined when the shop refused something with a reason. */
async function buy(given: { origin: string; token: string; payment: 'wallet' | 'card'; line: SampleLine }) {
  const buyer: Buyer = { ...given, fetch: answers.fetch }
  try {
    for (const { send } of purchaseRequests) await send(buyer)
    return `${parseGlobalId(buyer.checkoutId ?? '')?.key} ${buyer.orderNumber}`
  } catch (error) {
    refusals.push(error instanceof Error ? error.message : String(error))
    return undefined
  }
}
