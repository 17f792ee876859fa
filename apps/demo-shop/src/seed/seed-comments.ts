import { createHash } from 'node:crypto'
import type { Database } from '@warsha/server/kernel/database/connect.ts'
import { sql } from 'drizzle-orm'
import { demoCentres } from '../booking/demo-centres.ts'
import { demoComments } from '../surveys/demo-comments.ts'

/** Comments on finished orders that nobody was asked about yet; most of them wait for an operator. Again it changes nothing. */
export async function seedComments(db: Database): Promise<void> {
  for (const { centre, rate, comment, hoursAgo, state } of demoComments) {
    const centreId = demoCentres.find(({ slug }) => slug === centre)?.id ?? 0
    const tokenHash = createHash('sha256').update(`demo ${comment}`).digest('hex')
    await db.execute(sql`
      WITH finished AS (
        SELECT id, customer_id FROM orders WHERE status = 'FULFILLED'
          AND NOT EXISTS (SELECT FROM survey_invitations WHERE order_id = orders.id OR token_hash = ${tokenHash})
          AND EXISTS (SELECT FROM service_centres WHERE id = ${centreId})
        ORDER BY id LIMIT 1
      ), asked AS (
        INSERT INTO survey_invitations (order_id, customer_id, centre_id, token_hash, expires_at, answered_at)
        SELECT id, customer_id, ${centreId}::integer, ${tokenHash}, now() + interval '7 days',
          now() - ${hoursAgo} * interval '1 hour'
        FROM finished RETURNING id, answered_at
      )
      INSERT INTO survey_answers (invitation_id, rate, comment, moderation, created_at)
      SELECT id, ${rate}::smallint, ${comment}, ${state}, answered_at FROM asked`)
  }
}
