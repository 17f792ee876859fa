import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'

/** Makes or updates pg-boss's tables, so that publishing works in every process, with workers or without. */
export async function installQueueSchema(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
    bamIntervalSeconds: 10,
  })
  boss.on('error', () => undefined)
  await boss.start()
  await untilBuilt(boss)
  await boss.stop({ graceful: false })
}

const pollMs = 200

/** A new version may leave indexes to be built afterwards; only the owner can, so they are waited for. */
async function untilBuilt(boss: PgBoss): Promise<void> {
  const isOpen = ({ status }: { status: string }) => status === 'pending' || status === 'in_progress'
  while ((await boss.getBamStatus()).some(isOpen)) await wait(pollMs)
}
