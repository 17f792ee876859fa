import { codeSeconds, maxAttempts } from '@warsha/contract/identity/identity.constants.ts'
import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { CodeSubject } from '../rules/code-subject.ts'
import type { Counted, Limit } from '../rules/limits.ts'
import { countAttempts, inMilliseconds, withThisOne } from './attempts.ts'

export type NewCode = CodeSubject & {
  mac: string
  salt: string
  invitedBy: string | undefined
  requestedBy: string | undefined
  campaign: string | undefined
}

export type StoredCode = {
  times: ReadonlyMap<string, readonly number[]>
  /** Wrong codes in a row, and how long ago the code before was sent. */
  failures: number
  secondsSinceLast: number | undefined
}

/** Counts the message and stores its code in the place of the one before, in one statement. The caller decides by the counts. */
export async function storeCode(
  tx: Transaction,
  { phone, purpose, mac, salt, invitedBy, requestedBy, campaign }: NewCode,
  counted: readonly Counted[],
): Promise<StoredCode> {
  const { rows } = await tx.execute<{
    key: string
    times: number[]
    failures: number | null
    since: number | null
  }>(sql`
    WITH former AS (
      SELECT failures, extract(epoch FROM now() - sent_at)::float8 AS since
      FROM one_time_codes WHERE phone = ${phone} AND purpose = ${purpose}
    ), counted AS (${countAttempts(counted)}), stored AS (
      INSERT INTO one_time_codes (phone, purpose, mac, salt, invited_by, requested_by, campaign, expires_at)
      VALUES (${phone}, ${purpose}, ${mac}, ${salt}, ${invitedBy ?? null}, ${requestedBy ?? null},
        ${campaign ?? null}, now() + ${codeSeconds} * interval '1 second')
      ON CONFLICT (phone, purpose) DO UPDATE SET mac = excluded.mac, salt = excluded.salt, tries = 0,
        used_at = NULL, sent_at = now(), expires_at = excluded.expires_at,
        invited_by = excluded.invited_by, requested_by = excluded.requested_by,
        campaign = coalesce(excluded.campaign, one_time_codes.campaign)
    )
    SELECT key, times, failures, since FROM counted LEFT JOIN former ON true`)
  return {
    times: new Map(rows.map(({ key, times }) => [key, times])),
    failures: rows[0]?.failures ?? 0,
    secondsSinceLast: rows[0]?.since ?? undefined,
  }
}

export type CodeTry = {
  /** Under the key of the attempt; the newest is this one. */
  times: readonly number[]
  /** The stored code to compare with; undefined when there is no code that may still be tried. */
  code: { mac: string; salt: string; isInvited: boolean } | undefined
  state: 'none' | 'open' | 'expired' | 'used' | 'tried too often'
}

export type CountedTry = {
  key: string
  limit: Limit
  /** Whether the code may be tried beyond the limit. */
  isExempt: boolean
}

/**
 * Counts a try, under its key and of the code, before anything is compared: whatever happens afterwards, it was made.
 * Who has failed too often does not use up the tries of a number.
 */
export async function countTry(
  executor: Executor,
  { phone, purpose }: CodeSubject,
  { key, limit, isExempt }: CountedTry,
): Promise<CodeTry> {
  const { rows } = await executor.execute<{
    times: number[]
    mac: string | null
    salt: string | null
    isInvited: boolean | null
    state: CodeTry['state']
  }>(sql`
    WITH counted AS (
      INSERT INTO attempts (key, times, window_seconds) VALUES (${key}, ARRAY[clock_timestamp()], ${limit.seconds})
      ON CONFLICT (key) DO UPDATE SET updated_at = now(),
        times = ${withThisOne({ seconds: sql`${limit.seconds}`, most: sql`${limit.most}::integer` })}
      RETURNING times
    ), former AS (
      SELECT CASE WHEN used_at IS NOT NULL THEN 'used' WHEN tries >= ${maxAttempts} THEN 'tried too often'
        WHEN expires_at <= now() THEN 'expired' ELSE 'open' END AS state
      FROM one_time_codes WHERE phone = ${phone} AND purpose = ${purpose}
    ), tried AS (
      UPDATE one_time_codes SET tries = tries + 1, failures = failures + 1
      WHERE phone = ${phone} AND purpose = ${purpose} AND tries < ${maxAttempts} AND used_at IS NULL
        AND expires_at > now()
        AND (${isExempt}::boolean OR (SELECT cardinality(times) FROM counted) <= ${limit.most})
      RETURNING mac, salt, invited_by IS NOT NULL AS is_invited
    )
    SELECT ${inMilliseconds(sql`times`)} AS times, mac, salt, is_invited AS "isInvited",
      coalesce(state, 'none') AS state
    FROM counted LEFT JOIN tried ON true LEFT JOIN former ON true`)
  const [row] = rows
  if (!row) throw new Error('A try was not counted')
  const { mac, salt, isInvited } = row
  const code = mac && salt ? { mac, salt, isInvited: isInvited === true } : undefined
  // Open when the statement began, but others took the last tries while it waited for them.
  const state = row.state === 'open' && !code ? 'tried too often' : row.state
  return { times: row.times, code, state }
}
