import { type Changed, type CommandDeps, defineCommand } from '#commands/define-command.ts'
import type { LoggedChange } from '#commands/logged-change.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { readChannelRows } from '#modules/channels/index.ts'
import { refuseStale } from '#modules/staff/index.ts'
import { muscatDay } from '../rules/muscat-day.ts'
import { readCode } from '../rules/promo-code.ts'
import { misfitOf, type Promotion, type PromotionFields } from '../rules/promotion.ts'
import {
  countMostUses,
  findPromotion,
  insertPromotion,
  lockPromotion,
  renumberUses,
  replaceTargets,
  setPromotionActive,
  updatePromotion,
} from '../storage/promotion-queries.ts'

/** A new code, in force from its first day on. */
export const createPromotion = defineCommand({
  action: 'promotions.create',
  permission: 'catalogue.write',
  async run(tx, _actor, { code: typed, ...input }: PromotionFields & { code: string }, deps) {
    const code = readCode(typed)
    if (!code) return refuse('PROMO_CODE_FORM', { field: 'code' })
    const fields = await checkFields(tx, input)
    if (!fields.ok) return fields
    const id = await insertPromotion(tx, { ...fields.value, code })
    if (id === undefined) return refuse('PROMO_CODE_TAKEN', { field: 'code' })
    if (!(await replaceTargets(tx, [{ id, targets: fields.value.targets }])))
      return refuse('INVALID', { field: 'targets' })
    return changed(tx, deps, { id, before: undefined })
  },
})

type Edit = PromotionFields & { id: number; revision: number }

/**
 * Changes the terms for checkouts from now on. Limits stay at or above what is used; the locked code keeps uses away
 * meanwhile.
 */
export const editPromotion = defineCommand({
  action: 'promotions.edit',
  permission: 'catalogue.write',
  async run(tx, _actor, { id, revision, ...input }: Edit, deps) {
    const isCurrent = await lockPromotion(tx, { id, revision })
    const before = await findPromotion(tx, { id, today: todayOf(deps) })
    if (!before) return refuse('NOT_FOUND')
    if (!isCurrent) return refuseStale(tx, { kind: 'promotion', id: String(id) }, before)
    const fields = await checkFields(tx, input)
    if (!fields.ok) return fields
    const { totalLimit, perCustomerLimit, targets } = fields.value
    if (totalLimit !== null && totalLimit < before.used)
      return refuse('LIMIT_BELOW_USED', { field: 'total_limit', params: { used: before.used } })
    if (perCustomerLimit !== null && perCustomerLimit !== before.perCustomerLimit) {
      const used = await countMostUses(tx, id)
      if (perCustomerLimit < used)
        return refuse('LIMIT_BELOW_USED', { field: 'per_customer_limit', params: { used } })
      await renumberUses(tx, [id])
    }
    await updatePromotion(tx, { ...fields.value, id })
    if (!(await replaceTargets(tx, [{ id, targets }]))) return refuse('INVALID', { field: 'targets' })
    return changed(tx, deps, { id, before })
  },
})

/** Nobody gets the code from now on; a purchase whose payment has begun keeps it. */
export const pausePromotion = defineCommand({
  action: 'promotions.pause',
  permission: 'catalogue.write',
  run: (tx, _actor, { id }: { id: number }, deps) => turn(tx, deps, { id, isActive: false }),
  restore: (tx, _actor, change, deps) => turnBack(tx, deps, change),
})

export const resumePromotion = defineCommand({
  action: 'promotions.resume',
  permission: 'catalogue.write',
  run: (tx, _actor, { id }: { id: number }, deps) => turn(tx, deps, { id, isActive: true }),
  restore: (tx, _actor, change, deps) => turnBack(tx, deps, change),
})

async function turnBack(tx: Transaction, deps: CommandDeps, { subjectId, before }: LoggedChange) {
  const turned = await turn(tx, deps, { id: Number(subjectId), isActive: before.isActive === true })
  return !turned.ok && turned.code === 'CONFLICT' ? refuse('CHANGED_SINCE') : turned
}

async function turn(
  tx: Transaction,
  deps: CommandDeps,
  { id, isActive }: { id: number; isActive: boolean },
): Promise<Outcome<Changed<Promotion>, 'NOT_FOUND' | 'CONFLICT'>> {
  const isTurned = await setPromotionActive(tx, id, isActive)
  const after = await findPromotion(tx, { id, today: todayOf(deps) })
  if (!after) return refuse('NOT_FOUND')
  if (!isTurned) return refuse('CONFLICT', { details: { current: { is_active: isActive } } })
  return ok({
    result: after,
    subject: { kind: 'promotion', id },
    before: { isActive: !isActive },
    after: { isActive },
  })
}

async function checkFields(
  tx: Transaction,
  input: PromotionFields,
): Promise<Outcome<PromotionFields, 'REQUIRED' | 'INVALID'>> {
  const name = { en: sanitiseText(input.name.en), ar: sanitiseText(input.name.ar) }
  if (!name.en || !name.ar) return refuse('REQUIRED', { field: 'name' })
  const fields = { ...input, name }
  const misfit = misfitOf(fields)
  if (misfit) return refuse('INVALID', { field: misfit })
  const { channelId } = fields
  const channels = channelId === null ? [] : await readChannelRows(tx)
  if (channelId !== null && !channels.some(({ id }) => id === channelId))
    return refuse('INVALID', { field: 'channel_id' })
  return ok(fields)
}

async function changed(
  tx: Transaction,
  deps: CommandDeps,
  { id, before }: { id: number; before: Promotion | undefined },
): Promise<Outcome<Changed<Promotion>, 'NOT_FOUND'>> {
  const after = await findPromotion(tx, { id, today: todayOf(deps) })
  if (!after) return refuse('NOT_FOUND')
  return ok({
    result: after,
    subject: { kind: 'promotion', id },
    before: before ? loggedOf(before) : {},
    after: loggedOf(after),
  })
}

/** Uses are counted by purchases. */
function loggedOf({ id: _id, revision: _revision, state: _state, used: _used, ...fields }: Promotion) {
  return fields
}

function todayOf({ clock }: Pick<CommandDeps, 'clock'>): string {
  return muscatDay(clock.now())
}
