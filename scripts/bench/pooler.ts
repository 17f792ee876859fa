import { startEmbeddedPostgres } from '../../apps/server/src/embedded-postgres/start-embedded-postgres.ts'
import { startTestPooler } from '../../apps/server/src/testing/start-test-pooler.ts'
import { throughPooler } from '../../apps/server/src/testing/test-pooler.ts'
import { ensurePgBouncer } from '../launcher/pgbouncer.mjs'
import { measureBarePurchases } from './bare-purchase.ts'
import { measurePooledPurchases } from './pooled-purchases.ts'
import { printSection, printTable } from './print.ts'

const turns = 5
const purchases = Number(process.env.BENCH_PURCHASES ?? 1000)
const atOnce = 10

/** What a pooler in front costs: the same statements of a purchase, past it and through it, by turns; then whole purchases. */
export async function measurePooler(dataDir: string, port: number): Promise<void> {
  const embedded = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  process.env.WARSHA_TEST_PG_URL = embedded.ownerUrl
  process.env.WARSHA_TEST_POOLER = await ensurePgBouncer()
  const pooler = await startTestPooler(embedded)
  const { DATABASE_URL = '', DATABASE_POOLER_PREPARED } = throughPooler(embedded.ownerUrl)
  const names = DATABASE_POOLER_PREPARED === 'on'
  const ask = (ownerUrl: string) => measureBarePurchases({ ownerUrl, dataDir }, { purchases, atOnce, names })
  const rows: (string | number)[][] = []
  const ratios: number[] = []
  for (let turn = 1; turn <= turns; turn++) {
    const past = await ask(embedded.ownerUrl)
    const through = await ask(DATABASE_URL)
    ratios.push(through.perSecond / past.perSecond)
    rows.push([turn, Math.round(past.perSecond), Math.round(through.perSecond), ratioOf(ratios.at(-1))])
  }
  printSection(`PgBouncer in transaction mode, ${names ? 'with' : 'without'} prepared statements`)
  printTable(['turn', 'purchases/s past it', 'through it', 'ratio'], rows)
  console.log(`median ratio ${ratioOf(ratios.toSorted((a, b) => a - b)[Math.floor(turns / 2)])} (goal 0.90)`)
  await measurePooledPurchases(dataDir, port, { addresses: embedded, poolerPid: pooler?.pid ?? 0 })
  await pooler?.stop()
  await embedded.stop()
}

const ratioOf = (ratio = 0) => ratio.toFixed(2)
