import { readFileSync } from 'node:fs'
import type { Database } from '../../apps/server/src/kernel/database/connect.ts'
import type { Shop } from './open-app.ts'

type Statement = { text: string; values: unknown[] }

/** SQL statements of a request, without those that authenticate its sender. */
export async function readStatements(
  { app, deps }: Shop,
  { path, headers }: { path: string; headers: Record<string, string> },
): Promise<Statement[]> {
  const request = () => app.inject({ method: 'GET', url: path, headers: { host: 'localhost', ...headers } })
  await request()
  const asked: Statement[] = []
  const client = deps.db.$client
  const query = client.query.bind(client)
  Object.assign(client, {
    query: (text: Statement | string, values?: unknown[]) => {
      if (typeof text === 'object') asked.push({ text: text.text, values: values ?? text.values ?? [] })
      return values === undefined ? query(text as never) : query(text as never, values)
    },
  })
  const answer = await request()
  Object.assign(client, { query })
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`)
  return asked.filter(({ text }) => !/staff_(sessions|members)|centre_staff/.test(text))
}

const turns = 5

/**
 * Processor time of the database for all of them, planning included: the middle one of several. It depends on no other work of
 * the machine, as time on a clock does. Linux only.
 */
export async function processorMsInDatabase(db: Database, statements: readonly Statement[]): Promise<number> {
  const client = await db.$client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    // Helpers of a statement are processes of their own, whose time would not be seen.
    await client.query('SET max_parallel_workers_per_gather = 0')
    const read = () => processorMsOf(rows[0]?.pid ?? 0)
    const sums = []
    for (let turn = 0; turn < turns; turn++) {
      const begun = read()
      for (const { text, values } of statements) await client.query(text, values)
      sums.push(read() - begun)
    }
    return sums.sort((one, other) => one - other)[Math.floor(turns / 2)] ?? 0
  } finally {
    client.release(true)
  }
}

/** To the nanosecond; a server process of PostgreSQL has one thread. */
function processorMsOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return Number.NaN
  }
}
