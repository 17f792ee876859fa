import { type Changed, defineCommand } from '#commands/define-command.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { refuseStale } from '#modules/staff/index.ts'
import { type BrandFields, type EditedBrand, slugOfCar } from '../rules/edited-car.ts'
import { deleteCar, insertBrand, updateBrand } from '../storage/change-cars.ts'
import { findEditedBrand } from '../storage/edited-car-queries.ts'

type Revised = { id: number; revision: number }

export const createBrand = defineCommand({
  action: 'cars.create-brand',
  permission: 'catalogue.write',
  async run(tx, _actor, input: BrandFields) {
    const names = sanitiseNames(input)
    if (!names.ok) return names
    const id = await insertBrand(tx, { ...names.value, slug: slugOfCar(names.value.nameEn) })
    if (id === undefined) return refuse('CAR_EXISTS', { field: 'name' })
    return changed(tx, id, undefined)
  },
})

export const editBrand = defineCommand({
  action: 'cars.edit-brand',
  permission: 'catalogue.write',
  async run(tx, _actor, { id, revision, ...input }: BrandFields & Revised) {
    const before = await findEditedBrand(tx, id)
    if (!before) return refuse('NOT_FOUND')
    const names = sanitiseNames(input)
    if (!names.ok) return names
    if (!(await updateBrand(tx, { ...names.value, id, revision }))) return stale(tx, id)
    return changed(tx, id, before)
  },
})

export const removeBrand = defineCommand({
  action: 'cars.remove-brand',
  permission: 'catalogue.write',
  reason: 'required',
  async run(
    tx,
    _actor,
    { id, revision }: Revised,
  ): Promise<Outcome<Changed<{ id: number }>, 'NOT_FOUND' | 'CAR_USED' | 'VERSION_CONFLICT'>> {
    const before = await findEditedBrand(tx, id)
    if (!before) return refuse('NOT_FOUND')
    const removal = await deleteCar(tx, 'brand', { id, revision })
    if (removal === 'used') return refuse('CAR_USED')
    if (removal === 'stale') return stale(tx, id)
    return ok({ result: { id }, subject: { kind: 'car-brand', id }, before: loggedOf(before), after: {} })
  },
})

/** Names without markup; both are needed. */
export function sanitiseNames({ nameEn, nameAr }: BrandFields): Outcome<BrandFields, 'REQUIRED'> {
  const names = { nameEn: sanitiseText(nameEn), nameAr: sanitiseText(nameAr) }
  return names.nameEn && names.nameAr ? ok(names) : refuse('REQUIRED', { field: 'name' })
}

async function stale(tx: Transaction, id: number) {
  return refuseStale(tx, { kind: 'car-brand', id: String(id) }, { ...(await findEditedBrand(tx, id)) })
}

async function changed(
  tx: Transaction,
  id: number,
  before: EditedBrand | undefined,
): Promise<Outcome<Changed<EditedBrand>, 'NOT_FOUND'>> {
  const after = await findEditedBrand(tx, id)
  if (!after) return refuse('NOT_FOUND')
  return ok({
    result: after,
    subject: { kind: 'car-brand', id },
    before: before ? loggedOf(before) : {},
    after: loggedOf(after),
  })
}

function loggedOf({ slug, nameEn, nameAr }: EditedBrand) {
  return { slug, nameEn, nameAr }
}
