import { bookedLine } from '../../apps/server/src/modules/checkout/samples/booked-line.ts'
import { throughPooler } from '../../apps/server/src/testing/test-pooler.ts'
import { buyMany, manySignIns, renewTokens, signInMany, type Tokens, untilJobsEnd } from './buyers.ts'
import { openDatabase } from './database.ts'
import { databaseProcessorMs } from './postmaster.ts'
import { printSection, printTable } from './print.ts'
import type { Buyer } from './purchase-requests.ts'
import { processorMs, type RunningServer, startServer } from './server-process.ts'

const turns = Number(process.env.BENCH_TURNS ?? 5)
const purchases = Number(process.env.BENCH_WHOLE_PURCHASES ?? 60)
const warmUpPurchases = 150
const atOnce = 10

type Addresses = { url: string; ownerUrl: string }
type Cost = { perSecond: number; nodeMs: number; databaseMs: number; poolerMs: number }

/** What a pooler costs a whole purchase: a server past it and one through it, on one database, asked by turns. */
export async function measurePooledPurchases(
  dataDir: string,
  port: number,
  { addresses, poolerPid }: { addresses: Addresses; poolerPid: number },
): Promise<void> {
  const common = { ...manySignIns, JOBS: 'off', DATABASE_OWNER_URL: addresses.ownerUrl }
  const tokens = await signInOnce(dataDir, port, { ...common, JOBS: 'on', DATABASE_URL: addresses.url })
  const past = await startServer(dataDir, port, { ...common, DATABASE_URL: addresses.url })
  const through = await startServer(dataDir, port + 1, { ...common, ...throughPooler(addresses.url) })
  const database = await openDatabase(dataDir)
  const { line } = await bookedLine(database.db, { capacity: 5000, units: 50_000 })
  const buy = async (server: RunningServer, count: number): Promise<Cost> => {
    await renewTokens(server.origin, tokens)
    const buyers = tokens.map(
      ({ token }: Tokens): Buyer => ({ origin: server.origin, token, payment: 'card', line }),
    )
    const read = async () =>
      [server.processorMs(), await databaseProcessorMs(dataDir), processorMs(poolerPid)] as const
    const before = await read()
    const started = performance.now()
    await buyMany(buyers, count)
    const seconds = (performance.now() - started) / 1000
    const [nodeMs = 0, databaseMs = 0, poolerMs = 0] = (await read()).map(
      (ms, index) => (ms - (before[index] ?? 0)) / count,
    )
    return { perSecond: count / seconds, nodeMs, databaseMs, poolerMs }
  }
  for (const server of [past, through]) await buy(server, warmUpPurchases)
  const measured: { past: Cost; through: Cost }[] = []
  for (let turn = 0; turn < turns; turn++)
    measured.push({ past: await buy(past, purchases), through: await buy(through, purchases) })
  await database.close()
  for (const server of [past, through]) await server.stop()
  printMeasured(measured)
}

/** Codes are sent by jobs, which would be a part of what is measured. */
async function signInOnce(dataDir: string, port: number, env: Record<string, string>): Promise<Tokens[]> {
  const server = await startServer(dataDir, port, env)
  const database = await openDatabase(dataDir)
  const tokens = await signInMany(database.db, server.origin, atOnce)
  await untilJobsEnd(database.db)
  await database.close()
  await server.stop()
  return tokens
}

function printMeasured(measured: readonly { past: Cost; through: Cost }[]): void {
  const rows = measured.map(({ past, through }, index) => rowOf(String(index + 1), past, through))
  const middle = (pick: (each: Cost) => number, of: 'past' | 'through') =>
    measured.map((each) => pick(each[of])).toSorted((one, other) => one - other)[Math.floor(turns / 2)] ?? 0
  const medians = (of: 'past' | 'through'): Cost => ({
    perSecond: middle(({ perSecond }) => perSecond, of),
    nodeMs: middle(({ nodeMs }) => nodeMs, of),
    databaseMs: middle(({ databaseMs }) => databaseMs, of),
    poolerMs: middle(({ poolerMs }) => poolerMs, of),
  })
  printSection('Whole purchases of seven requests without jobs, ten shoppers, past the pooler and through it')
  printTable(
    [
      'turn',
      'orders/s past it',
      'through it',
      'ratio',
      'Node, ms: past',
      'through',
      'PostgreSQL, ms: past',
      'through',
      'pooler, ms',
      'processor, ratio',
    ],
    [...rows, rowOf('median', medians('past'), medians('through'))],
  )
  console.log('goal: a ratio of orders of 0.90 at least')
}

function rowOf(turn: string, past: Cost, through: Cost): (string | number)[] {
  const whole = ({ nodeMs, databaseMs, poolerMs }: Cost) => nodeMs + databaseMs + poolerMs
  return [
    turn,
    past.perSecond.toFixed(1),
    through.perSecond.toFixed(1),
    (through.perSecond / past.perSecond).toFixed(2),
    past.nodeMs.toFixed(1),
    through.nodeMs.toFixed(1),
    past.databaseMs.toFixed(1),
    through.databaseMs.toFixed(1),
    through.poolerMs.toFixed(2),
    (whole(through) / whole(past)).toFixed(2),
  ]
}
