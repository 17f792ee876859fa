import { type Changed, defineCommand } from '#commands/define-command.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { refuseStale } from '#modules/staff/index.ts'
import { type EditedModel, type ModelFields, slugOfCar } from '../rules/edited-car.ts'
import { deleteCar, insertModel, keepBrand, replaceFitments, updateModel } from '../storage/change-cars.ts'
import { findEditedModel } from '../storage/edited-car-queries.ts'
import { sanitiseNames } from './edit-brands.ts'

type Revised = { id: number; revision: number }

/** A new model; customers can choose it at once. */
export const createModel = defineCommand({
  action: 'cars.create-model',
  permission: 'catalogue.write',
  async run(tx, _actor, { brandId, type, fitments, ...input }: ModelFields & { brandId: number }) {
    const names = sanitiseNames(input)
    if (!names.ok) return names
    if (!(await keepBrand(tx, brandId))) return refuse('NOT_FOUND', { field: 'brand_id' })
    const slug = slugOfCar(names.value.nameEn)
    const id = await insertModel(tx, { ...names.value, type, brandId, slug })
    if (id === undefined) return refuse('CAR_EXISTS', { field: 'name' })
    if (!(await replaceFitments(tx, id, fitments))) return refuse('FITMENTS_OVERLAP', { field: 'fitments' })
    return changed(tx, id, undefined)
  },
})

/** Changes a model and all that is known of what it takes. */
export const editModel = defineCommand({
  action: 'cars.edit-model',
  permission: 'catalogue.write',
  async run(tx, _actor, { id, revision, type, fitments, ...input }: ModelFields & Revised) {
    const before = await findEditedModel(tx, id)
    if (!before) return refuse('NOT_FOUND')
    const names = sanitiseNames(input)
    if (!names.ok) return names
    if (!(await updateModel(tx, { ...names.value, type, id, revision }))) return stale(tx, id)
    if (!(await replaceFitments(tx, id, fitments))) return refuse('FITMENTS_OVERLAP', { field: 'fitments' })
    return changed(tx, id, before)
  },
})

export const removeModel = defineCommand({
  action: 'cars.remove-model',
  permission: 'catalogue.write',
  reason: 'required',
  async run(
    tx,
    _actor,
    { id, revision }: Revised,
  ): Promise<Outcome<Changed<{ id: number }>, 'NOT_FOUND' | 'CAR_USED' | 'VERSION_CONFLICT'>> {
    const before = await findEditedModel(tx, id)
    if (!before) return refuse('NOT_FOUND')
    const removal = await deleteCar(tx, 'model', { id, revision })
    if (removal === 'used') return refuse('CAR_USED')
    if (removal === 'stale') return stale(tx, id)
    return ok({ result: { id }, subject: { kind: 'car-model', id }, before: loggedOf(before), after: {} })
  },
})

async function stale(tx: Transaction, id: number) {
  return refuseStale(tx, { kind: 'car-model', id: String(id) }, { ...(await findEditedModel(tx, id)) })
}

async function changed(
  tx: Transaction,
  id: number,
  before: EditedModel | undefined,
): Promise<Outcome<Changed<EditedModel>, 'NOT_FOUND'>> {
  const after = await findEditedModel(tx, id)
  if (!after) return refuse('NOT_FOUND')
  return ok({
    result: after,
    subject: { kind: 'car-model', id },
    before: before ? loggedOf(before) : {},
    after: loggedOf(after),
  })
}

function loggedOf({ slug, nameEn, nameAr, type, brand, fitments }: EditedModel) {
  return { slug, nameEn, nameAr, type, brandId: brand.id, fitments }
}
