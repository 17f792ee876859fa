import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../apps/server/src/kernel/database/connect.ts'
import {
  bookedLine,
  oil,
  type SampleLine,
  setStock,
} from '../../apps/server/src/modules/checkout/samples/booked-line.ts'
import { toGlobalId } from '../../packages/contract/src/ids/global-id.ts'
import { type BareCost, measureBarePurchases } from './bare-purchase.ts'
import { buyMany, manySignIns, renewTokens, signInMany, type Tokens, untilJobsEnd } from './buyers.ts'
import { openDatabase } from './database.ts'
import { percentile } from './journey-steps.ts'
import {
  installMeters,
  kindOf,
  metered,
  type Reading,
  totalOf,
  withLockWaitsLogged,
  withoutIdle,
} from './meters.ts'
import { printSection, printTable } from './print.ts'
import { type Buyer, type Payment, purchaseRequests } from './purchase-requests.ts'
import { startServer } from './server-process.ts'

const purchases = Number(process.env.BENCH_PURCHASES ?? 100)
const shoppers = (process.env.BENCH_SHOPPERS ?? '1,10,25,100').split(',').map(Number)
/** As `npm start` runs, but for limits that one address reaches. */
const asStarted = { LOG_LEVEL: 'info', ...manySignIns }
const idleSeconds = 10
/** Before anything is measured: until then the engine compiles and every connection plans its statements. */
const warmUpPurchases = 400
/** What a whole purchase of Vendure took in Node and PostgreSQL, on a slower machine than most. */
const vendureMs = { least: 245, most: 323 }

type Goods = 'booked' | 'goods'
type Mix = { goods: Goods; payment: Payment; atOnce: number }
type Measured = Mix & { reading: Reading; slowestMs: number[]; perSecond: number }

/**
 * Whole purchases of signed-in shoppers over sockets, with jobs as `npm start` has them and without: what one costs in
 * statements and processor time, its waits for locks, and the ratio to a bare purchase of twenty prepared statements.
 */
export async function measurePurchases(dataDir: string, port: number): Promise<void> {
  if (!process.env.BENCH_SHOP) {
    const first = await startServer(dataDir, port)
    await first.stop()
  }
  await installMeters(dataDir)
  const database = await openDatabase(dataDir)
  await database.db.execute('CREATE EXTENSION IF NOT EXISTS pg_stat_statements')
  const bare = await measureBarePurchases(
    { ownerUrl: database.url, dataDir },
    { purchases: 1000, atOnce: 10 },
  )
  const site = { db: database.db, dataDir, port }
  const mixes: Mix[] = [
    ...shoppers.map((atOnce) => ({ goods: 'booked', payment: 'card', atOnce }) as const),
    { goods: 'goods', payment: 'card', atOnce: 10 },
    { goods: 'booked', payment: 'wallet', atOnce: 10 },
  ]
  const tokens: Tokens[] = []
  const working = await measureWith(site, tokens, { JOBS: 'on' }, mixes)
  const serving = await measureWith(site, tokens, { JOBS: 'off' }, mixes)
  await database.close()
  printCosts('with jobs', working, bare)
  printCosts('without jobs', serving, bare)
  printStatements(working, serving)
}

type Site = { db: Database; dataDir: string; port: number }
type Costs = { measured: Measured[]; idle: Reading; steps: Map<string, number> }

async function measureWith(
  { db, dataDir, port }: Site,
  tokens: Tokens[],
  env: { JOBS: 'on' | 'off' },
  mixes: readonly Mix[],
): Promise<Costs> {
  const server = await startServer(dataDir, port, { ...asStarted, ...env })
  const isWorking = env.JOBS === 'on'
  const settle = async () => (isWorking ? untilJobsEnd(db) : undefined)
  if (tokens.length === 0) tokens.push(...(await signInMany(db, server.origin, Math.max(...shoppers, 10))))
  const buyersOf = async ({ goods, payment, atOnce }: Mix): Promise<Buyer[]> => {
    const line = await lineOf(db, goods)
    const some = tokens.slice(0, atOnce)
    await renewTokens(server.origin, some)
    return some.map(({ token }) => ({ origin: server.origin, token, payment, line }))
  }
  await buyMany(await buyersOf({ goods: 'booked', payment: 'card', atOnce: 10 }), warmUpPurchases)
  await settle()
  const meter = (work: () => Promise<unknown>) => metered({ db, dataDir, server }, work)
  const idle = await meter(() => wait(idleSeconds * 1000))
  const measured: Measured[] = []
  for (const mix of mixes) {
    const buyers = await buyersOf(mix)
    let bought = { slowestMs: [] as number[], seconds: 0 }
    const reading = await meter(async () => {
      const started = performance.now()
      const times = await buyMany(buyers, purchases)
      const slowestMs = [...times.values()].map((each) => percentile(each, 0.99))
      bought = { slowestMs, seconds: (performance.now() - started) / 1000 }
      await settle()
    })
    // A turn of its own: the log of waits would be a part of what is measured.
    let waits = { lockWaits: 0, lockWaitMs: 0 }
    await withLockWaitsLogged(db, async () => {
      waits = await meter(() => buyMany(buyers, purchases))
      await settle()
    })
    const { lockWaits, lockWaitMs } = waits
    measured.push({
      ...mix,
      reading: { ...withoutIdle(reading, idle), lockWaits, lockWaitMs },
      slowestMs: bought.slowestMs,
      perSecond: purchases / bought.seconds,
    })
  }
  const [buyer] = await buyersOf({ goods: 'booked', payment: 'card', atOnce: 1 })
  const steps = new Map<string, number>()
  for (const { name, send } of buyer && !isWorking ? purchaseRequests : []) {
    const { statements } = await meter(() => send(buyer as Buyer))
    steps.set(name, totalOf(statements))
  }
  await server.stop()
  return { measured, idle, steps }
}

