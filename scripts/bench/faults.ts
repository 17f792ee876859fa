import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { postmasterPid, signalAll } from './postmaster.ts'
import { type Answers, listCounts, press } from './pressure.ts'
import { printSection, printTable } from './print.ts'
import { type RunningServer, startServer } from './server-process.ts'

type Shop = { server: RunningServer; dataDir: string; port: number; seconds: number }
type Row = (string | number)[]

/** As shipped, but for the limit of requests: one address sends all of them here. */
const asShipped = { MAX_EVENT_LOOP_DELAY_MS: '1000' }
const maxRecoveryMs = 60_000
const cachedPage = '/ar'
const readFromDatabase = '/demo/outbox.json'
const uncachedPage = () => `/ar/search?q=${randomUUID()}`

/** Breaks what can break in operation, one after the other, and prints what callers got and when all was well again. */
export async function measureFaults(dataDir: string, port: number, seconds: number): Promise<void> {
  const shop = { server: await startServer(dataDir, port, asShipped), dataDir, port, seconds }
  await untilAnswered(shop, [cachedPage, readFromDatabase])
  const rows = [
    await overload(shop, 'unknown parameters', () => `/ar/products/?${randomUUID()}=1`),
    await overload(shop, 'uncached pages', uncachedPage),
    await frozenDatabase(shop),
    await killedDatabase(shop),
    await killedServer(shop),
    await drain(shop),
  ]
  printSection('Faults (goal: no 500, admitted requests within 2 s, well again within 10 s)')
  printTable(['fault', 'answers', 'p99 ms of admitted', 'longest ms', 'well again after, s'], rows)
}

async function overload(shop: Shop, name: string, nextPath: () => string): Promise<Row> {
  const answers = await press(shop.server.origin, { connections: 100, seconds: shop.seconds, nextPath })
  return row(`overload, ${name}`, answers, await untilAnswered(shop, [uncachedPage()]))
}

/** The database takes connections and answers nothing, as on a disk that hangs. */
async function frozenDatabase(shop: Shop): Promise<Row> {
  const postmaster = await runningPostmaster(shop)
  const pressed = pressEvenly(shop)
  signalAll(postmaster, 'SIGSTOP')
  try {
    await wait(shop.seconds * 1000)
  } finally {
    signalAll(postmaster, 'SIGCONT')
  }
  const recoveryMs = await untilAnswered(shop, ['/health/ready', readFromDatabase, uncachedPage()])
  return row('frozen database', await pressed, recoveryMs)
}

async function killedDatabase(shop: Shop): Promise<Row> {
  const postmaster = await runningPostmaster(shop)
  const pressed = pressEvenly(shop)
  const killedAt = performance.now()
  process.kill(postmaster, 'SIGKILL')
  while ([undefined, postmaster].includes(await postmasterPid(shop.dataDir))) {
    if (performance.now() - killedAt > maxRecoveryMs) throw new Error('The database was not started again')
    await wait(20)
  }
  await untilAnswered(shop, ['/health/ready', readFromDatabase, uncachedPage()])
  const recoveryMs = performance.now() - killedAt
  return row('killed database', await pressed, recoveryMs)
}

async function killedServer(shop: Shop): Promise<Row> {
  await shop.server.stop('SIGKILL')
  shop.server = await startServer(shop.dataDir, shop.port, asShipped)
  return ['killed server', '', '', '', inSeconds(shop.server.readyMs)]
}

/** Every request that was sent before the end is answered; the last column is the time until the process ended. */
async function drain({ server }: Shop): Promise<Row> {
  const counts = new Map<number | string, number>()
  const requests = Array.from({ length: 40 }, async () => {
    const status = await statusOf(server.origin + uncachedPage())
    counts.set(status, (counts.get(status) ?? 0) + 1)
  })
  // Some are answered by now, some are being rendered, some wait.
  await Promise.race(requests)
  const stoppedAt = performance.now()
  await server.stop()
  const endedMs = performance.now() - stoppedAt
  await Promise.all(requests)
  return ['drain, 40 pages running', listCounts(counts), '', '', inSeconds(endedMs)]
}

/** Few callers, for longer than the fault lasts: pages from the cache, uncached pages and reads from the database. */
function pressEvenly({ server, seconds }: Shop): Promise<Answers> {
  let sent = 0
  const nextPath = () => [cachedPage, readFromDatabase, uncachedPage()][sent++ % 3] ?? cachedPage
  return press(server.origin, { connections: 10, seconds: seconds + 3, nextPath })
}

async function runningPostmaster({ dataDir }: Shop): Promise<number> {
  const pid = await postmasterPid(dataDir)
  if (!pid) throw new Error('The database does not run')
  return pid
}

/** The time until every one of these answers 200 in the same turn. */
async function untilAnswered({ server }: Shop, paths: readonly string[]): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < maxRecoveryMs) {
    const statuses = await Promise.all(paths.map((path) => statusOf(server.origin + path)))
    if (statuses.every((status) => status === 200)) return performance.now() - startedAt
    await wait(20)
  }
  throw new Error(`Not answered again: ${paths.join(', ')}`)
}

async function statusOf(url: string): Promise<number | 'none'> {
  try {
    const answer = await fetch(url)
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 'none'
  }
}

function row(name: string, { statuses, admittedP99Ms, maxMs }: Answers, recoveryMs: number): Row {
  return [name, statuses, admittedP99Ms, maxMs, inSeconds(recoveryMs)]
}

function inSeconds(ms: number): string {
  return (ms / 1000).toFixed(2)
}
