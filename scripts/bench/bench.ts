import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { generateCatalogue } from '../../apps/server/src/modules/catalogue/samples/generated-catalogue.ts'
import { openDatabase } from './database.ts'
import { measure } from './load.ts'
import { weighPage } from './page-weight.ts'
import { printSection, printTable } from './print.ts'
import { measureReference, type Reference } from './reference.ts'
import { type RunningServer, startServer } from './server-process.ts'
import { countStatements } from './statements.ts'
import { apiWorks, findSample, pageWorks } from './works.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 4)
const port = Number(process.env.BENCH_PORT ?? 3188)
const largeCatalogue = 10_000
const dataDir = mkdtempSync(path.join(tmpdir(), 'warsha-bench-'))

console.log(
  `Measured on ${cpus()[0]?.model.trim() || process.arch}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
)

try {
  const first = await startServer(dataDir, port)
  const firstMs = first.readyMs
  await first.stop()
  const server = await startServer(dataDir, port)
  await wait(3000)
  printSection('Start and memory')
  printTable(
    ['figure', 'measured', 'goal'],
    [
      ['first start to ready, s', (firstMs / 1000).toFixed(2), ''],
      ['second start to ready, s', (server.readyMs / 1000).toFixed(2), '≤ 2.5'],
      ['memory of the idle server, MiB', server.memoryMiB(), '≤ 250'],
    ],
  )
  await weigh(server)
  const database = await openDatabase(dataDir)
  const reference = await measureReference(database.url, seconds)
  await load(server, reference, 'demo catalogue', dataDir)
  await server.stop()

  await generateCatalogue(database.db, largeCatalogue)
  const large = await startServer(dataDir, port)
  await load(large, reference, `${largeCatalogue} more products`, dataDir)
  await large.stop()
  await database.close()
} finally {
  rmSync(dataDir, { recursive: true, force: true })
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

async function load(
  server: RunningServer,
  reference: Reference,
  title: string,
  folder: string,
): Promise<void> {
  const sample = await findSample(server.origin)
  const works = [...apiWorks(sample), ...pageWorks(sample)]
  const statements = await countStatements(folder, works)
  const rows = []
  for (const work of works) {
    await measure(server.origin, work, { connections: 10, seconds: 1 })
    const ten = await measure(server.origin, work, { connections: 10, seconds })
    const fifty = await measure(server.origin, work, { connections: 50, seconds })
    rows.push([
      work.name,
      ten.perSecond,
      (ten.perSecond / reference.oneSqlPerSecond).toFixed(2),
      (ten.perSecond / reference.memoryPerSecond).toFixed(2),
      fifty.p99Ms,
      statements.get(work.name) ?? '',
      ten.failures + fifty.failures,
    ])
  }
  printSection(`Reads, ${title}`)
  console.log(
    `limit of this machine: ${reference.oneSqlPerSecond}/s with one SQL statement, ${reference.memoryPerSecond}/s JSON from memory`,
  )
  printTable(
    ['work', 'requests/s at 10', '× one SQL', '× memory', 'p99 ms at 50', 'SQL statements, warm', 'failures'],
    rows,
  )
  console.log(`memory of the server after the load: ${server.memoryMiB()} MiB (goal ≤ 250)`)
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}
