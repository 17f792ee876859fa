import { z } from 'zod'
import { type Actor, type Changed, type CommandDeps, defineCommand } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import type { SortedPage, SortedRow } from '#commands/list-order.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type Entry, giftCardOf, listEntries } from '#modules/ledger/index.ts'
import { listNames } from '#modules/staff/index.ts'
import { muscatDay } from '../rules/muscat-day.ts'
import { type BatchSort, batchOrder, type CardBatch, findBatches } from '../storage/card-batch-queries.ts'
import {
  type CardFilter,
  type CardSort,
  type ConsoleCard,
  cardOrder,
  findConsoleCard,
  findConsoleCards,
  giveCard,
  type SortedCard,
  setCardActive,
} from '../storage/console-card-queries.ts'
import type { FindCustomerInScope } from './promotion-ports.ts'

export type { ConsoleCard, SortedCard }
export { batchOrder, cardOrder }

type Deps = { db: Database; clock: Clock }
type Scope = Pick<Actor, 'centres'>

export async function listConsoleCards(
  { db, clock }: Deps,
  scope: Scope,
  filter: Omit<CardFilter, 'today'>,
  page: SortedPage<CardSort>,
): Promise<{ cards: SortedCard[]; total: number; isExact: boolean }> {
  const { cards, total } = await findConsoleCards(db, { ...filter, today: muscatDay(clock.now()) }, page)
  return {
    cards: cards.map((card) => within(scope, card)),
    total: Math.min(total, maxCount),
    isExact: total <= maxCount,
  }
}

/** Cards belong to no centre: an operator of centres reads them without their customers. */
function within<Card extends ConsoleCard>({ centres }: Scope, card: Card): Card {
  return centres === 'all' ? card : { ...card, customer: null }
}

const shownEntries = 100

/** A card with what was put on it and taken off it, the newest first. */
export async function readConsoleCard(
  { db, clock }: Deps,
  scope: Scope,
  id: number,
): Promise<Outcome<ConsoleCard & { entries: Entry[] }, 'NOT_FOUND'>> {
  const card = await findConsoleCard(db, { id, today: muscatDay(clock.now()) })
  if (!card) return refuse('NOT_FOUND')
  const page = { sort: 'newest', filter: 'all', offset: 0, limit: shownEntries } as const
  const { entries } = await listEntries(db, giftCardOf(id), page)
  return ok({ ...within(scope, card), entries })
}

export type NamedBatch = CardBatch & { issuedBy: string | undefined }

export type SortedBatch = NamedBatch & SortedRow

export async function listBatches(
  { db }: Pick<Deps, 'db'>,
  page: SortedPage<BatchSort>,
): Promise<{ batches: SortedBatch[]; total: number; isExact: boolean }> {
  const { batches, total } = await findBatches(db, page)
  const names = await listNames(
    db,
    batches.map(({ operatorId }) => operatorId),
  )
  const named = batches.map((batch) => ({ ...batch, issuedBy: names.get(batch.operatorId)?.name }))
  return { batches: named, total: Math.min(total, maxCount), isExact: total <= maxCount }
}

/** Nobody can spend from the card any more; the money stays on its account. */
export const disableGiftCard = defineCommand({
  action: 'gift-cards.disable',
  permission: 'gift-cards.write',
  reason: 'required',
  run: (tx, _actor, { id }: { id: number }, deps) => turn(tx, deps, { id, isActive: false }),
})

export const enableGiftCard = defineCommand({
  action: 'gift-cards.enable',
  permission: 'gift-cards.write',
  reason: 'required',
  run: (tx, _actor, { id }: { id: number }, deps) => turn(tx, deps, { id, isActive: true }),
})

async function turn(
  tx: Transaction,
  deps: CommandDeps,
  { id, isActive }: { id: number; isActive: boolean },
): Promise<Outcome<Changed<ConsoleCard>, 'NOT_FOUND' | 'CONFLICT' | 'GIFT_CARD_HELD'>> {
  const isTurned = await setCardActive(tx, id, isActive)
  const after = await findConsoleCard(tx, { id, today: muscatDay(deps.clock.now()) })
  if (!after) return refuse('NOT_FOUND')
  if (!isTurned && !isActive && after.isHeld && after.state !== 'disabled') return refuse('GIFT_CARD_HELD')
  if (!isTurned) return refuse('CONFLICT', { details: { current: { state: after.state } } })
  return ok({
    result: after,
    subject: { kind: 'gift-card', id },
    before: { isActive: !isActive },
    after: { isActive },
  })
}

export const giftCardSent = defineEvent(
  'promotions.gift-card-sent',
  z.object({ cardId: z.int(), customerId: z.int() }),
  ({ cardId }) => cardId,
)

/** Gives a card that is nobody's to a customer, who is told the code. Of two who give it at once one does. */
export function sendGiftCardCommand(findCustomerInScope: FindCustomerInScope) {
  return defineCommand({
    action: 'gift-cards.send',
    permission: 'gift-cards.write',
    reason: 'required',
    async run(
      tx,
      { centres },
      { id, customerPublicId }: { id: number; customerPublicId: string },
      { clock },
    ): Promise<Outcome<Changed<ConsoleCard>, 'NOT_FOUND' | 'CONFLICT'>> {
      const key = { id, today: muscatDay(clock.now()) }
      const before = await findConsoleCard(tx, key)
      if (!before) return refuse('NOT_FOUND')
      const customer = await findCustomerInScope(tx, { publicId: customerPublicId, centres })
      if (!customer) return refuse('NOT_FOUND', { field: 'customer_id' })
      const isGiven = await giveCard(tx, id, customer.id)
      const after = (await findConsoleCard(tx, key)) ?? before
      if (!isGiven) return refuse('CONFLICT', { details: { current: { state: after.state } } })
      await publish(tx, giftCardSent({ cardId: id, customerId: customer.id }))
      return ok({
        result: after,
        subject: { kind: 'gift-card', id },
        before: { customer: null },
        after: { customer: customerPublicId },
      })
    },
  })
}
