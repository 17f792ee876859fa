import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { publish } from '#kernel/events/publish.ts'
import { ok } from '#kernel/outcome.ts'
import { applyDue, untilNextDue } from '../storage/scheduled-price-queries.ts'
import { priceChanged } from './set-price.ts'

/** The interval between checks; a change that is due sooner is waited for. */
export const applyEverySeconds = 1

const appliedAtOnce = 200

/** Makes price changes effective when their moment comes: the notice of the table tells every process. */
export async function applyScheduledPrices({ db }: { db: Database }): Promise<void> {
  await applyAllDue(db)
  const ms = await untilNextDue(db, applyEverySeconds * 1000)
  if (ms === undefined) return
  await wait(Math.max(ms, 0))
  await applyAllDue(db)
}

async function applyAllDue(db: Database): Promise<void> {
  while ((await applySome(db)) === appliedAtOnce);
}

async function applySome(db: Database): Promise<number> {
  const applied = await inTransaction<number, never>(db, async (tx) => {
    const changes = await applyDue(tx, appliedAtOnce)
    for (const { variantId, channelId, priceBaisa } of changes)
      await publish(tx, priceChanged({ variantId, channelId, priceBaisa }))
    return ok(changes.length)
  })
  return applied.ok ? applied.value : 0
}
