import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '../../apps/server/src/kernel/database/connect.ts'
import { bookedLine } from '../../apps/server/src/modules/checkout/samples/booked-line.ts'
import { signInMany } from '../bench/buyers.ts'
import { type Buyer, purchaseRequests } from '../bench/purchase-requests.ts'

const pauseMs = 1500

// Shoppers who buy at an address until the process is told to end; then it prints what they met.
const [origin = '', url = '', count = '10'] = process.argv.slice(2)
const { db, close } = connect(url, { max: 4, onError: () => undefined })
const tokens = await signInMany(db, origin, Number(count))
const { line } = await bookedLine(db, { capacity: 5000, units: 5000 })
const met = { bought: 0, faults: [] as string[], slowestMs: 0 }
let isOver = false
process.once('SIGTERM', () => {
  isOver = true
})
console.log('buying')

await Promise.all(
  tokens.map(async ({ token }) => {
    const buyer: Buyer = { origin, token, payment: 'wallet', line }
    while (!isOver) {
      const started = performance.now()
      try {
        for (const { send } of purchaseRequests) await send(buyer)
        met.bought += 1
      } catch (error) {
        met.faults.push(
          error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error),
        )
      }
      met.slowestMs = Math.max(met.slowestMs, Math.round(performance.now() - started))
      // So that a wallet lasts for the whole release.
      await wait(pauseMs)
    }
  }),
)
await close()
console.log(JSON.stringify(met))
