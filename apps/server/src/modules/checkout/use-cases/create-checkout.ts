import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { takeTurns } from '#kernel/take-turns.ts'
import type { BookingProblem, SlotProblem } from '#modules/booking/index.ts'
import { findChannel } from '#modules/channels/index.ts'
import { readLegalTexts } from '#modules/content/index.ts'
import { addLines, type LinesRefusal } from '../rules/change-lines.ts'
import type { Checkout, DraftLine } from '../rules/checkout.ts'
import { claimedHour } from '../rules/line-metadata.ts'
import type { NewCheckout } from '../storage/checkout-queries.ts'
import { openCheckout } from '../storage/open-checkout.ts'
import { checkFulfilment, type FulfilmentProblem } from './check-fulfilment.ts'
import { checkVisitorsStock } from './check-visitors-stock.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { createAtOnce } from './create-at-once.ts'
import type { DiscountRefusal } from './discount-renewal.ts'
import { lookFirst } from './look-first.ts'
import { type Plan, type PlanRefusal, planLines } from './plan-lines.ts'
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
  const where = { channel, stateId: draft.stateId }
  const planned = await planLines(deps, joined.value, where)
  if (!planned.ok) return planned
  const create = () =>
    createPlanned(deps, { ...draft, channelId: known.id }, { plan: planned.value, where, isCart, isFinal })
  // A visitor reserves nothing, so there is nothing to queue for.
  return draft.customerId === null ? create() : turnsOf(deps.db)(scarceOf(planned.value), create)
}

/** So many who want the same goods or hour are at the database at a time: it would have them wait for one row, each with a connection. */
const atOnce = 4

const turns = new WeakMap<Database, ReturnType<typeof takeTurns>>()

/** Half as long as for a connection, so that a frozen database is still a 503 within five seconds. */
function turnsOf(db: Database): ReturnType<typeof takeTurns> {
  const known = turns.get(db)
  if (known) return known
  const { connectionTimeoutMillis = 2500 } = db.$client.options
  const made = takeTurns({ atOnce, maxWaitMs: connectionTimeoutMillis / 2 })
  turns.set(db, made)
  return made
}

/** The hours and units that a checkout would reserve: who waits for an hour, which comes first, holds up nobody who wants the goods alone. */
function scarceOf({ lines }: Plan): string[] {
  return lines.flatMap(({ draft, units, stateId }) => {
    const hour = claimedHour(draft.metadata)
    return [...[...units.keys()].map((id) => `units ${id} ${stateId}`), ...(hour ? [`hour ${hour}`] : [])]
  })
}

type Planned = { plan: Plan; where: { channel: string; stateId: number }; isCart: boolean; isFinal: boolean }

async function createPlanned(
  deps: CheckoutDeps,
  draft: Omit<NewCheckout, 'termsVersion'>,
  { plan: planned, where, isCart, isFinal }: Planned,
): Promise<Outcome<Checkout, FillRefusal>> {
  const { customerId } = draft
  const { lines: wanted } = planned
  const looked =
    customerId === null
      ? await checkVisitorsStock(deps, wanted, where)
      : await lookFirst(deps, wanted, customerId)
  if (!looked.ok) return looked
  const plan = { ...planned, hours: looked.value }
  const fresh = { ...draft, termsVersion: await termsInForce(deps) }
  const isHeld = customerId !== null && wanted.length > 0
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
