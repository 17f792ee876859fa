import { sql } from 'drizzle-orm'
import type { Database } from '../../apps/server/src/kernel/database/connect.ts'
import { consoleOrders, fillConsole } from './console-data.ts'
import { type ConsoleQuestion, consoleQuestions } from './console-questions.ts'
import { openStaffSession } from './console-session.ts'
import { processorMsInDatabase, readStatements } from './console-statements.ts'
import { openDatabase } from './database.ts'
import { openApp } from './open-app.ts'
import { printSection, printTable } from './print.ts'
import { startServer } from './server-process.ts'

/** Below twenty-one the slowest would be the p95. */
const turns = Number(process.env.BENCH_TURNS ?? 30)
/** A page is deep after so many others. */
const deepPages = 30
const goalMs = 100

type Figures = { name: string; p50: number; p95: number; databaseMs: number; statements: number }

/** The lists of the console over 100,000 orders: every filter and sort, first and deep pages, as an operator asks for them. */
export async function measureConsole(dataDir: string, port: number): Promise<void> {
  const first = await startServer(dataDir, port)
  await first.stop()
  const database = await openDatabase(dataDir)
  if ((await countOrders(database.db)) < consoleOrders) await fillConsole(database.db)
  const cookies = {
    administrator: await openStaffSession(database.db, 'administrator'),
    manager: await openStaffSession(database.db, 'manager'),
  }
  const inside = await openApp(dataDir, { JOBS: 'off', RATE_LIMIT_PER_MINUTE: '100000000' })
  const server = await startServer(dataDir, port, { JOBS: 'off' })
  const figures: Figures[] = []
  const only = new RegExp(process.env.BENCH_ONLY ?? '')
  for (const question of consoleQuestions(await readSamples(database.db))) {
    if (!only.test(question.name)) continue
    const headers = { cookie: cookies[question.role] }
    const path = question.isDeep
      ? await deepPath(server.origin, question, headers)
      : `/api/v1/console${question.path}`
    const times = await ask(server.origin + path, headers)
    const read = await readStatements(inside, { path, headers })
    const databaseMs = await processorMsInDatabase(database.db, read)
    figures.push({ name: question.name, ...times, databaseMs, statements: read.length })
  }
  await server.stop()
  await inside.close()
  await database.close()
  print(figures)
}

function print(figures: readonly Figures[]): void {
  printSection(`Lists of the console over ${consoleOrders} orders (goal: p95 ≤ ${goalMs} ms)`)
  printTable(
    ['list', 'p50, ms', 'p95, ms', 'processor of the database, ms', 'statements', ''],
    figures.map(({ name, p50, p95, databaseMs, statements }) => [
      name,
      p50.toFixed(1),
      p95.toFixed(1),
      databaseMs.toFixed(1),
      statements,
      p95 > goalMs ? 'missed' : '',
    ]),
  )
  const missed = figures.filter(({ p95 }) => p95 > goalMs).length
  const slowest = Math.max(...figures.map(({ databaseMs }) => databaseMs))
  console.log(
    `${figures.length} lists, ${missed} over the goal, the slowest ${slowest.toFixed(1)} ms of the database's processor time`,
  )
}

async function countOrders(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM orders`)
  return rows[0]?.count ?? 0
}

async function readSamples(db: Database) {
  const { rows } = await db.execute<{ today: string; number: number; phoneEnd: string }>(sql`
    SELECT (now() AT TIME ZONE 'Asia/Muscat')::date::text AS today, max(number) - 1000 AS number,
      (SELECT right(phone, 5) FROM customers ORDER BY id DESC LIMIT 1) AS "phoneEnd"
    FROM orders`)
  const [samples] = rows
  if (!samples) throw new Error('There are no orders')
  return samples
}

/** Follows a list from page to page. */
async function deepPath(
  origin: string,
  { path }: ConsoleQuestion,
  headers: Record<string, string>,
): Promise<string> {
  const begin = `/api/v1/console${path}${path.includes('?') ? '&' : '?'}limit=100`
  let next = begin
  for (let page = 0; page < deepPages; page++) {
    const answer = await fetch(origin + next, { headers })
    const { page: shown } = (await answer.json()) as { page: { after: string | null } }
    if (!shown.after) break
    next = `${begin}&after=${encodeURIComponent(shown.after)}`
  }
  return next.replace('limit=100', 'limit=50')
}

async function ask(url: string, headers: Record<string, string>): Promise<{ p50: number; p95: number }> {
  const times: number[] = []
  for (let turn = 0; turn < turns + 2; turn++) {
    const begun = performance.now()
    const answer = await fetch(url, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    if (turn >= 2) times.push(performance.now() - begun)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}
