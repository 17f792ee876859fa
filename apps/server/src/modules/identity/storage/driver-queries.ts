import type { Locale } from '@warsha/contract/locale/locale.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'

/** Makes the number a driver's, with this code; a number without an account gets one. Undefined for a blocked account. */
export async function putDriver(
  tx: Transaction,
  { phone, codeHash }: { phone: string; codeHash: string },
): Promise<{ id: number; publicId: string; language: Locale } | undefined> {
  const { rows } = await tx.execute<{ id: number; publicId: string; language: Locale }>(sql`
    INSERT INTO customers (phone, driver_code_hash) VALUES (${phone}, ${codeHash})
    ON CONFLICT (phone) DO UPDATE SET driver_code_hash = excluded.driver_code_hash, updated_at = now()
    WHERE customers.is_active
    RETURNING id, public_id AS "publicId", language`)
  return rows[0]
}

/** The account stays a customer's; sessions as a driver end. */
export async function clearDriver(tx: Transaction, customerId: number): Promise<void> {
  await tx.execute(
    sql`UPDATE customers SET driver_code_hash = NULL, updated_at = now() WHERE id = ${customerId}`,
  )
  await tx.execute(sql`UPDATE sessions SET ended_at = now()
    WHERE customer_id = ${customerId} AND kind = 'driver' AND ended_at IS NULL`)
}