async function lineOf(db: Database, goods: Goods): Promise<SampleLine> {
  if (goods === 'booked') return (await bookedLine(db, { capacity: 500, units: 10_000 })).line
  const { productId, variantKey } = await oil(db)
  await setStock(db, variantKey, 10_000)
  return {
    variantId: toGlobalId('ProductVariant', variantKey),
    quantity: 1,
    metadata: [{ key: 'product_id', value: toGlobalId('Product', productId) }],
  }
}

function printCosts(title: string, { measured, idle }: Costs, bare: BareCost): void {
  printSection(`Whole purchases of seven requests over sockets, ${title}`)
  const heads = purchaseRequests.map(({ name }) => `p99 ${name}, ms`)
  const ofBare = bare.nodeMs + bare.databaseMs
  printTable(
    [
      'of',
      'paid by',
      'at once',
      'orders/s',
      'statements',
      'Node, ms',
      'PostgreSQL, ms',
      '× bare, processor',
      'Vendure ×, not scaled',
      'lock waits',
      'waited, ms',
      ...heads,
    ],
    measured.map(({ goods, payment, atOnce, reading, slowestMs, perSecond }) => {
      const { nodeMs, databaseMs } = reading
      return [
        goods,
        payment,
        atOnce,
        perSecond.toFixed(1),
        (totalOf(reading.statements) / purchases).toFixed(1),
        (nodeMs / purchases).toFixed(1),
        (databaseMs / purchases).toFixed(1),
        ((nodeMs + databaseMs) / purchases / ofBare).toFixed(1),
        [vendureMs.least, vendureMs.most]
          .map((ms) => ((ms * purchases) / (nodeMs + databaseMs)).toFixed(1))
          .join(' to '),
        (reading.lockWaits / purchases).toFixed(2),
        (reading.lockWaitMs / purchases).toFixed(1),
        ...slowestMs,
      ]
    }),
  )
  const perSecond = (value: number) => (value / idle.seconds).toFixed(1)
  printTable(
    ['idle, each second', 'statements', "pg-boss's", 'Node, ms', 'PostgreSQL, ms'],
    [
      [
        '',
        perSecond(totalOf(idle.statements)),
        perSecond(totalOf(ofKind(idle.statements, 'pg-boss'))),
        perSecond(idle.nodeMs),
        perSecond(idle.databaseMs),
      ],
    ],
  )
  printTable(
    ['bare purchase: orders/s', 'Node, ms', 'PostgreSQL, ms'],
    [[bare.perSecond.toFixed(0), bare.nodeMs.toFixed(2), bare.databaseMs.toFixed(2)]],
  )
}

/** Of the booked purchase at ten shoppers, by name. */
function printStatements(working: Costs, serving: Costs): void {
  const tenAtOnce = ({ measured }: Costs) =>
    measured.find(({ goods, payment, atOnce }) => goods === 'booked' && payment === 'card' && atOnce === 10)
      ?.reading.statements ?? new Map()
  const [all, within] = [tenAtOnce(working), tenAtOnce(serving)]
  printSection('Statements of a request, one after the other, without jobs')
  printTable(['request', 'statements'], [...serving.steps, ['purchase', totalOf(serving.steps)]])
  printSection('Statements of a purchase, by kind')
  const kinds = [...new Set([...all.keys(), ...within.keys()].map(kindOf))]
  const per = (statements: Map<string, number>) => (totalOf(statements) / purchases).toFixed(1)
  printTable(
    ['kind', 'with jobs', 'without jobs'],
    kinds.map((kind) => [kind, per(ofKind(all, kind)), per(ofKind(within, kind))]),
  )
  printSection('Statements of a purchase, by text')
  const texts = [...new Set([...all.keys(), ...within.keys()])]
  const often = texts
    .map((text) => [text, (all.get(text) ?? 0) / purchases, (within.get(text) ?? 0) / purchases] as const)
    .filter(([, many, few]) => Math.max(many, few) >= 0.05)
    .sort(([, one], [, other]) => other - one)
  printTable(
    ['with jobs', 'without', 'statement'],
    often.map(([text, many, few]) => [many.toFixed(1), few.toFixed(1), shortened(text)]),
  )
}

function ofKind(statements: ReadonlyMap<string, number>, kind: string): Map<string, number> {
  return new Map([...statements].filter(([text]) => kindOf(text) === kind))
}

function shortened(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, Number(process.env.BENCH_TEXT ?? 150))
}
