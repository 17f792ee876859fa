import { sqlState } from '#kernel/database/sql-state.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { listChannels } from '#modules/channels/index.ts'
import type { LinesRefusal } from '../rules/change-lines.ts'
import type { Checkout, CheckoutKey, DraftLine } from '../rules/checkout.ts'
import { findCheckout, reopenCheckout } from '../storage/checkout-queries.ts'
import { freeOrdinal } from '../storage/open-checkout.ts'
import { checkVisitorsStock } from './check-visitors-stock.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import type { FillRefusal } from './create-checkout.ts'
import type { DiscountChange } from './discount-renewal.ts'
import { planLines } from './plan-lines.ts'
import { fillCheckout } from './reserve.ts'

/** A change of a checkout's lines; pure, because it may be repeated. */
export type LinesChange = (lines: readonly DraftLine[]) => Outcome<DraftLine[], LinesRefusal>

const maxAttempts = 3
const uniqueViolation = '23505'

/**
 * Changes the lines of a checkout, the customer whose it is when `owner` says so, and its codes when `discounts` does; a customer's
 * then holds exactly what it needs. Of concurrent changes the other comes first, and this one is made to its result.
 */
export async function changeCheckoutLines(
  deps: CheckoutDeps,
  key: CheckoutKey,
  change: LinesChange,
  { owner, discounts }: { owner?: number; discounts?: DiscountChange } = {},
): Promise<Outcome<Checkout, FillRefusal>> {
  for (let tries = 1; ; tries++) {
    const changed = await changeOnce(deps, key, change, { owner, discounts })
    if (changed.ok || changed.code !== 'CONFLICT' || tries === maxAttempts) return changed
  }
}

async function changeOnce(
  deps: CheckoutDeps,
  key: CheckoutKey,
  change: LinesChange,
  { owner, discounts }: { owner: number | undefined; discounts: DiscountChange | undefined },
): Promise<Outcome<Checkout, FillRefusal>> {
  const checkout = await findCheckout(deps.db, key)
  if (!checkout) return refuse('NOT_FOUND')
  const changed = change(checkout.lines)
  if (!changed.ok) return changed
  const channels = await listChannels(deps.models)
  const channel = channels.find(({ id }) => id === checkout.channelId)?.slug ?? ''
  const where = { channel, stateId: checkout.stateId }
  const planned = await planLines(deps, changed.value, where)
  if (!planned.ok) return planned
  const customerId = owner ?? checkout.customerId
  if (customerId === null) {
    const checked = await checkVisitorsStock(deps, planned.value.lines, where)
    if (!checked.ok) return checked
  }
  const isNewOwner = customerId !== null && customerId !== checkout.customerId
  const made = await inTransaction<unknown, FillRefusal>(deps.db, async (tx) => {
    const ordinal = isNewOwner ? await freeOrdinal(tx, customerId) : undefined
    if (isNewOwner && ordinal === undefined) return refuse('CHECKOUTS_TOO_MANY')
    const opened = await reopenCheckout(tx, checkout, { customerId, ordinal })
    return opened ? fillCheckout(tx, opened, planned.value, { change: discounts }) : refuse('CONFLICT')
  }).catch((error) => {
    // Another checkout of the customer took the number at the same moment.
    if (isNewOwner && sqlState(error) === uniqueViolation) return refuse('CONFLICT')
    throw error
  })
  if (!made.ok) return made
  const after = await findCheckout(deps.db, { ...key, customerId: customerId ?? undefined })
  return after ? ok(after) : refuse('NOT_FOUND')
}
