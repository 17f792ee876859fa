import { rotationGraceSeconds, sessionDays } from '@warsha/contract/identity/identity.constants.ts'
import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import type { CodeSubject } from '../rules/code-subject.ts'
import type { Customer, Session } from '../rules/customer.ts'
import { forgiveAttempt } from './attempts.ts'
import {
  type CustomerRow,
  customerColumns,
  type SessionRow,
  sessionColumns,
  toCustomer,
  toSession,
} from './customer-row.ts'

export type NewSession = { kind: Session['kind']; userAgent: string }

/** The session is undefined for a blocked customer. */
export type OpenedSession = { customer: Customer; session: Session | undefined }

type OpenedRow = CustomerRow & { [Column in keyof SessionRow]: SessionRow[Column] | null }

export type ProvenCode = CodeSubject & {
  mac: string
  /** Under which the try was counted. */
  attemptKey: string
  language: Customer['language']
  /** A driver's sign-in needs this code besides. */
  driverCodeHash: string | undefined
  /** The number as in `formerNumbers`: after a former account, an invitation does not count. */
  numberMac: string
  invitation: ClaimedInvitation
}

/**
 * Who is said to have invited the number: by the program that signs in, or, if it does not say, by the request for the
 * code, provided that the same program sent it.
 */
export type ClaimedInvitation = { ref: string | null } | { requestedBy: string }

/**
 * Uses the code up and opens a session, for a number without an account with a new one. Of two callers with the same
 * right code one finds it used; undefined then, and when the driver code is not the number's.
 */
export async function openSessionByCode(
  executor: Executor,
  {
    phone,
    purpose,
    mac,
    attemptKey,
    language,
    driverCodeHash = undefined,
    numberMac,
    invitation,
  }: ProvenCode,
  { kind, userAgent }: NewSession,
): Promise<(OpenedSession & { isNew: boolean }) | undefined> {
  const isDriver = driverCodeHash
    ? sql`EXISTS (SELECT FROM customers WHERE phone = ${phone} AND driver_code_hash = ${driverCodeHash})`
    : sql`true`
  const invitedBy =
    'ref' in invitation
      ? sql`${invitation.ref}::text`
      : sql`CASE WHEN requested_by = ${invitation.requestedBy} THEN one_time_codes.invited_by END`
  const { rows } = await executor.execute<OpenedRow & { isNew: boolean }>(sql`
    WITH used AS (
      UPDATE one_time_codes SET used_at = now(), failures = 0
      WHERE phone = ${phone} AND purpose = ${purpose} AND mac = ${mac} AND used_at IS NULL AND ${isDriver}
      RETURNING CASE WHEN NOT EXISTS (SELECT FROM former_numbers AS former WHERE former.mac = ${numberMac})
        THEN ${invitedBy} END AS invited_by, campaign
    ), forgiven AS (${forgiveAttempt(attemptKey)} AND EXISTS (SELECT FROM used)), customer AS (
      INSERT INTO customers (phone, language, is_confirmed, invited_by, campaign, last_login_at)
      SELECT ${phone}, ${language}, true, invited_by, campaign, now() FROM used
      ON CONFLICT (phone) DO UPDATE SET last_login_at = now() RETURNING *
    ), session AS (${insertSession({ kind, userAgent })})
    SELECT ${customerColumns}, ${sessionColumns}, customer.created_at = now() AS "isNew"
    FROM customer LEFT JOIN session ON true`)
  return rows[0] && { ...toOpened(rows[0]), isNew: rows[0].isNew }
}

/** For a customer who has proven their identity by other means than a code. */
export async function openSession(
  executor: Executor,
  customerId: number,
  { kind, userAgent }: NewSession,
): Promise<OpenedSession | undefined> {
  const { rows } = await executor.execute<OpenedRow>(sql`
    WITH customer AS (UPDATE customers SET last_login_at = now() WHERE id = ${customerId} RETURNING *),
      session AS (${insertSession({ kind, userAgent })})
    SELECT ${customerColumns}, ${sessionColumns} FROM customer LEFT JOIN session ON true`)
  return rows[0] && toOpened(rows[0])
}

export type Renewal = { customer: Customer; session: Session; hasEnded: boolean }

/**
 * Moves the session to its next generation, or ends it when a token is used that should have been thrown away long
 * ago: one of its two holders has stolen it. A generation that was replaced seconds ago is as good as the newest.
 */
export async function renewSession(
  executor: Executor,
  { sessionId, generation, isRotated }: { sessionId: string; generation: number; isRotated: boolean },
): Promise<Renewal | undefined> {
  const isNewest = sql`session.generation = ${generation}`
  const isRecent = sql`(session.generation = ${generation} + 1
    AND session.rotated_at > now() - ${rotationGraceSeconds} * interval '1 second')`
  const isMoved = isRotated ? isNewest : sql`false`
  const { rows } = await executor.execute<CustomerRow & SessionRow & { hasEnded: boolean }>(sql`
    UPDATE sessions AS session SET
      generation = CASE WHEN ${isMoved} THEN session.generation + 1 ELSE session.generation END,
      rotated_at = CASE WHEN ${isMoved} THEN now() ELSE session.rotated_at END,
      last_used_at = now(),
      ended_at = CASE WHEN ${isNewest} OR ${isRecent} THEN NULL ELSE now() END
    FROM customers AS customer
    WHERE session.public_id = ${sessionId} AND session.ended_at IS NULL AND session.expires_at > now()
      AND customer.id = session.customer_id AND customer.is_active
    RETURNING ${customerColumns}, ${sessionColumns}, session.ended_at IS NOT NULL AS "hasEnded"`)
  const [row] = rows
  return row && { customer: toCustomer(row), session: toSession(row), hasEnded: row.hasEnded }
}

/** Answers how many there were to end. */
export async function endSession(executor: Executor, publicId: string): Promise<number> {
  const { rowCount } = await executor.execute(
    sql`UPDATE sessions SET ended_at = now() WHERE public_id = ${publicId} AND ended_at IS NULL`,
  )
  return rowCount ?? 0
}

export async function endSessionsOf(executor: Executor, customerId: number): Promise<void> {
  await executor.execute(
    sql`UPDATE sessions SET ended_at = now() WHERE customer_id = ${customerId} AND ended_at IS NULL`,
  )
}

function insertSession({ kind, userAgent }: NewSession) {
  return sql`INSERT INTO sessions (customer_id, kind, user_agent, expires_at)
    SELECT id, ${kind}, ${userAgent}, now() + ${sessionDays} * interval '1 day'
    FROM customer WHERE is_active RETURNING *`
}

function toOpened(row: OpenedRow): OpenedSession {
  const { sessionPublicId, kind, generation, rotatedAt, expiresAt } = row
  const isOpen =
    sessionPublicId !== null &&
    kind !== null &&
    generation !== null &&
    rotatedAt !== null &&
    expiresAt !== null
  return {
    customer: toCustomer(row),
    session: isOpen ? toSession({ sessionPublicId, kind, generation, rotatedAt, expiresAt }) : undefined,
  }
}
