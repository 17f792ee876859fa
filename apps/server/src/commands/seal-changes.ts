import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import type { Invariant } from '#kernel/database/invariants.ts'

/** The entries as text, in order. A transaction lasts seconds: an entry older than a minute has no late neighbour. */
const entriesAsText: SQL = sql`string_agg(jsonb_build_array(id, extract(epoch FROM changed_at), operator_id, session_id,
  request_id, address, action, subject_kind, subject_id, centre_id, before, after, reason, approval_id)::text,
  E'\n' ORDER BY id)`

const digestOf = (before: SQL): SQL =>
  sql`encode(sha256(convert_to(coalesce(${before}, '') || ${entriesAsText}, 'UTF8')), 'hex')`

/** Seals what came since the last seal: each digest contains the one before, so no entry can be rewritten alone. */
export async function sealChanges({ db }: { db: Database }): Promise<void> {
  await db.execute(sql`
    WITH newest AS (SELECT last_change_id, digest FROM operator_change_seals ORDER BY last_change_id DESC LIMIT 1)
    INSERT INTO operator_change_seals (last_change_id, digest)
    SELECT max(id), ${digestOf(sql`(SELECT digest FROM newest)`)}
    FROM operator_changes
    WHERE id > coalesce((SELECT last_change_id FROM newest), 0) AND changed_at < now() - interval '1 minute'
    HAVING count(*) > 0
    ON CONFLICT DO NOTHING`)
}

export const changeInvariants: readonly Invariant[] = [
  {
    name: 'the log of changes fits its seals',
    broken: sql`
      SELECT seal.last_change_id AS id FROM (
        SELECT last_change_id, digest, lag(last_change_id, 1, 0::bigint) OVER earlier AS after_id,
          lag(digest) OVER earlier AS digest_before
        FROM operator_change_seals WINDOW earlier AS (ORDER BY last_change_id)) AS seal
      WHERE seal.digest IS DISTINCT FROM (
        SELECT ${digestOf(sql`seal.digest_before`)} FROM operator_changes
        WHERE id > seal.after_id AND id <= seal.last_change_id)`,
  },
]
