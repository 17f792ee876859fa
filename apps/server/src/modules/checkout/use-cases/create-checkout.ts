import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { BookingProblem, SlotProblem } from '#modules/booking/index.ts'
import { findChannel } from '#modules/channels/index.ts'
import { readLegalTexts } from '#modules/content/index.ts'
import { addLines, type LinesRefusal } from '../rules/change-lines.ts'
import type { Checkout, DraftLine } from '../rules/checkout.ts'
import type { NewCheckout } from '../storage/checkout-queries.ts'
import { openCheckout } from '../storage/open-checkout.ts'
import { checkFulfilment, type FulfilmentProblem } from './check-fulfilment.ts'
import { checkVisitorsStock } from './check-visitors-stock.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { createAtOnce } from './create-at-once.ts'
import type { DiscountRefusal } from './discount-renewal.ts'
import { lookFirst } from './look-first.ts'
import { type PlanRefusal, planLines } from './plan-lines.ts'
import { fillCheckout } from './reserve.ts'

export type CheckoutDraft = Omit<NewCheckout, 'channelId' | 'termsVersion'> & {
  channel: string
  lines: readonly DraftLine[]
  /** The shop's own cart has one checkout for a customer, which begins anew; other clients make a new one each time. */
  isCart: boolean
  /** For a purchase in one call: refused unless it could be fulfilled as it is. */
  isFinal?: boolean
}

export type FillRefusal =
  | LinesRefusal
  | PlanRefusal
  | BookingProblem
  | SlotProblem
  | 'STOCK_INSUFFICIENT'
  | DiscountRefusal
  | FulfilmentProblem
  | 'NOT_FOUND'
  | 'CHECKOUTS_TOO_MANY'
  | 'CONFLICT'

/**
 * Makes a checkout of these lines. A cart that has one gets that one, with these lines in the place of its own, and
 * keeps it as it was when they are refused.
 */
export async function createCheckout(
  deps: CheckoutDeps,
  { channel, lines, isCart, isFinal = false, ...draft }: CheckoutDraft,
): Promise<Outcome<Checkout, FillRefusal | 'CHANNEL_UNKNOWN'>> {
  const known = await findChannel(deps.models, channel)
  if (!known) return refuse('CHANNEL_UNKNOWN', { field: 'channel' })
  const joined = addLines([], lines)
  if (!joined.ok) return joined
  const { customerId, stateId } = draft
  const planned = await planLines(deps, joined.value, { channel, stateId })
  if (!planned.ok) return planned
  const { lines: wanted } = planned.value
  const looked =
    customerId === null
      ? await checkVisitorsStock(deps, wanted, { channel, stateId })
      : await lookFirst(deps, wanted, customerId)
  if (!looked.ok) return looked
  const plan = { ...planned.value, hours: looked.value }
  const fresh = { ...draft, channelId: known.id, termsVersion: await termsInForce(deps) }
  const isHeld = customerId !== null && planned.value.lines.length > 0
  const atOnce = isFinal || !isCart ? undefined : await createAtOnce(deps, fresh, plan)
  if (atOnce) return ok(atOnce)
  return inTransaction<Checkout, FillRefusal>(deps.db, async (tx) => {
    const open = await openCheckout(tx, { ...fresh, isHeld, isCart })
    if (!open) return refuse('CHECKOUTS_TOO_MANY')
    const { isNew, isReducible, ...opened } = open
    const filled = await fillCheckout(tx, { ...opened, isNew, isReducible }, plan)
    if (!filled.ok) return filled
    const made = { ...opened, ...filled.value }
    const possible = isFinal ? checkFulfilment(made) : ok(made)
    return possible.ok ? ok(made) : possible
  })
}

async function termsInForce(deps: CheckoutDeps): Promise<string | null> {
  const texts = await readLegalTexts(deps)
  return texts.find(({ kind }) => kind === 'terms')?.version ?? null
}
