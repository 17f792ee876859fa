import { mkdtempSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../apps/server/src/kernel/database/connect.ts'
import { generateCatalogue } from '../../apps/server/src/modules/catalogue/samples/generated-catalogue.ts'
import { measureBoard } from './board.ts'
import { measureBooking } from './booking.ts'
import { changeRows, maxWait, measureContactVisibility, measureVisibility } from './changes.ts'
import { measureCheckout } from './checkout.ts'
import { measureConsole } from './console.ts'
import { openDatabase } from './database.ts'
import { measureFaults } from './faults.ts'
import { measureFirstList, untilLoaded } from './first-list.ts'
import { measureFourWays } from './four-ways.ts'
import { measureImports } from './imports.ts'
import { measureFlashSaleAlone, measureJourneys } from './journeys.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measure } from './load.ts'
import { weighPage } from './page-weight.ts'
import { measurePooler } from './pooler.ts'
import { printSection, printTable } from './print.ts'
import { measureProcesses } from './processes.ts'
import { measurePurchases } from './purchases.ts'
import { measureReference, type Reference } from './reference.ts'
import { type RunningServer, startServer } from './server-process.ts'
import { measureSignIn } from './sign-in.ts'
import { countStatements } from './statements.ts'
import { measureUncachedPages } from './uncached-pages.ts'
import { apiWorks, findSample, pageWorks, type Sample } from './works.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 4)
const port = Number(process.env.BENCH_PORT ?? 3188)
/** Products beside the demo's; `BENCH_SIZES=0,10000` leaves the largest out. */
const sizes = (process.env.BENCH_SIZES ?? '0,10000,100000').split(',').map(Number)
/** The data folder of a stopped shop to begin with, instead of filling one. */
const filledShop = process.env.BENCH_SHOP
const dataDir = mkdtempSync(path.join(tmpdir(), 'warsha-bench-'))

console.log(
  `Measured on ${cpus()[0]?.model.trim() || process.arch}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
)

try {
  if (filledShop) await cp(filledShop, dataDir, { recursive: true })
  // Faults are a part of their own: what is measured beside them would mean nothing.
  if (process.argv.includes('--faults')) await measureFaults(dataDir, port, seconds)
  else if (process.argv.includes('--sign-in')) await measureSignInAlone()
  else if (process.argv.includes('--booking')) await measureBooking(dataDir, port, seconds)
  else if (process.argv.includes('--checkout')) await measureCheckout(dataDir, port)
  else if (process.argv.includes('--board')) await measureBoard(dataDir, port)
  else if (process.argv.includes('--console')) await measureConsole(dataDir, port)
  else if (process.argv.includes('--imports')) await measureImports(dataDir, port)
  else if (process.argv.includes('--flash-sale')) await measureFlashSaleAlone(dataDir, port)
  else if (process.argv.includes('--journeys')) await measureJourneys(dataDir, port)
  else if (process.argv.includes('--pooler')) await measurePooler(dataDir, port)
  else if (process.argv.includes('--lighthouse')) await measureLighthouse(dataDir, port)
  else if (process.argv.includes('--processes')) await measureProcesses(dataDir, port, seconds)
  else if (process.argv.includes('--purchases')) await measurePurchases(dataDir, port)
  else await measureSizes()
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

async function measureSignInAlone(): Promise<void> {
  await measureFirstStart()
  await measureSignIn(dataDir)
}

async function measureSizes(): Promise<void> {
  const firstMs = filledShop ? undefined : await measureFirstStart()
  const database = await openDatabase(dataDir)
  const reference = await measureReference(database.url, seconds)
  let products = 0
  for (const size of sizes) {
    if (size > products) await generateCatalogue(database.db, size - products)
    products = size
    await measureSize(database.db, reference, size, firstMs)
  }
  await measureSignIn(dataDir)
  await database.close()
}

async function measureFirstStart(): Promise<number> {
  const server = await startServer(dataDir, port)
  await server.stop()
  return server.readyMs
}

async function measureSize(
  db: Database,
  reference: Reference,
  size: number,
  firstMs: number | undefined,
): Promise<void> {
  const title = size === 0 ? 'demo catalogue' : `${size} more products`
  const server = await startServer(dataDir, port)
  const firstList = await measureFirstList(server.origin)
  const sample = await findSample(server.origin)
  await wait(3000)
  const idleMiB = server.memoryMiB()
  printSection(`Start and memory, ${title}`)
  printTable(
    ['figure', 'measured', 'goal'],
    [
      ...(size === 0 && firstMs ? [['first start to ready, s', (firstMs / 1000).toFixed(2), '']] : []),
      ['second start to ready, s', (server.readyMs / 1000).toFixed(2), '≤ 2.5'],
      ['first list after ready, s', (firstList.ms / 1000).toFixed(2), ''],
      ['everything in memory after ready, s', (firstList.loadedMs / 1000).toFixed(2), ''],
      ['longest waits for /health/live until then, ms', firstList.waitsMs.slice(0, 3).join(', '), '≤ 50'],
      ['memory of the idle server, MiB', idleMiB, size > 10_000 ? '≤ 900' : '≤ 250'],
    ],
  )
  if (size === 0) await weigh(server)
  await measureChanges(server, db)
  await measureFourWays({ server, db, reference, seconds, title })
  await measurePages(server, reference, sample, title)
  await measureUncachedPages(server, pageWorks(sample))
  await server.stop()
}

/** With a second process on the same database, as behind a load balancer. */
async function measureChanges(server: RunningServer, db: Database): Promise<void> {
  const other = await startServer(dataDir, port + 1, { JOBS: 'off' })
  await untilLoaded(other.origin)
  const visible = []
  const contact = []
  const origins = [server.origin, other.origin]
  for (let turn = 0; turn < 3; turn++) {
    visible.push(await measureVisibility(db, origins))
    contact.push(await measureContactVisibility(db, origins))
  }
  await other.stop()
  const changes = changeRows(db)
  const longest = await maxWait(server.origin, seconds * 1000)
  await changes.stop()
  printTable(
    ['figure', 'measured', 'goal'],
    [
      ['a change is visible in both processes after, ms', visible.join(', '), '≤ 1000'],
      ['a changed phone is on stored pages of both after, ms', contact.join(', '), '≤ 1000'],
      ['longest wait for /health/live while rows change, ms', longest, '≤ 50'],
    ],
  )
}

async function measurePages(
  server: RunningServer,
  reference: Reference,
  sample: Sample,
  title: string,
): Promise<void> {
  const works = [...apiWorks(sample), ...pageWorks(sample)]
  const statements = await countStatements(dataDir, works)
  const rows = []
  for (const work of pageWorks(sample)) {
    await measure(server.origin, work, { connections: 10, seconds: 1 })
    const ten = await measure(server.origin, work, { connections: 10, seconds })
    const fifty = await measure(server.origin, work, { connections: 50, seconds })
    rows.push([
      work.name,
      ten.perSecond,
      (ten.perSecond / reference.memoryPerSecond).toFixed(2),
      fifty.p99Ms,
      ten.failures + fifty.failures,
    ])
  }
  printSection(`Cached pages, ${title}`)
  printTable(['page', 'pages/s at 10', '× memory', 'p99 ms at 50', 'failures'], rows)
  printSection(`SQL statements of a warm request, ${title}`)
  printTable(['request', 'statements'], [...statements])
}

async function weigh({ origin }: RunningServer): Promise<void> {
  const sample = await findSample(origin)
  const rows = []
  for (const work of pageWorks(sample)) {
    const weight = await weighPage(origin, work.path)
    const whole = weight.htmlGzip + weight.scriptGzip + weight.styleGzip + weight.otherBytes
    rows.push([
      work.name,
      weight.htmlBytes,
      kib(weight.htmlGzip),
      kib(weight.scriptGzip),
      kib(weight.styleGzip),
      kib(whole),
      weight.requests,
    ])
  }
  printSection('First visit (goal: scripts ≤ 130 KiB gzip, whole page ≤ 320 KiB)')
  printTable(
    [
      'page',
      'HTML bytes',
      'HTML gzip KiB',
      'scripts gzip KiB',
      'styles gzip KiB',
      'named in HTML KiB',
      'requests',
    ],
    rows,
  )
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}
