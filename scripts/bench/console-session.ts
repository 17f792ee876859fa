import { sql } from 'drizzle-orm'
import { staffCookie } from '../../apps/server/src/http/caller.ts'
import type { Database } from '../../apps/server/src/kernel/database/connect.ts'
import { createSecret } from '../../apps/server/src/modules/staff/use-cases/credentials/session-token.ts'

/** A session of the demo's operator of a role, as a header. */
export async function openStaffSession(db: Database, role: string): Promise<string> {
  const { secret, hash } = createSecret()
  await db.execute(sql`
    INSERT INTO staff_sessions (member_id, token_hash, user_agent, expires_at)
    SELECT id, ${hash}, 'bench', now() + interval '12 hours' FROM staff_members WHERE role = ${role} ORDER BY id LIMIT 1`)
  return `${staffCookie}=${secret}`
}
