import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { connect } from '../../apps/server/src/kernel/database/connect.ts'
import { bookedLines, setStock } from '../../apps/server/src/modules/checkout/samples/booked-line.ts'
import { renewTokens, signInMany } from '../bench/buyers.ts'
import { type Buyer, purchaseRequests } from '../bench/purchase-requests.ts'
import { watchAnswers } from '../cluster/watch-answers.ts'

const shoppers = 4
const pauseMs = 4000
const renewMs = 60_000
const plenty = 1_000_000

/** Half of them are never the same, so that nothing of them is kept. */
const pages: readonly ((turn: number) => string)[] = [
  () => '/en/',
  (turn) => `/ar/products/?page=${(turn % 5) + 1}`,
  (turn) => `/en/search/?q=oil${turn}`,
  (turn) => `/api/v1/products/suggestions/?search=brake${turn}`,
]

// Shoppers who buy and look at their orders, and visitors who search, at an address until the process is told to end; then it prints
// what they met. Slow on purpose: it is about time, not about load.
const [origin = '', url = ''] = process.argv.slice(2)
const { db, close } = connect(url, { max: 2, onError: () => undefined })
const customers = await signInMany(db, origin, shoppers)
const [line] = await bookedLines(db, 1)
if (!line) throw new Error('The demo shop has no hours')
const sold = line.line
await setStock(db, line.variantKey, plenty)
await db.execute(sql`UPDATE slots SET capacity = 30000 WHERE id = ${line.slotId}`)
await close()

const answers = watchAnswers()
const refusals: Record<string, number> = {}
let bought = 0
let isOver = false
process.once('SIGTERM', () => {
  isOver = true
})
const renewing = renewOn()
await Promise.all([...customers.map((_, index) => buyOn(index)), ...pages.map(visitOn)])
await renewing
console.log(JSON.stringify({ bought, refusals, counts: answers.counts() }))

async function buyOn(index: number): Promise<void> {
  for (let count = 0; !isOver; count++) {
    const token = customers[index]?.token ?? ''
    const payment = (index + count) % 2 === 0 ? 'wallet' : 'card'
    const buyer: Buyer = { origin, token, payment, line: sold, fetch: answers.fetch }
    try {
      for (const { send } of purchaseRequests) await send(buyer)
      bought += 1
      await look('/api/v1/orders/user-orders/?limit=10', token)
    } catch (error) {
      const said = (error instanceof Error ? error.message : String(error)).slice(0, 120)
      refusals[said] = (refusals[said] ?? 0) + 1
    }
    await pause()
  }
}

async function visitOn(page: (turn: number) => string): Promise<void> {
  for (let turn = 0; !isOver; turn++) {
    await look(page(turn)).catch(() => undefined)
    await pause()
  }
}

async function look(path: string, token?: string): Promise<void> {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  await (await answers.fetch(`${origin}${path}`, { headers })).arrayBuffer()
}

/** A token lasts for minutes. While the database changes its primary the next turn does it. */
async function renewOn(): Promise<void> {
  for (let at = Date.now(); !isOver; await wait(1000)) {
    if (Date.now() - at < renewMs) continue
    at = Date.now()
    await renewTokens(origin, customers).catch(() => undefined)
  }
}

function pause(): Promise<void> {
  return wait(pauseMs * (0.5 + Math.random()))
}
