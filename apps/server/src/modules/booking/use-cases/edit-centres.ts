import { z } from 'zod'
import { type Changed, defineCommand } from '#commands/define-command.ts'
import { refuseViolations } from '#commands/refuse-violations.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { readWholeNumber } from '#modules/identity/index.ts'
import { findCentralWarehouse, openWarehouse } from '#modules/inventory/index.ts'
import { findOpenState, type OpenState, readPhoneRules } from '#modules/locations/index.ts'
import { refuseStale } from '#modules/staff/index.ts'
import { type EditedCentre, type EditedCentreFields, slugOf } from '../rules/edited-centre.ts'
import { listCentreWarehouses } from '../storage/centre-warehouse-queries.ts'
import {
  findEditedCentre,
  hasCentreType,
  haveServiceTypes,
  insertCentre,
  listSlugsLike,
  setActive,
  updateCentre,
} from '../storage/edited-centre-queries.ts'
import { lockSchedules } from '../storage/generate-slots.ts'
import { applySchedule } from './apply-schedule.ts'

/** Fields that a constraint of the centres is about. */
const fieldOfConstraint = { service_centres_picture_address_pictures_address_fk: 'picture' }

/** Operators made, changed, opened or took out a centre. */
export const centreChanged = defineEvent(
  'booking.centre-changed',
  z.object({ centreId: z.int() }),
  ({ centreId }) => centreId,
)

/** A new centre with its warehouse: its own shelf, or the central one that its goods come from. */
export const createCentre = defineCommand({
  action: 'centres.create',
  permission: 'centres.write',
  async run(tx, { centres }, input: EditedCentreFields) {
    if (centres !== 'all') return refuse('ALL_CENTRES_ONLY')
    const checked = await checkFields(tx, input)
    if (!checked.ok) return checked
    const { fields, state } = checked.value
    await lockSchedules(tx)
    const base = slugOf(fields.nameEn, [])
    const slug = slugOf(fields.nameEn, await listSlugsLike(tx, base))
    const central = fields.stockType === 'warehouse' ? await findCentralWarehouse(tx) : undefined
    const warehouseId = central ?? (await openShelf(tx, { slug, fields, state }))
    const made = await refuseViolations(tx, fieldOfConstraint, (inner) =>
      insertCentre(inner, { ...fields, slug, warehouseId }),
    )
    return made.ok ? changed(tx, { id: made.value, before: undefined }) : made
  },
})

type Edit = EditedCentreFields & { id: number; revision: number }

/** Changes what a centre is and does. Goods on a shelf of its own stay there. */
export const editCentre = defineCommand({
  action: 'centres.edit',
  permission: 'centres.write',
  async run(tx, { centres }, { id, revision, ...input }: Edit, { clock }) {
    const before = await findEditedCentre(tx, { id, centres })
    if (!before) return refuse('NOT_FOUND')
    const checked = await checkFields(tx, input)
    if (!checked.ok) return checked
    const { fields, state } = checked.value
    await lockSchedules(tx)
    const own = await listCentreWarehouses(tx, [id])
    const needsShelf = fields.stockType === 'center' && own.length === 0
    const warehouseId = needsShelf
      ? await openShelf(tx, { slug: before.slug, fields, state })
      : before.warehouseId
    const saved = await refuseViolations(tx, fieldOfConstraint, (inner) =>
      updateCentre(inner, { ...fields, id, revision, warehouseId }),
    )
    if (!saved.ok) return saved
    if (!saved.value) return stale(tx, id)
    // Another country has other holidays.
    const applied =
      before.stateId === fields.stateId
        ? ok(true as const)
        : await applySchedule(tx, { centreIds: [id], clock })
    return applied.ok ? changed(tx, { id, before }) : applied
  },
})

/** Opens a centre to the shop with its hours, or takes it out of it; one that is booked stays open. */
export const activateCentre = defineCommand({
  action: 'centres.activate',
  permission: 'centres.write',
  reason: 'required',
  async run(
    tx,
    { centres },
    { id, revision, isActive }: { id: number; revision: number; isActive: boolean },
    { clock },
  ) {
    const before = await findEditedCentre(tx, { id, centres })
    if (!before) return refuse('NOT_FOUND')
    await lockSchedules(tx)
    if (!(await setActive(tx, { id, revision, isActive }))) return stale(tx, id)
    const applied = await applySchedule(tx, { centreIds: [id], clock })
    return applied.ok ? changed(tx, { id, before }) : applied
  },
})

async function stale(tx: Transaction, id: number) {
  const current = await findEditedCentre(tx, { id, centres: 'all' })
  return refuseStale(tx, { kind: 'centre', id: String(id) }, { ...current })
}

type Checked = { fields: EditedCentreFields; state: OpenState }

async function checkFields(tx: Transaction, input: EditedCentreFields): Promise<Outcome<Checked, string>> {
  const fields = sanitiseFields(input)
  const empty = (['nameEn', 'nameAr', 'addressEn', 'addressAr'] as const).find((field) => !fields[field])
  if (empty) return refuse('REQUIRED', { field: empty.startsWith('name') ? 'name' : 'address' })
  const number = readWholeNumber(await readPhoneRules(tx), fields.phone)
  if (!number.ok) return refuse(number.code, { field: 'phone' })
  const state = await findOpenState(tx, fields.stateId)
  if (!state) return refuse('INVALID', { field: 'state_id' })
  if (!(await hasCentreType(tx, fields.typeId))) return refuse('INVALID', { field: 'type_id' })
  const serviceTypeIds = fields.offers.map(({ serviceTypeId }) => serviceTypeId)
  if (!(await haveServiceTypes(tx, serviceTypeIds))) return refuse('INVALID', { field: 'offers' })
  return ok({ fields: { ...fields, phone: number.value.e164 }, state })
}

function sanitiseFields(fields: EditedCentreFields): EditedCentreFields {
  return {
    ...fields,
    nameEn: sanitiseText(fields.nameEn),
    nameAr: sanitiseText(fields.nameAr),
    addressEn: sanitiseText(fields.addressEn),
    addressAr: sanitiseText(fields.addressAr),
    descriptionEn: sanitiseText(fields.descriptionEn),
    descriptionAr: sanitiseText(fields.descriptionAr),
  }
}

function openShelf(tx: Transaction, { slug, fields, state }: Checked & { slug: string }): Promise<number> {
  return openWarehouse(tx, {
    slug: `${slug}-shelf`,
    nameEn: fields.nameEn,
    nameAr: fields.nameAr,
    stateId: fields.stateId,
    streetAddress: fields.addressEn,
    city: state.nameEn,
    countryCode: state.countryIso,
    phone: fields.phone,
  })
}

async function changed(
  tx: Transaction,
  { id, before }: { id: number; before: EditedCentre | undefined },
): Promise<Outcome<Changed<EditedCentre>, 'NOT_FOUND'>> {
  const after = await findEditedCentre(tx, { id, centres: 'all' })
  if (!after) return refuse('NOT_FOUND')
  await publish(tx, centreChanged({ centreId: id }))
  return ok({
    result: after,
    subject: { kind: 'centre', id },
    centreId: id,
    before: before ? loggedOf(before) : {},
    after: loggedOf(after),
  })
}

/** Fees are logged with the shifts that ask for them. */
function loggedOf({
  id: _id,
  revision: _revision,
  scheduleRevision: _schedule,
  serviceFee: _fee,
  ...fields
}: EditedCentre) {
  return fields
}
