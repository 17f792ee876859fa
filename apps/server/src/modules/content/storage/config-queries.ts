import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { configs } from './content.tables.ts'

export type ConfigRow = { key: string; valueEn: unknown; valueAr: unknown; revision: number }

const columns = {
  key: configs.key,
  valueEn: configs.valueEn,
  valueAr: configs.valueAr,
  revision: configs.revision,
}

export function findConfigs(executor: Executor, keys: readonly string[]): Promise<ConfigRow[]> {
  return executor
    .select(columns)
    .from(configs)
    .where(inArray(configs.key, [...keys]))
}

/** Revision 0 makes the text. False when it was changed, or made, since this revision was read. */
export async function writeConfig(
  tx: Transaction,
  { key, valueEn, valueAr, revision }: ConfigRow,
): Promise<boolean> {
  const { rowCount } =
    revision === 0
      ? await tx.insert(configs).values({ key, valueEn, valueAr }).onConflictDoNothing()
      : await tx
          .update(configs)
          .set({ valueEn, valueAr, revision: sql`${configs.revision} + 1`, updatedAt: sql`now()` })
          .where(and(eq(configs.key, key), eq(configs.revision, revision)))
  return rowCount === 1
}
