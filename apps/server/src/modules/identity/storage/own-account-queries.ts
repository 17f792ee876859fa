import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { sqlState } from '#kernel/database/sql-state.ts'
import type { CodeSubject } from '../rules/code-subject.ts'
import type { Customer } from '../rules/customer.ts'
import { forgiveAttempt } from './attempts.ts'
import { customers, formerNumbers } from './identity.tables.ts'

const uniqueViolation = '23505'

/** Uses a right code up. False when another request has done so a moment ago. */
export async function useCode(
  executor: Executor,
  { phone, purpose }: CodeSubject,
  { mac, attemptKey }: { mac: string; attemptKey: string },
): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    WITH used AS (
      UPDATE one_time_codes SET used_at = now(), failures = 0
      WHERE phone = ${phone} AND purpose = ${purpose} AND mac = ${mac} AND used_at IS NULL RETURNING true
    ), forgiven AS (${forgiveAttempt(attemptKey)} AND EXISTS (SELECT FROM used))
    SELECT FROM used`)
  return rows.length > 0
}

/** The constraint decides whose number it is; after `taken` the transaction can only be rolled back. */
export async function replacePhone(
  executor: Executor,
  customerId: number,
  phone: string,
): Promise<Customer | 'taken' | undefined> {
  try {
    const [row] = await executor
      .update(customers)
      .set({ phone, isConfirmed: true, updatedAt: sql`now()` })
      .where(and(eq(customers.id, customerId), eq(customers.isActive, true)))
      .returning()
    return row
  } catch (error) {
    if (sqlState(error) === uniqueViolation) return 'taken'
    throw error
  }
}

/** The constraint decides whose address it is; undefined: the account has another address or password than it had. */
export async function replaceEmail(
  executor: Executor,
  { id, email: former, passwordHash }: Pick<Customer, 'id' | 'email' | 'passwordHash'>,
  email: string,
): Promise<Customer | 'taken' | undefined> {
  try {
    const [row] = await executor
      .update(customers)
      .set({
        email,
        isConfirmed: true,
        metadata: sql`${customers.metadata} || ${JSON.stringify({ email })}::jsonb`,
        updatedAt: sql`now()`,
      })
      .where(
        and(
          eq(customers.id, id),
          eq(customers.isActive, true),
          sql`${customers.email} IS NOT DISTINCT FROM ${former}`,
          sql`${customers.passwordHash} IS NOT DISTINCT FROM ${passwordHash}`,
        ),
      )
      .returning()
    return row
  } catch (error) {
    if (sqlState(error) === uniqueViolation) return 'taken'
    throw error
  }
}

/** Locks an active account, so that it is not deleted before the transaction ends; false: it is not active. */
export async function lockActiveAccount(tx: Transaction, customerId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.isActive, true)))
    .for('key share')
  return rows.length > 0
}

/** Waits for what is begun for the account at this moment; nothing more begins until the transaction ends. */
export async function lockAccountToErase(tx: Transaction, customerId: number): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update')
}

/** The row stays for its references, without personal data. */
export async function eraseCustomer(executor: Executor, customerId: number): Promise<void> {
  await executor
    .update(customers)
    .set({
      phone: null,
      email: null,
      passwordHash: null,
      firstName: '',
      lastName: '',
      metadata: {},
      nationalId: '',
      cardLastFour: '',
      driverCodeHash: null,
      invitedBy: null,
      campaign: null,
      lastLoginAt: null,
      isActive: false,
      isConfirmed: false,
      updatedAt: sql`now()`,
    })
    .where(eq(customers.id, customerId))
  await executor.execute(sql`UPDATE sessions SET ended_at = coalesce(ended_at, now()), user_agent = ''
    WHERE customer_id = ${customerId}`)
}

export async function forgetCodesOf(executor: Executor, recipient: string): Promise<void> {
  await executor.execute(sql`DELETE FROM one_time_codes WHERE phone = ${recipient}`)
}

/** Marks the number, so that a later sign-in with it is known to have had an account. */
export async function noteFormerNumber(executor: Executor, mac: string): Promise<void> {
  await executor.insert(formerNumbers).values({ mac }).onConflictDoNothing()
}
