import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { staffCookie } from '../../apps/server/src/http/caller.ts'
import type { Database } from '../../apps/server/src/kernel/database/connect.ts'
import { createSecret } from '../../apps/server/src/modules/staff/use-cases/credentials/session-token.ts'
import { openDatabase } from './database.ts'
import { type ImportSample, importFiles } from './import-files.ts'
import { printSection, printTable } from './print.ts'
import { startServer } from './server-process.ts'
import { apiWorks, findSample } from './works.ts'

const rows = Number(process.env.BENCH_ROWS ?? 10_000)
const goalMs = 60_000
const pauseMs = 20

type Figures = { kind: string; checkMs: number; importMs: number; p95: number; state: string }

/** Files of 10,000 new records of every kind, while somebody looks at a list of products. */
export async function measureImports(dataDir: string, port: number): Promise<void> {
  const first = await startServer(dataDir, port)
  await first.stop()
  const database = await openDatabase(dataDir)
  const headers = await openSession(database.db)
  const sample = await readSample(database.db)
  const server = await startServer(dataDir, port)
  const list = apiWorks(await findSample(server.origin))[0]
  if (!list) throw new Error('There is no list to ask for')
  const ask = (path: string, body?: object) => askConsole(server.origin, headers, path, body)
  const looking = () => lookOn(server.origin + list.path, list.body ?? {})
  await looking().until(wait(2000))
  const idle = await looking().until(wait(5000))
  const figures: Figures[] = []
  for (const [kind, text] of importFiles(rows, sample)) {
    const watched = looking()
    figures.push({ kind, ...(await importFile(ask, kind, text)), p95: 0 })
    const last = figures.at(-1)
    if (last) last.p95 = await watched.until(Promise.resolve())
  }
  await server.stop()
  await database.close()
  print(figures, idle)
}

type Ask = (
  path: string,
  body?: object,
) => Promise<{ id: string; state: string; creates: number; changes: number }>

async function importFile(ask: Ask, kind: string, text: string) {
  const begun = performance.now()
  const file = Buffer.from(text).toString('base64')
  const checked = await ask(`/sheets/${kind}/imports/`, { key: `check-${kind}`, file_name: kind, file })
  const checkMs = performance.now() - begun
  const count = checked.creates + checked.changes
  const body = { key: `run-${kind}`, expected_count: count, reason: 'bench' }
  let seen = await ask(`/sheets/${kind}/imports/${checked.id}/run/`, body)
  while (seen.state === 'waiting' || seen.state === 'running') {
    await wait(100)
    seen = await ask(`/imports/${checked.id}/`)
  }
  return { checkMs, importMs: performance.now() - begun - checkMs, state: seen.state }
}

async function askConsole(origin: string, headers: Record<string, string>, path: string, body?: object) {
  const answer = await fetch(`${origin}/api/v1/console${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { origin, 'x-warsha-console': '1', 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 500)}`)
  return (JSON.parse(text) as { data: Awaited<ReturnType<Ask>> }).data
}

/** Asks for a list again and again; answers the p95 of it in milliseconds. */
function lookOn(url: string, body: object) {
  const times: number[] = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const begun = performance.now()
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`The list answered ${answer.status}`)
      times.push(performance.now() - begun)
      await wait(pauseMs)
    }
  })()
  return {
    async until(end: Promise<unknown>): Promise<number> {
      await end
      isOver = true
      await asking
      times.sort((one, other) => one - other)
      return times[Math.floor(times.length * 0.95)] ?? 0
    },
  }
}

async function openSession(db: Database): Promise<Record<string, string>> {
  const { secret, hash } = createSecret()
  await db.execute(sql`
    INSERT INTO staff_sessions (member_id, token_hash, user_agent, expires_at)
    SELECT id, ${hash}, 'bench', now() + interval '12 hours' FROM staff_members WHERE role = 'administrator'
    ORDER BY id LIMIT 1`)
  return { cookie: `${staffCookie}=${secret}` }
}

async function readSample(db: Database): Promise<ImportSample> {
  const { rows: found } = await db.execute<ImportSample>(sql`
    SELECT product_types.slug AS type, categories.slug AS category, (SELECT slug FROM warehouses ORDER BY id LIMIT 1) AS warehouse,
      (SELECT slug FROM countries WHERE is_store ORDER BY id LIMIT 1) AS country
    FROM products JOIN product_types ON product_types.id = product_type_id JOIN categories ON categories.id = category_id
    WHERE kind = 'goods' ORDER BY products.id LIMIT 1`)
  const [sample] = found
  if (!sample) throw new Error('There are no products')
  return sample
}

function print(figures: readonly Figures[], idle: number): void {
  printSection(`Files of ${rows} new records (goal: ${goalMs / 1000} s)`)
  printTable(
    ['kind', 'check, s', 'import, s', 'p95 of a list, ms', 'against idle', 'state', ''],
    figures.map(({ kind, checkMs, importMs, p95, state }) => [
      kind,
      (checkMs / 1000).toFixed(1),
      (importMs / 1000).toFixed(1),
      p95.toFixed(1),
      (p95 / idle).toFixed(1),
      state,
      checkMs + importMs > goalMs || state !== 'done' ? 'missed' : '',
    ]),
  )
  console.log(`p95 of the list without an import: ${idle.toFixed(1)} ms`)
}
