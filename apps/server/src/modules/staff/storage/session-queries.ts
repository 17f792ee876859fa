import { stepUpMinutes } from '@warsha/contract/console/staff/permissions.ts'
import { idleMinutes, sessionHours } from '@warsha/contract/console/staff/session.constants.ts'
import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import type { StaffMember } from '../rules/staff-member.ts'
import { type MemberRow, memberColumns, toMember } from './member-row.ts'

export type StaffSession = {
  id: number
  publicId: string
  expiresAt: Date
  hasFreshAuthentication: boolean
  member: StaffMember
}

/** Undefined when the account is closed. */
export async function insertSession(
  executor: Executor,
  { memberId, tokenHash, userAgent }: { memberId: number; tokenHash: string; userAgent: string },
): Promise<boolean> {
  const { rowCount } = await executor.execute(sql`
    INSERT INTO staff_sessions (member_id, token_hash, user_agent, expires_at)
    SELECT id, ${tokenHash}, ${userAgent}, now() + ${sessionHours} * interval '1 hour'
    FROM staff_members WHERE id = ${memberId} AND is_active`)
  return rowCount === 1
}

const isLive = sql`session.ended_at IS NULL AND session.expires_at > now()
  AND session.last_used_at > now() - ${sql.raw(String(idleMinutes))} * interval '1 minute' AND member.is_active`

/** The live session of a token; its use is noted once a minute. */
export async function findLiveSession(
  executor: Executor,
  tokenHash: string,
): Promise<StaffSession | undefined> {
  const { rows } = await executor.execute<MemberRow & SessionRow>(sql`
    WITH used AS (
      UPDATE staff_sessions AS session SET last_used_at = now() FROM staff_members AS member
      WHERE session.token_hash = ${tokenHash} AND member.id = session.member_id AND ${isLive}
        AND session.last_used_at < now() - interval '1 minute')
    SELECT ${memberColumns}, session.id AS "sessionId", session.public_id AS "sessionPublicId",
      session.expires_at AS "expiresAt",
      session.proven_at > now() - ${stepUpMinutes} * interval '1 minute' AS "hasFreshAuthentication"
    FROM staff_sessions AS session JOIN staff_members AS member ON member.id = session.member_id
    WHERE session.token_hash = ${tokenHash} AND ${isLive}`)
  const [row] = rows
  return row && toSession(row)
}

type SessionRow = {
  sessionId: number
  sessionPublicId: string
  expiresAt: string | Date
  hasFreshAuthentication: boolean
}

function toSession(row: MemberRow & SessionRow): StaffSession {
  return {
    id: row.sessionId,
    publicId: row.sessionPublicId,
    expiresAt: new Date(row.expiresAt),
    hasFreshAuthentication: row.hasFreshAuthentication,
    member: toMember(row),
  }
}

/** Which of these are sessions of the console that are over. */
export async function findEndedSessions(
  executor: Executor,
  publicIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    SELECT session.public_id AS id FROM staff_sessions AS session JOIN staff_members AS member ON member.id = session.member_id
    WHERE session.public_id::text = ANY (${sql.param([...publicIds])}::text[]) AND NOT (${isLive})`)
  return rows.map(({ id }) => id)
}

export async function recordAuthentication(executor: Executor, sessionPublicId: string): Promise<void> {
  await executor.execute(
    sql`UPDATE staff_sessions SET proven_at = now() WHERE public_id = ${sessionPublicId} AND ended_at IS NULL`,
  )
}

export async function endSession(executor: Executor, sessionPublicId: string): Promise<void> {
  await executor.execute(
    sql`UPDATE staff_sessions SET ended_at = now() WHERE public_id = ${sessionPublicId} AND ended_at IS NULL`,
  )
}

/** Ends all sessions of a member; answers how many there were. */
export async function endSessionsOf(executor: Executor, memberId: number): Promise<number> {
  const { rowCount } = await executor.execute(sql`
    UPDATE staff_sessions SET ended_at = now()
    WHERE member_id = ${memberId} AND ended_at IS NULL AND expires_at > now()`)
  return rowCount ?? 0
}

export async function forgetStaleSessions(executor: Executor): Promise<void> {
  await executor.execute(sql`DELETE FROM staff_sessions WHERE expires_at < now() - interval '90 days'`)
  await executor.execute(sql`DELETE FROM staff_passkey_challenges WHERE expires_at < now()`)
  await executor.execute(sql`DELETE FROM staff_sign_in_tries WHERE started_at < now() - interval '1 hour'`)
  await executor.execute(sql`DELETE FROM staff_invitations WHERE expires_at < now() - interval '30 days'`)
}
