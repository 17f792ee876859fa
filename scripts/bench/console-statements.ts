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

/** The database's own time for all of them, planning included: the middle one of several. */
export async function timeInDatabase(db: Database, statements: readonly Statement[]): Promise<number> {
  const sums = []
  for (let turn = 0; turn < turns; turn++) {
    let sum = 0
    for (const statement of statements) sum += await explain(db, statement)
    sums.push(sum)
  }
  return sums.sort((one, other) => one - other)[Math.floor(turns / 2)] ?? 0
}

async function explain(db: Database, { text, values }: Statement): Promise<number> {
  const { rows } = await db.$client.query({
    text: `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
    values,
  })
  const [plan] = rows[0]['QUERY PLAN']
  return plan['Planning Time'] + plan['Execution Time']
}
