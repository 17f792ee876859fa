import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'

export type StaffPasskey = {
  id: number
  memberId: number
  credentialId: string
  publicKey: string
  counter: number
}

export type NewStaffPasskey = Omit<StaffPasskey, 'id'> & { device: string }

/** The member is null for somebody who signs in. */
export type StaffChallenge = { challenge: string; memberId: number | null; host: string }

const challengeSeconds = 300
export const maxPasskeys = 20

export async function storeChallenge(
  executor: Executor,
  { challenge, memberId, host }: StaffChallenge,
): Promise<void> {
  await executor.execute(sql`INSERT INTO staff_passkey_challenges (challenge, member_id, host, expires_at)
    VALUES (${challenge}, ${memberId}, ${host}, now() + ${challengeSeconds} * interval '1 second')`)
}

/** Takes the challenge away, whatever the answer is worth. */
export async function takeChallenge(
  executor: Executor,
  { challenge, memberId, host }: StaffChallenge,
): Promise<boolean> {
  const { rows } = await executor.execute<{ isGood: boolean }>(sql`
    DELETE FROM staff_passkey_challenges WHERE challenge = ${challenge}
    RETURNING host = ${host} AND member_id IS NOT DISTINCT FROM ${memberId}::integer
      AND expires_at > now() AS "isGood"`)
  return rows[0]?.isGood ?? false
}

/** Waits for other requests that add a passkey for the member; what is counted afterwards is true until the transaction ends. */
export async function lockPasskeysOf(tx: Transaction, memberId: number): Promise<void> {
  await tx.execute(sql`SELECT FROM staff_members WHERE id = ${memberId} FOR NO KEY UPDATE`)
}

/** False when the key is known, or the member has as many as may be; the caller has the lock. */
export async function insertPasskey(
  tx: Transaction,
  { memberId, credentialId, publicKey, counter, device }: NewStaffPasskey,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    INSERT INTO staff_passkeys (member_id, credential_id, public_key, counter, device)
    SELECT ${memberId}, ${credentialId}, ${publicKey}, ${counter}, ${device}
    WHERE (SELECT count(*) FROM staff_passkeys WHERE member_id = ${memberId}) < ${maxPasskeys}
    ON CONFLICT (credential_id) DO NOTHING`)
  return rowCount === 1
}

export async function listCredentialIds(executor: Executor, memberId: number): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    SELECT credential_id AS id FROM staff_passkeys WHERE member_id = ${memberId} ORDER BY id LIMIT ${maxPasskeys}`)
  return rows.map(({ id }) => id)
}

export async function findPasskey(
  executor: Executor,
  credentialId: string,
): Promise<StaffPasskey | undefined> {
  const { rows } = await executor.execute<StaffPasskey>(sql`
    SELECT id, member_id AS "memberId", credential_id AS "credentialId", public_key AS "publicKey", counter
    FROM staff_passkeys WHERE credential_id = ${credentialId}`)
  return rows[0]
}

/** False when the counter went back: two devices hold what one should. */
export async function countUse(executor: Executor, id: number, counter: number): Promise<boolean> {
  const { rowCount } = await executor.execute(sql`
    UPDATE staff_passkeys SET counter = ${counter}, last_used_at = now()
    WHERE id = ${id} AND (${counter} > counter OR counter = 0)`)
  return rowCount === 1
}

export async function deletePasskeysOf(executor: Executor, memberId: number): Promise<void> {
  await executor.execute(sql`DELETE FROM staff_passkeys WHERE member_id = ${memberId}`)
}
