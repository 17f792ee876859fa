import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Executor } from '#kernel/database/connect.ts'
import { fixedSql } from '#kernel/database/fixed-statement.ts'
import type { ModelDefinition } from '#kernel/read-model.ts'
import type { Customer, Session } from '../rules/customer.ts'
import { type CustomerRow, customerColumns, toCustomer } from './customer-row.ts'

export type LiveSession = { id: number; kind: Session['kind']; customerId: number }

/** Even if no notice came, a process counts a session as live no longer than this after it was read. */
const maxAgeMs = 1000
const maxSessions = 50_000

export type LiveSessions = {
  find(publicId: string): LiveSession | undefined
  add(publicId: string, session: LiveSession): void
  forget(id: number): void
}

/** Sessions that were seen alive a moment ago. An ended one is announced and forgotten at once. */
export const liveSessions: ModelDefinition<LiveSessions> = {
  topics: ['sessions'],
  load: async () => createLiveSessions(),
  async patch(value, _db, change) {
    for (const id of change.get('sessions') ?? []) value.forget(id)
    return value
  },
}

/** `perf` tells the time, in milliseconds since any moment. */
export function createLiveSessions(perf?: { now(): number }): LiveSessions {
  const publicIds = new Map<number, string>()
  const sessions = new LRUCache<string, LiveSession>({
    max: maxSessions,
    ttl: maxAgeMs,
    // To the millisecond: a session that was read just before it ended is not live any longer than the others.
    ttlResolution: 0,
    ...(perf && { perf }),
    dispose: ({ id }) => publicIds.delete(id),
  })
  return {
    find: (publicId) => sessions.get(publicId),
    add(publicId, session) {
      sessions.set(publicId, session)
      publicIds.set(session.id, publicId)
    },
    forget: (id) => sessions.delete(publicIds.get(id) ?? ''),
  }
}

/** Those of the sessions that are over, or never were. */
export async function findEndedSessions(
  executor: Executor,
  publicIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    SELECT asked.id FROM unnest(${sql.param(publicIds)}::uuid[]) AS asked (id)
    WHERE NOT EXISTS (
      SELECT FROM sessions AS session JOIN customers AS customer ON customer.id = session.customer_id
      WHERE session.public_id = asked.id AND session.ended_at IS NULL AND session.expires_at > now()
        AND customer.is_active)`)
  return rows.map(({ id }) => id)
}

export async function findLiveSession(
  executor: Executor,
  publicId: string,
): Promise<{ session: LiveSession; customer: Customer } | undefined> {
  const { rows } = await selectLive(executor, { publicId })
  const [row] = rows
  if (!row) return undefined
  const customer = toCustomer(row)
  return { session: { id: row.sessionId, kind: row.kind, customerId: customer.id }, customer }
}

const selectLive = fixedSql<CustomerRow & { sessionId: number; kind: Session['kind'] }>(
  'identity_find_session',
  sql`
    SELECT ${customerColumns}, session.id AS "sessionId", session.kind
    FROM sessions AS session JOIN customers AS customer ON customer.id = session.customer_id
    WHERE session.public_id = ${sql.placeholder('publicId')} AND session.ended_at IS NULL
      AND session.expires_at > now() AND customer.is_active`,
)
