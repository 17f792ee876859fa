import type pg from 'pg'
import { PgBoss } from 'pg-boss'

/** Makes or updates pg-boss's tables, so that publishing works in every process, with workers or without. */
export async function installQueueSchema(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => undefined)
  await boss.start()
  await boss.stop({ graceful: false })
}
