import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '../../apps/server/src/kernel/database/connect.ts'
import type { SampleLine } from '../../apps/server/src/modules/checkout/samples/booked-line.ts'
import { bookedLine } from '../../apps/server/src/modules/checkout/samples/booked-line.ts'
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
const plenty = await bookedLine(db, { capacity: 5000, units: 5000 })
const scarce = await bookedLine(db, { capacity: scarcePlaces, units: 5000, nth: 1 })
await close()

const answers = watchAnswers()
const told: { number: string; at: number; isScarce: boolean }[] = []
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

async function buyOn(token: string, index: number): Promise<void> {
  for (let count = 0; !isOver; count++) {
    const isScarce = count % 3 === 0
    const payment = (index + count) % 2 === 0 ? 'wallet' : 'card'
    const { line } = isScarce ? scarce : plenty
    const number = await buy({ origin, token, payment, line })
    if (number) told.push({ number, at: Date.now(), isScarce })
    if (number) console.log(`bought ${told.length}`)
    await wait(pauseMs)
  }
}

/** The number of the order that was answered, undefined when the shop refused something with a reason. */
async function buy(given: { origin: string; token: string; payment: 'wallet' | 'card'; line: SampleLine }) {
  const buyer: Buyer = { ...given, fetch: answers.fetch }
  try {
    for (const { send } of purchaseRequests) await send(buyer)
    return buyer.orderNumber
  } catch (error) {
    refusals.push(error instanceof Error ? error.message : String(error))
    return undefined
  }
}
