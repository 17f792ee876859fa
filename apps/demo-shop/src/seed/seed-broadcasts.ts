import type { Actor, CommandDeps } from '@warsha/server/commands/define-command.ts'
import type { Transaction } from '@warsha/server/kernel/database/connect.ts'
import { inTransaction } from '@warsha/server/kernel/database/transaction.ts'
import { ok } from '@warsha/server/kernel/outcome.ts'
import { recordNotification } from '@warsha/server/modules/notifications/index.ts'
import { broadcast, cancelBroadcast } from '@warsha/server/modules/notifications/use-cases/broadcast.ts'
import { sql } from 'drizzle-orm'
import type { demoPictures } from '../media/demo-pictures.ts'
import { broadcastNews, expiredBroadcast, plannedBroadcasts } from '../notifications/demo-broadcasts.ts'
import { actInDemo } from './demo-actor.ts'

const daySeconds = 86_400

/** Broadcasts in each state: the news that customers have had, one that is over, one that waits and one that was cancelled. */
export async function seedBroadcasts(
  deps: CommandDeps,
  actor: Actor,
  pictures: Record<keyof typeof demoPictures, string>,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await recordExpired(tx, actor)
    for (const name of [expiredBroadcast.name, ...broadcastNews]) await recordSent(tx, actor, name)
    return ok(undefined)
  })
  for (const { key, cancelled, daysAhead, expiresInDays, picture, ...words } of plannedBroadcasts) {
    const sendAt = new Date(deps.clock.now().getTime() + daysAhead * daySeconds * 1000)
    sendAt.setUTCHours(6, 0, 0, 0)
    const waiting = await actInDemo(deps, actor, broadcast, {
      // A key stands for one content, and the moment is another one on another day.
      key: `${key}-${sendAt.toISOString().slice(0, 10)}`,
      input: {
        ...words,
        audience: { to: 'all' },
        image: pictures[picture],
        expiresInSeconds: expiresInDays * daySeconds,
        sendAt: sendAt.toISOString(),
      },
    })
    if (!cancelled) continue
    const input = { publicId: waiting.publicId }
    await actInDemo(deps, actor, cancelBroadcast, {
      key: `${cancelled}-${sendAt.toISOString().slice(0, 10)}`,
      input,
    })
  }
}

async function recordExpired(tx: Transaction, { operatorId }: Actor): Promise<void> {
  const { name, daysAgo, expiresInDays, ...words } = expiredBroadcast
  const { rows } = await tx.execute<{ at: string }>(sql`SELECT now() - ${daysAgo} * interval '1 day' AS at`)
  await recordNotification(tx, {
    ...words,
    recipient: { to: 'everybody' },
    cause: `demo/${name}`,
    image: null,
    order: null,
    operatorId,
    sentAt: new Date(rows[0]?.at ?? ''),
    expiresInSeconds: expiresInDays * daySeconds,
  })
}

/** The broadcast that a notification of the demo came from. */
async function recordSent(tx: Transaction, { operatorId }: Actor, name: string): Promise<void> {
  await tx.execute(sql`
    WITH told AS (
      UPDATE notifications SET operator_id = ${operatorId} WHERE cause = ${`demo/${name}`} RETURNING *
    )
    INSERT INTO broadcasts (operator_id, state_id, subject, message, link, expires_in_seconds, head_count, send_at, state,
      notification_id, created_at)
    SELECT ${operatorId}, state_id, subject, message, link, extract(epoch FROM expires_at - sent_at)::integer,
      (SELECT count(*)::integer FROM customers WHERE is_active), sent_at, 'sent', id, sent_at
    FROM told WHERE NOT EXISTS (SELECT FROM broadcasts WHERE notification_id = told.id)`)
}
