import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import type { Customer } from '../rules/customer.ts'
import { type CustomerRow, customerColumns, toCustomer } from './customer-row.ts'
import type { registrations } from './identity.tables.ts'

export type Registration = typeof registrations.$inferSelect

export type NewRegistration = Pick<
  Registration,
  'email' | 'passwordHash' | 'firstName' | 'lastName' | 'language' | 'metadata'
> & { seconds: number }

/** Undefined for an address that has an account. */
export async function insertRegistration(
  executor: Executor,
  { email, passwordHash, firstName, lastName, language, metadata, seconds }: NewRegistration,
): Promise<{ publicId: string } | undefined> {
  const { rows } = await executor.execute<{ publicId: string }>(sql`
    INSERT INTO registrations (email, password_hash, first_name, last_name, language, metadata, expires_at)
    SELECT ${email}, ${passwordHash}, ${firstName}, ${lastName}, ${language}, ${JSON.stringify(metadata)}::jsonb,
      now() + ${seconds} * interval '1 second'
    WHERE NOT EXISTS (SELECT FROM customers WHERE email = ${email} AND (is_confirmed OR phone IS NOT NULL))
    RETURNING public_id AS "publicId"`)
  return rows[0]
}

/** The hash of the newest password that the address was registered with and that is not confirmed yet. */
export async function findRegisteredPassword(executor: Executor, email: string): Promise<string | undefined> {
  const { rows } = await executor.execute<{ hash: string }>(sql`
    SELECT password_hash AS hash FROM registrations
    WHERE email = ${email} AND expires_at > now() ORDER BY id DESC LIMIT 1`)
  return rows[0]?.hash
}

/**
 * Turns a registration into the account, once. Undefined when it is used or expired, or when the address has an
 * account meanwhile, which the unique address decides; the other registrations of the address end with it. All of them
 * are locked first, in one order: two links that are followed at once would wait for each other.
 */
export async function confirmRegistration(
  executor: Executor,
  { email, publicId }: { email: string; publicId: string },
): Promise<Customer | undefined> {
  const { rows } = await executor.execute<CustomerRow>(sql`
    WITH locked AS (
      SELECT public_id FROM registrations WHERE email = ${email} ORDER BY id FOR UPDATE
    ), used AS (
      DELETE FROM registrations WHERE public_id = ${publicId} AND public_id IN (SELECT public_id FROM locked)
        AND expires_at > now() RETURNING *
    ), customer AS (
      INSERT INTO customers (email, password_hash, first_name, last_name, language, metadata, is_confirmed)
      SELECT email, password_hash, first_name, last_name, language, metadata, true FROM used
      ON CONFLICT (email) DO UPDATE SET password_hash = excluded.password_hash, first_name = excluded.first_name,
        last_name = excluded.last_name, language = excluded.language, metadata = excluded.metadata,
        is_confirmed = true, updated_at = now()
      WHERE NOT customers.is_confirmed AND customers.phone IS NULL AND customers.is_active
      RETURNING *
    ), others AS (
      DELETE FROM registrations WHERE email IN (SELECT email FROM customer) AND public_id <> ${publicId}
    )
    SELECT ${customerColumns} FROM customer`)
  return rows[0] && toCustomer(rows[0])
}

export async function forgetRegistrationsOf(executor: Executor, email: string): Promise<void> {
  await executor.execute(sql`DELETE FROM registrations WHERE email = ${email}`)
}
