import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'

/** Hashes and keys that an active member's credentials are checked against. */
export type MemberCredentials = { id: number; passwordHash: string; authenticatorKey: string }

export async function findCredentials(
  executor: Executor,
  email: string,
): Promise<MemberCredentials | undefined> {
  const { rows } = await executor.execute<MemberCredentials>(sql`
    SELECT id, password_hash AS "passwordHash", authenticator_key AS "authenticatorKey" FROM staff_members
    WHERE email = ${email} AND is_active AND password_hash IS NOT NULL`)
  return rows[0]
}

export async function findCredentialsOf(
  executor: Executor,
  memberId: number,
): Promise<MemberCredentials | undefined> {
  const { rows } = await executor.execute<MemberCredentials>(sql`
    SELECT id, password_hash AS "passwordHash", authenticator_key AS "authenticatorKey" FROM staff_members
    WHERE id = ${memberId} AND is_active AND password_hash IS NOT NULL`)
  return rows[0]
}

/** False when a code of this time step, or a later one, was accepted before. */
export async function takeAuthenticatorStep(
  executor: Executor,
  memberId: number,
  step: number,
): Promise<boolean> {
  const { rowCount } = await executor.execute(sql`
    UPDATE staff_members SET authenticator_step = ${step}
    WHERE id = ${memberId} AND authenticator_step < ${step}`)
  return rowCount === 1
}

export async function hasAdministrator(executor: Executor, role: string): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    SELECT FROM staff_members WHERE role = ${role} AND is_active AND password_hash IS NOT NULL LIMIT 1`)
  return rows.length > 0
}

export type NewMember = {
  name: string
  email: string
  role: string
  passwordHash: string
  authenticatorKey: string
  /** Of the code that the app was set up with, which is used up. */
  authenticatorStep: number
}

/** Undefined when the address is taken. */
export async function insertMember(tx: Transaction, member: NewMember): Promise<number | undefined> {
  const { name, email, role, passwordHash, authenticatorKey, authenticatorStep } = member
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO staff_members (name, email, role, password_hash, authenticator_key, authenticator_step)
    VALUES (${name}, ${email}, ${role}, ${passwordHash}, ${authenticatorKey}, ${authenticatorStep})
    ON CONFLICT (email) DO NOTHING RETURNING id`)
  return rows[0]?.id
}

export async function setCredentials(
  tx: Transaction,
  memberId: number,
  {
    passwordHash,
    authenticatorKey,
    authenticatorStep,
  }: Pick<NewMember, 'passwordHash' | 'authenticatorKey' | 'authenticatorStep'>,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE staff_members SET password_hash = ${passwordHash}, authenticator_key = ${authenticatorKey},
      authenticator_step = ${authenticatorStep}, updated_at = now()
    WHERE id = ${memberId} AND is_active`)
  return rowCount === 1
}

export type MemberAuthenticator = { name: string; email: string; role: string; authenticatorKey: string }

/** Active members whose address ends with the domain. */
export async function listAuthenticators(
  executor: Executor,
  domain: `@${string}`,
): Promise<MemberAuthenticator[]> {
  const { rows } = await executor.execute<MemberAuthenticator>(sql`
    SELECT name, email, role, authenticator_key AS "authenticatorKey" FROM staff_members
    WHERE right(email, length(${domain})) = ${domain} AND is_active AND authenticator_key IS NOT NULL ORDER BY id`)
  return rows
}
