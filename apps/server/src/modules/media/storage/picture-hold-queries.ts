import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'

/** Longer than any call of a store of files may take. */
const heldMinutes = 10

/** A hold on the file of an address, which the caller has locked; undefined while the file is held for the opposite. */
export async function holdFile(
  tx: Transaction,
  { address, kind }: { address: string; kind: 'upload' | 'removal' },
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO picture_file_holds (address, kind, held_until)
    SELECT ${address}, ${kind}, now() + make_interval(mins => ${heldMinutes}::integer)
    WHERE NOT EXISTS (SELECT FROM picture_file_holds
      WHERE address = ${address} AND held_until > now() AND (kind <> ${kind} OR kind = 'removal'))
    RETURNING id`)
  return rows[0]?.id
}

/** False when the hold is over, so that the file may have been removed meanwhile. */
export async function releaseFile(executor: Executor, id: number): Promise<boolean> {
  const { rowCount } = await executor.execute(
    sql`DELETE FROM picture_file_holds WHERE id = ${id} AND held_until > now()`,
  )
  return rowCount === 1
}

export async function forgetHolds(executor: Executor): Promise<void> {
  await executor.execute(sql`DELETE FROM picture_file_holds WHERE held_until <= now()`)
}
