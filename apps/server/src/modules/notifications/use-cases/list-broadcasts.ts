import type { Actor } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import type { SortedPage } from '#commands/list-order.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import { findPlaceOfCall } from '#modules/locations/index.ts'
import {
  type BroadcastFilter,
  type BroadcastSort,
  broadcastOrder,
  countAudience,
  findBroadcasts,
  type SortedBroadcast,
} from '../storage/broadcast-queries.ts'

export type { SortedBroadcast }
export { broadcastOrder }

/** Broadcasts; an operator who may write only to single customers sees only their own. */
export async function listBroadcasts(
  { db }: { db: Database },
  { operatorId, permissions }: Pick<Actor, 'operatorId' | 'permissions'>,
  filter: Omit<BroadcastFilter, 'operatorId'>,
  page: SortedPage<BroadcastSort>,
): Promise<{ broadcasts: SortedBroadcast[]; total: number; isExact: boolean }> {
  const own = permissions.has('notifications.broadcast') ? undefined : operatorId
  const { broadcasts, total } = await findBroadcasts(db, { ...filter, operatorId: own }, page)
  return { broadcasts, total: Math.min(total, maxCount), isExact: total <= maxCount }
}

/** How many customers and devices all are, or those of a city. */
export async function readAudience(
  { db, models }: { db: Database; models: Models },
  asked: { to: 'all' } | { to: 'city'; city: string | undefined },
): Promise<Outcome<{ customers: number; devices: number }, 'REQUIRED' | 'NOT_FOUND'>> {
  if (asked.to === 'all') return ok(await countAudience(db, { to: 'everybody' }))
  if (asked.city === undefined) return refuse('REQUIRED', { field: 'city_id' })
  const stateId = await findPlaceOfCall(models, { id: asked.city, cookie: undefined })
  if (stateId === undefined) return refuse('NOT_FOUND', { field: 'city_id' })
  return ok(await countAudience(db, { to: 'city', stateId }))
}
