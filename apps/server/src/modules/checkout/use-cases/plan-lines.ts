import { type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import type { Clock } from '#kernel/clock.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import { type Booking, findCentre } from '#modules/booking/index.ts'
import {
  type Channel,
  catalogueModel,
  isForSale,
  isShown,
  limitingCategory,
  type Variant,
} from '#modules/catalogue/index.ts'
import { type LimitProblem, limitProblems, unitsOf } from '#modules/inventory/index.ts'
import type { DraftLine } from '../rules/checkout.ts'
import { claimedCentre } from '../rules/line-metadata.ts'

/** Goods that the shop sells, with what they take from stock and where. */
export type PlannedLine = {
  draft: DraftLine
  variant: Variant
  /** The price of one piece now. */
  unit: Baisa
  units: ReadonlyMap<number, number>
  stateId: number
}

/** The lines wanted, and the moment at which they were planned: periods of codes are judged by it. */
export type Plan = {
  lines: readonly PlannedLine[]
  at: Date
  /** The hour of each line, if they were looked at before the transaction; good for a checkout that holds nothing. */
  hours?: readonly (Booking | undefined)[] | undefined
}

export type PlanRefusal =
  | 'VARIANT_UNKNOWN'
  | 'VARIANT_NOT_IN_CHANNEL'
  | 'PRODUCT_NOT_PUBLISHED'
  | 'PRODUCT_NOT_FOR_SALE'
  | 'PRODUCT_NOT_SOLD_HERE'
  | LimitProblem

type Where = { channel: string; stateId: number }

/** Says of each line what it takes, or why it is not sold. Fees that a caller sends are left out: surcharges are the shop's to add. */
export async function planLines(
  { models, clock }: { models: Models; clock: Clock },
  drafts: readonly DraftLine[],
  { channel, stateId }: Where,
): Promise<Outcome<Plan, PlanRefusal>> {
  const { catalogue, cache } = await models.get(catalogueModel)
  await cache?.ensure({ variantIds: drafts.map(({ variantId }) => variantId) })
  const at = clock.now()
  const shop = { channel: catalogue.channels.get(channel), nowMs: at.getTime() }
  const planned: PlannedLine[] = []
  for (const draft of drafts) {
    const variant = catalogue.variantsById.get(draft.variantId)
    if (variant?.product.kind === 'fee') continue
    const served = await placeOf(models, draft, stateId)
    const problem = problemOf(variant, shop, served)
    if (!variant || problem === 'VARIANT_UNKNOWN')
      return refuse('VARIANT_UNKNOWN', { ...linesOf(draft), field: 'variantId' })
    if (problem) return refuse(problem, linesOf(draft))
    const unit = (shop.channel && variant.prices[shop.channel.index]?.payableBaisa) ?? noBaisa
    const units = unitsOf(variant, draft.quantity, catalogue)
    planned.push({ draft, variant, unit, units, stateId: served })
  }
  const limited = withinLimits(planned)
  return limited.ok ? ok({ lines: limited.value, at }) : limited
}

/** Which line a refusal is about. */
export function linesOf({ variantId }: Pick<DraftLine, 'variantId'>) {
  return { field: 'lines', params: { variantId } }
}

/** A booked line takes from the stock of its centre's place, any other from the shopper's. */
async function placeOf(models: Models, { metadata }: DraftLine, stateId: number): Promise<number> {
  const centreId = claimedCentre(metadata)
  const centre = centreId ? await findCentre(models, centreId) : undefined
  return centre?.ok ? centre.value.stateId : stateId
}

function problemOf(
  variant: Variant | undefined,
  { channel, nowMs }: { channel: Channel | undefined; nowMs: number },
  stateId: number,
): PlanRefusal | undefined {
  if (!variant) return 'VARIANT_UNKNOWN'
  const { product } = variant
  if (!channel || !variant.prices[channel.index]) return 'VARIANT_NOT_IN_CHANNEL'
  if (!isShown(product, channel, nowMs)) return 'PRODUCT_NOT_PUBLISHED'
  if (!isForSale(product, channel, nowMs)) return 'PRODUCT_NOT_FOR_SALE'
  const isSoldHere = product.stateIds.length === 0 || product.stateIds.includes(stateId)
  return isSoldHere ? undefined : 'PRODUCT_NOT_SOLD_HERE'
}

function withinLimits(planned: PlannedLine[]): Outcome<PlannedLine[], PlanRefusal> {
  const wanted = planned.map(({ variant, draft }, at) => ({
    key: String(at),
    quantity: draft.quantity,
    product: variant.product,
  }))
  const [excess] = limitProblems(wanted, { limitOf: ({ category }) => limitingCategory(category) })
  const line = excess && planned[Number(excess[0])]
  return line ? refuse(excess[1], linesOf(line.draft)) : ok(planned)
}
