import { sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import { type Audience, audienceKey } from './audience.ts'
import { liveEvents } from './live-events.tables.ts'

export const liveChannel = 'warsha_live'
const mostBytes = 8000

/** Shows a change to the browsers that look at it, in every process, once the transaction is committed. */
export async function publishLive(
  tx: Transaction,
  audience: Audience,
  type: string,
  data: unknown,
): Promise<void> {
  if (Buffer.byteLength(JSON.stringify(data)) > mostBytes)
    throw new Error(`The live event ${type} is too large`)
  // The notice has no payload: several events of one transaction are one notice, and readers look for what is new.
  await tx.execute(sql`
    WITH written AS (
      INSERT INTO ${liveEvents} (audience, type, data)
      VALUES (${audienceKey(audience)}, ${type}, ${JSON.stringify(data)}::jsonb)
    )
    SELECT pg_notify(${liveChannel}, '')`)
}
