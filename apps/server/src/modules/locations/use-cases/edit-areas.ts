import { type Changed, defineCommand } from '#commands/define-command.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type AreaFields, type AreaKind, type PlaceKind, slugOfPlace } from '../rules/edited-place.ts'
import { deletePlace, insertArea, keepPlace, setAreaActive, updateArea } from '../storage/change-places.ts'
import { findEditedPlace } from '../storage/edited-place-queries.ts'
import { changedPlace, isDefaultPlace, loggedPlace, orderPlaces, type RefuseStale } from './place-changes.ts'

type AreaKey = { kind: AreaKind; id: number }
type Revised = AreaKey & { revision: number }

const parentKinds = { state: 'country', city: 'state', region: 'city' } as const satisfies Record<
  AreaKind,
  PlaceKind
>

/** Commands about states, cities and regions. */
export function areaCommands({ refuseStale }: { refuseStale: RefuseStale }) {
  async function stale(tx: Transaction, { kind, id }: AreaKey) {
    const current = await findEditedPlace(tx, { kind, id })
    return refuseStale(tx, { kind, id: String(id) }, { ...current })
  }

  return {
    create: defineCommand({
      action: 'places.create',
      permission: 'catalogue.write',
      async run(tx, _actor, { kind, parentId, ...input }: AreaFields & { kind: AreaKind; parentId: number }) {
        const checked = checkArea(kind, input)
        if (!checked.ok) return checked
        const isThere = await keepPlace(tx, { kind: parentKinds[kind], id: parentId })
        if (!isThere) return refuse('NOT_FOUND', { field: 'parent_id' })
        const slug = slugOfPlace(checked.value.nameEn)
        const id = await insertArea(tx, { ...checked.value, kind, parentId, slug })
        if (id === undefined) return refuse('PLACE_EXISTS', { field: 'name' })
        return changedPlace(tx, { kind, id }, undefined)
      },
    }),

    edit: defineCommand({
      action: 'places.edit',
      permission: 'catalogue.write',
      async run(tx, _actor, { kind, id, revision, ...input }: AreaFields & Revised) {
        const before = await findEditedPlace(tx, { kind, id })
        if (!before) return refuse('NOT_FOUND')
        const checked = checkArea(kind, input)
        if (!checked.ok) return checked
        if (!(await updateArea(tx, { ...checked.value, kind, id, revision }))) return stale(tx, { kind, id })
        return changedPlace(tx, { kind, id }, before)
      },
    }),

    activate: defineCommand({
      action: 'places.activate',
      permission: 'catalogue.write',
      async run(tx, _actor, { kind, id, revision, isActive }: Revised & { isActive: boolean }) {
        const before = await findEditedPlace(tx, { kind, id })
        if (!before) return refuse('NOT_FOUND')
        if (!isActive && isDefaultPlace(before)) return refuse('PLACE_DEFAULT')
        if (!(await setAreaActive(tx, { kind, id, revision, isActive }))) return stale(tx, { kind, id })
        return changedPlace(tx, { kind, id }, before)
      },
    }),

    order: defineCommand({
      action: 'places.order',
      permission: 'catalogue.write',
      async run(
        tx,
        _actor,
        { kind, parentId, ids }: { kind: AreaKind; parentId: number; ids: readonly number[] },
      ): Promise<Outcome<Changed<{ ids: readonly number[] }>, 'NOT_FOUND' | 'ORDER_OUTDATED'>> {
        const isThere = await keepPlace(tx, { kind: parentKinds[kind], id: parentId })
        if (!isThere) return refuse('NOT_FOUND', { field: 'parent_id' })
        return orderPlaces(tx, { kind, parentId }, ids)
      },
    }),

    remove: defineCommand({
      action: 'places.remove',
      permission: 'catalogue.write',
      reason: 'required',
      async run(
        tx,
        _actor,
        { kind, id, revision }: Revised,
      ): Promise<
        Outcome<Changed<{ id: number }>, 'NOT_FOUND' | 'PLACE_DEFAULT' | 'PLACE_USED' | 'VERSION_CONFLICT'>
      > {
        const before = await findEditedPlace(tx, { kind, id })
        if (!before) return refuse('NOT_FOUND')
        if (isDefaultPlace(before)) return refuse('PLACE_DEFAULT')
        const removal = await deletePlace(tx, { kind, id, revision })
        if (removal === 'used') return refuse('PLACE_USED')
        if (removal === 'stale') return stale(tx, { kind, id })
        return ok({ result: { id }, subject: { kind, id }, before: loggedPlace(before), after: {} })
      },
    }),
  }
}

function checkArea(kind: AreaKind, input: AreaFields): Outcome<AreaFields, 'REQUIRED'> {
  const fields = {
    ...input,
    nameEn: sanitiseText(input.nameEn),
    nameAr: sanitiseText(input.nameAr),
    governorateCode: kind === 'state' ? input.governorateCode : null,
  }
  if (!fields.nameEn || !fields.nameAr) return refuse('REQUIRED', { field: 'name' })
  if (kind === 'state' && !fields.governorateCode) return refuse('REQUIRED', { field: 'governorate_code' })
  return ok(fields)
}
