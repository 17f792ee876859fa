import type { Transaction } from '#kernel/database/connect.ts'
import { modules } from './modules.ts'

/** Adds the rows that modules cannot work without, in module order. Changes nothing when they are there. */
export async function runSeeds(tx: Transaction): Promise<void> {
  for (const { seeds = [] } of modules) {
    for (const seed of seeds) await seed.run(tx)
  }
}
