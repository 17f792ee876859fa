import type { Changed } from '#commands/define-command.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, type Refusal, refuse } from '#kernel/outcome.ts'
import type { EditedPlace, PlaceKind } from '../rules/edited-place.ts'
import { isDefaultCountry, isDefaultState } from '../rules/store-place.ts'
import { lockOrder, storeOrder } from '../storage/change-places.ts'
import { findEditedPlace } from '../storage/edited-place-queries.ts'

/** The operator looked at a former state; offered by the module of staff, which knows their names. */
export type RefuseStale = (
  tx: Transaction,
  subject: { kind: string; id: string },
  current: object,
) => Promise<Refusal<'VERSION_CONFLICT'>>

export type PlaceKey = { kind: PlaceKind; id: number }

/** The place of a visitor who has chosen none: it is neither hidden nor deleted. */
export function isDefaultPlace(place: Pick<EditedPlace, 'kind' | 'slug' | 'iso'>): boolean {
  if (place.kind === 'country') return isDefaultCountry(place)
  return place.kind === 'state' && isDefaultState(place)
}

export async function changedPlace(
  tx: Transaction,
  key: PlaceKey,
  before: EditedPlace | undefined,
): Promise<Outcome<Changed<EditedPlace>, 'NOT_FOUND'>> {
  const after = await findEditedPlace(tx, key)
  if (!after) return refuse('NOT_FOUND')
  return ok({
    result: after,
    subject: { kind: key.kind, id: key.id },
    before: before ? loggedPlace(before) : {},
    after: loggedPlace(after),
  })
}

/** An order of what was there a moment ago is refused: a place was added or deleted meanwhile. */
export async function orderPlaces(
  tx: Transaction,
  { kind, parentId }: { kind: PlaceKind; parentId: number | null },
  ids: readonly number[],
): Promise<Outcome<Changed<{ ids: readonly number[] }>, 'ORDER_OUTDATED'>> {
  const before = await lockOrder(tx, { kind, parentId })
  const named = new Set(ids)
  const isSame = ids.length === before.length && before.every((id) => named.has(id))
  if (!isSame) return refuse('ORDER_OUTDATED', { field: 'ids' })
  await storeOrder(tx, kind, ids)
  return ok({
    result: { ids },
    subject: { kind: `${kind}-order`, id: parentId ?? 0 },
    before: { ids: before },
    after: { ids },
  })
}

/** Fields that a kind of place does not have are left out. */
export function loggedPlace(place: EditedPlace): Record<string, unknown> {
  return Object.fromEntries(Object.entries(loggedFields(place)).filter(([, value]) => value !== null))
}

function loggedFields(place: EditedPlace) {
  const { nameEn, nameAr, slug, isActive, parentId, latitude, longitude } = place
  const { governorateCode, iso, phonePrefix, phoneDigits } = place
  const fields = { nameEn, nameAr, slug, isActive, parentId, latitude, longitude, governorateCode, iso }
  return { ...fields, phonePrefix, phoneDigits }
}
