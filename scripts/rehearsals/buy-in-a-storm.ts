import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { connect } from '../../apps/server/src/kernel/database/connect.ts'
import {
  bookedLines,
  oil,
  type SampleLine,
  setStock,
} from '../../apps/server/src/modules/checkout/samples/booked-line.ts'
import { toGlobalId } from '../../packages/contract/src/ids/global-id.ts'
import { signInMany } from '../bench/buyers.ts'
import { type Buyer, purchaseRequests, type RequestName } from '../bench/purchase-requests.ts'

const shoppers = 12
const turnsOfEach = 12
const pauseMs = 2500
const quietMs = 2000
const scarceUnits = 5
const takenPlaces = 6
const declinedCard = '4000000000000002'

type Intent = 'card' | 'wallet' | 'declined' | 'sold out' | 'taken' | 'left'
const intents: readonly Intent[] = ['card', 'sold out', 'wallet', 'declined', 'taken', 'left']

// Shoppers who wait for SIGUSR2 and then buy all at once, some of them what is sold out, taken or not paid in the end, while visitors
// look around from the start; then it prints what was answered.
const [origin = '', url = ''] = process.argv.slice(2)
const { db, close } = connect(url, { max: 2, onError: () => undefined })
const tokens = await signInMany(db, origin, shoppers)
const lines = await preparedLines()
await close()

const met = {
  steps: {
    create_checkout: { ok: 0, refused: 0 },
    pay_by_card: { ok: 0, refused: 0 },
    pay_from_wallet: { ok: 0, refused: 0 },
    complete: { ok: 0, refused: 0 },
  },
  payments: { paid: 0, declined: 0, left: 0 },
  bought: 0,
  faults: [] as string[],
}
let isOver = false
const begin = new Promise<void>((resolve) => process.once('SIGUSR2', () => resolve()))
const visiting = visitOn()
console.log('ready')
await begin
await Promise.all(tokens.map(({ token }, index) => buyAll(token, index)))
isOver = true
await visiting
console.log(JSON.stringify(met))

async function preparedLines(): Promise<Record<'plenty' | 'taken' | 'soldOut', SampleLine>> {
  const [plenty, taken] = await bookedLines(db, 2)
  if (!plenty || !taken) throw new Error('The demo shop has no hours')
  const scarce = await oil(db, 1)
  await setStock(db, plenty.variantKey, 5000)
  await setStock(db, scarce.variantKey, scarceUnits)
  await db.execute(sql`UPDATE slots SET capacity = 5000 WHERE id = ${plenty.slotId}`)
  await db.execute(sql`UPDATE slots SET capacity = ${takenPlaces} WHERE id = ${taken.slotId}`)
  const soldOut = {
    variantId: toGlobalId('ProductVariant', scarce.variantKey),
    quantity: 1,
    metadata: [{ key: 'product_id', value: toGlobalId('Product', scarce.productId) }],
  }
  return { plenty: plenty.line, taken: taken.line, soldOut }
}

async function buyAll(token: string, index: number): Promise<void> {
  for (let turn = 0; turn < turnsOfEach; turn++) {
    await wait(pauseMs * (0.5 + Math.random()))
    await buy(intents[(index + turn) % intents.length] ?? 'card', token)
  }
}

async function buy(intent: Intent, token: string): Promise<void> {
  const line = intent === 'taken' ? lines.taken : intent === 'sold out' ? lines.soldOut : lines.plenty
  const buyer: Buyer = { origin, token, payment: intent === 'wallet' ? 'wallet' : 'card', line }
  try {
    for (const { name, send } of purchaseRequests) {
      // What runs out in between is refused by the checkout itself.
      if (name === 'stock check') continue
      if (intent === 'left' && name === 'pay') {
        met.payments.left += 1
        return
      }
      if (intent === 'declined' && name === 'pay') await decline(buyer)
      else if (!(await isTaken(buyer, name, () => send(buyer)))) return
    }
    met.bought += 1
    await look('/api/v1/orders/user-orders/?limit=10', token)
  } catch (error) {
    met.faults.push(error instanceof Error ? error.message : String(error))
  }
}

/** Whether the shop takes the request; refusals of the steps that it counts are counted here, too. */
async function isTaken(buyer: Buyer, name: RequestName, send: () => Promise<void>): Promise<boolean> {
  const step = stepOf(buyer, name)
  const counted = step && met.steps[step]
  try {
    await send()
  } catch (error) {
    const isRefusal = error instanceof Error && /^(create|initialise|complete): [A-Z_]+ /.test(error.message)
    if (!counted || !isRefusal) throw error
    counted.refused += 1
    return false
  }
  if (counted) counted.ok += 1
  if (name === 'pay' && buyer.payment === 'card') met.payments.paid += 1
  return true
}

function stepOf({ payment }: Buyer, name: RequestName): keyof typeof met.steps | undefined {
  if (name === 'create') return 'create_checkout'
  if (name === 'initialise') return payment === 'wallet' ? 'pay_from_wallet' : 'pay_by_card'
  return name === 'complete' ? 'complete' : undefined
}

async function decline({ payUrl }: Buyer): Promise<void> {
  const body = new URLSearchParams({ outcome: 'pay', card: declinedCard })
  const answer = await fetch(payUrl ?? '', { method: 'POST', body, redirect: 'manual' })
  await answer.body?.cancel()
  met.payments.declined += 1
}

/** A visitor or two before, and more of them once the shoppers are there. */
async function visitOn(): Promise<void> {
  let isStorm = false
  void begin.then(() => {
    isStorm = true
  })
  const pages = ['/en/', '/ar/', '/en/products/', '/ar/products/']
  for (let turn = 0; !isOver; turn++) {
    await look(pages[turn % pages.length] ?? '/')
    await wait(isStorm ? quietMs / 10 : quietMs)
  }
}

async function look(path: string, token?: string): Promise<void> {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await fetch(`${origin}${path}`, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
}
