import { maxCount } from '#commands/keyset.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { EditedPlace } from '../rules/edited-place.ts'
import {
  findEditedPlace,
  findEditedPlaces,
  type PlaceFilter,
  type PlacePosition,
} from '../storage/edited-place-queries.ts'
import type { PlaceKey } from './place-changes.ts'

/** Places as operators see them, hidden ones included. */
export async function listEditedPlaces(
  { db }: { db: Database },
  filter: PlaceFilter,
  page: { after: PlacePosition | undefined; limit: number },
): Promise<{ found: EditedPlace[]; total: number; isExact: boolean }> {
  const { found, total } = await findEditedPlaces(db, filter, page)
  return { found, total: Math.min(total, maxCount), isExact: total <= maxCount }
}

export async function readPlace(
  { db }: { db: Database },
  key: PlaceKey,
): Promise<Outcome<EditedPlace, 'NOT_FOUND'>> {
  const place = await findEditedPlace(db, key)
  return place ? ok(place) : refuse('NOT_FOUND')
}
