import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { customers, passkeyChallenges, passkeys } from './identity.tables.ts'

export type Passkey = typeof passkeys.$inferSelect

/** The customer is null for a sign-in. */
export type Challenge = { challenge: string; customerId: number | null; host: string }

const challengeSeconds = 300
export const maxPasskeys = 20

export async function storeChallenge(executor: Executor, given: Challenge): Promise<void> {
  await executor
    .insert(passkeyChallenges)
    .values({ ...given, expiresAt: sql`now() + ${challengeSeconds} * interval '1 second'` })
}

/** Takes the challenge away, right or wrong answer: of two who answer it one finds nothing. */
export async function takeChallenge(executor: Executor, given: Challenge): Promise<boolean> {
  const { challenge, customerId, host } = given
  const { rows } = await executor.execute<{ isGood: boolean }>(sql`
    DELETE FROM passkey_challenges WHERE challenge = ${challenge}
    RETURNING host = ${host} AND customer_id IS NOT DISTINCT FROM ${customerId}::integer
      AND expires_at > now() AS "isGood"`)
  return rows[0]?.isGood ?? false
}

export async function forgetChallenges(executor: Executor): Promise<void> {
  await executor.execute(sql`DELETE FROM passkey_challenges WHERE expires_at < now()`)
}

export type NewPasskey = Pick<
  Passkey,
  'customerId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'device'
>

/** Waits for other requests that add a passkey for the customer; a count afterwards holds until the transaction ends. */
export async function lockPasskeysOf(tx: Transaction, customerId: number): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update')
}

/** Undefined when the key is known already, or the customer has as many as may be; the caller holds the lock. */
export async function insertPasskey(tx: Transaction, passkey: NewPasskey): Promise<Passkey | undefined> {
  const [{ own } = { own: 0 }] = await tx
    .select({ own: count() })
    .from(passkeys)
    .where(eq(passkeys.customerId, passkey.customerId))
  if (own >= maxPasskeys) return undefined
  const [row] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning()
  return row
}

export function listPasskeys(executor: Executor, customerId: number): Promise<Passkey[]> {
  return executor
    .select()
    .from(passkeys)
    .where(eq(passkeys.customerId, customerId))
    .orderBy(asc(passkeys.id))
    .limit(maxPasskeys)
}

export async function findPasskey(executor: Executor, credentialId: string): Promise<Passkey | undefined> {
  const [row] = await executor.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row
}

/** False when the counter went back meanwhile: two devices hold what one should. */
export async function countUse(executor: Executor, id: number, counter: number): Promise<boolean> {
  const used = await executor
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), sql`(${counter} > ${passkeys.counter} OR ${passkeys.counter} = 0)`))
    .returning({ id: passkeys.id })
  return used.length > 0
}

export async function deletePasskey(
  executor: Executor,
  { customerId, publicId }: { customerId: number; publicId: string },
): Promise<Passkey | undefined> {
  const [row] = await executor
    .delete(passkeys)
    .where(and(eq(passkeys.customerId, customerId), sql`${passkeys.publicId}::text = ${publicId}`))
    .returning()
  return row
}

export async function deletePasskeysOf(executor: Executor, customerId: number): Promise<void> {
  await executor.delete(passkeys).where(eq(passkeys.customerId, customerId))
}
