import pg from 'pg'

/** How long a caller waits for a connection, a statement runs, a lock is waited for and a transaction may do nothing. */
export type Patience = { connectionMs: number; statementMs: number; lockMs: number; idleMs: number }
export const servingPatience: Patience = {
  connectionMs: 2500,
  statementMs: 10_000,
  lockMs: 2000,
  idleMs: 15_000,
}

const connectTimeoutMs = 2500

/**
 * For connections that send the same few statements by key again and again: each is planned once, for any values and not by how small its
 * tables are at that moment. Otherwise PostgreSQL plans those with lists among their values every time.
 */
const onePlanForAll: [name: string, value: string][] = [
  ['plan_cache_mode', 'force_generic_plan'],
  ['enable_seqscan', 'off'],
]

/** For a connection that begins its session itself. */
export function sessionOptions(patience: Patience, isPlannedOnce = false): string {
  return [...settingsOf(patience), ...(isPlannedOnce ? onePlanForAll : [])]
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

/**
 * A pooler begins the sessions, so they get their limits from the role that it signs in as: for this database alone, written by the role
 * itself, which needs no right for it. Sessions that are open already keep what they have. The address is that of the
 * database, not of the pooler; two at once would be refused by PostgreSQL.
 */
export async function limitSessions(directUrl: string, patience: Patience): Promise<void> {
  const client = new pg.Client({
    connectionString: directUrl,
    connectionTimeoutMillis: connectTimeoutMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name')
    const database = client.escapeIdentifier(rows[0]?.name ?? '')
    for (const [name, value] of settingsOf(patience))
      await client.query(
        `ALTER ROLE CURRENT_USER IN DATABASE ${database} SET ${name} = ${client.escapeLiteral(value)}`,
      )
  } finally {
    await client.end()
  }
}

function settingsOf({ statementMs, lockMs, idleMs }: Patience): [name: string, value: string][] {
  return [
    ['statement_timeout', String(statementMs)],
    ['lock_timeout', String(lockMs)],
    ['idle_in_transaction_session_timeout', String(idleMs)],
    ['timezone', 'UTC'],
    ['jit', 'off'],
    // Rows are asked for by key, and lie in memory or on a disk without a head. With the 4 that PostgreSQL assumes it reads a table of
    // 1,300 rows to find one of them, once it plans for any values.
    ['random_page_cost', '1.1'],
  ]
}
