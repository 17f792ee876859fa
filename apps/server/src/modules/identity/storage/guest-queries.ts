import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import type { Customer } from '../rules/customer.ts'

/** Ids of the accounts that guests bought with and that nobody has confirmed, as a query. */
export const guestAccounts: SQL = sql`(
  SELECT id FROM customers WHERE NOT is_confirmed AND phone IS NULL AND is_active)`

export type NewGuest = Pick<Customer, 'firstName' | 'lastName' | 'language'> & { email: string }

/**
 * The guest's account of this address, made if there is none. Undefined when the address is that of an account: the
 * unique address decides, and a confirmed account is neither read nor touched.
 */
export async function upsertGuest(
  executor: Executor,
  { email, firstName, lastName, language }: NewGuest,
  shownEmail = email,
): Promise<number | undefined> {
  const metadata = JSON.stringify({ email: shownEmail })
  const { rows } = await executor.execute<{ id: number }>(sql`
    INSERT INTO customers (email, first_name, last_name, language, metadata)
    VALUES (${email}, ${firstName}, ${lastName}, ${language}, ${metadata}::jsonb)
    ON CONFLICT (email) DO UPDATE SET updated_at = now()
    WHERE NOT customers.is_confirmed AND customers.phone IS NULL AND customers.is_active
    RETURNING id`)
  return rows[0]?.id
}
