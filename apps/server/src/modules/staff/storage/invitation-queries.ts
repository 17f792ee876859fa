import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'

/** Credentials that were chosen with a one-time secret and wait for the first code. */
export type ChosenCredentials = {
  name: string | null
  email: string | null
  passwordHash: string
  authenticatorKey: string
}

/** How long a secret is good for. */
export const invitationHours = 72

/** The secret of a first administrator; an older one ends with it. */
export async function replaceBootstrapInvitation(tx: Transaction, secretHash: string): Promise<void> {
  await tx.execute(sql`DELETE FROM staff_invitations WHERE member_id IS NULL`)
  await tx.execute(sql`INSERT INTO staff_invitations (secret_hash, expires_at)
    VALUES (${secretHash}, now() + ${invitationHours} * interval '1 hour')`)
}

/** A secret for a member; an older one ends with it. */
export async function replaceInvitation(
  tx: Transaction,
  memberId: number,
  secretHash: string,
): Promise<void> {
  await tx.execute(sql`DELETE FROM staff_invitations WHERE member_id = ${memberId}`)
  await tx.execute(sql`INSERT INTO staff_invitations (secret_hash, member_id, expires_at)
    VALUES (${secretHash}, ${memberId}, now() + ${invitationHours} * interval '1 hour')`)
}

export type Invitation = { memberId: number | null; email: string | null; name: string | null }

export async function findInvitation(
  executor: Executor,
  secretHash: string,
): Promise<Invitation | undefined> {
  const { rows } = await executor.execute<Invitation>(sql`
    SELECT invitation.member_id AS "memberId", coalesce(member.email, invitation.email) AS email,
      coalesce(member.name, invitation.name) AS name
    FROM staff_invitations AS invitation LEFT JOIN staff_members AS member ON member.id = invitation.member_id
    WHERE secret_hash = ${secretHash} AND expires_at > now()`)
  return rows[0]
}

/** False when the secret is gone meanwhile. */
export async function storeChosen(
  executor: Executor,
  secretHash: string,
  { name, email, passwordHash, authenticatorKey }: ChosenCredentials,
): Promise<boolean> {
  const { rowCount } = await executor.execute(sql`
    UPDATE staff_invitations SET name = ${name}, email = ${email}, password_hash = ${passwordHash},
      authenticator_key = ${authenticatorKey}
    WHERE secret_hash = ${secretHash} AND expires_at > now()`)
  return rowCount === 1
}

export async function findChosen(
  executor: Executor,
  secretHash: string,
): Promise<(ChosenCredentials & { memberId: number | null }) | undefined> {
  const { rows } = await executor.execute<ChosenCredentials & { memberId: number | null }>(sql`
    SELECT member_id AS "memberId", name, email, password_hash AS "passwordHash",
      authenticator_key AS "authenticatorKey"
    FROM staff_invitations
    WHERE secret_hash = ${secretHash} AND expires_at > now() AND authenticator_key IS NOT NULL`)
  return rows[0]
}

/** Takes the secret away: of two who finish with it one finds nothing. */
export async function takeInvitation(tx: Transaction, secretHash: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`DELETE FROM staff_invitations WHERE secret_hash = ${secretHash} AND expires_at > now()`,
  )
  return rowCount === 1
}
