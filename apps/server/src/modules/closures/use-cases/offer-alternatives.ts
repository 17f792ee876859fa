import { randomBytes } from 'node:crypto'
import type { Clock } from '#kernel/clock.ts'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import { publish } from '#kernel/events/publish.ts'
import { sweepRows } from '#kernel/jobs/sweep-rows.ts'
import { holdForOffers } from '#modules/booking/index.ts'
import { readOrdersWithParts } from '#modules/orders/index.ts'
import { maxOffers } from '../rules/plan-offers.ts'
import {
  type ClosureCase,
  findCasesById,
  pickUnoffered,
  setDeadlines,
  storeTokens,
} from '../storage/case-queries.ts'
import { deleteOffers, findOffers, insertOffers } from '../storage/offer-queries.ts'
import { closedLines } from './closed-lines.ts'
import { alternativesOffered } from './closure-events.ts'
import { type ClosedOrder, findAlternatives } from './find-alternatives.ts'
import { hashToken } from './hash-token.ts'
import { withdrawCases } from './withdraw-cases.ts'

const maxAtOnce = 50

/** Shoppers may take a planned slot meanwhile; then another one is looked for, so many times. */
const maxTurns = 3

/** Holds alternatives for cases that have none yet, those of the earliest visits first, and tells their customers. */
export async function offerAlternatives({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await sweepRows(db, {
    subject: 'cases of closed centres',
    maxAtOnce,
    pick: pickUnoffered,
    handle: (tx, ids) => offerTo(tx, ids, clock),
  })
}

async function offerTo(tx: Transaction, ids: readonly number[], clock: Clock): Promise<void> {
  const cases = await findCasesById(tx, ids)
  const orders = await readOrdersWithParts(
    tx,
    cases.map(({ orderId }) => orderId),
  )
  const closed = cases.flatMap((each) => {
    const order = orders.find(({ id }) => id === each.orderId)
    return order && closedLines(order, each).length > 0 ? [{ each, order }] : []
  })
  const settled = cases.filter(({ id }) => !closed.some(({ each }) => each.id === id))
  await withdrawCases(
    tx,
    settled.map(({ id }) => id),
  )
  if (closed.length === 0) return
  const deadlines = await setDeadlines(
    tx,
    closed.map(({ each }) => each.id),
  )
  await holdAlternatives(tx, { closed, deadlines, clock })
  const offers = await findOffers(
    tx,
    closed.map(({ each }) => each.id),
  )
  await inviteAnswers(
    tx,
    closed.map(({ each }) => ({ ...each, offers: offers.filter(({ caseId }) => caseId === each.id).length })),
  )
}

type Wanted = {
  closed: readonly { each: ClosureCase; order: ClosedOrder['order'] }[]
  deadlines: ReadonlyMap<number, Date>
  clock: Clock
}

async function holdAlternatives(tx: Transaction, { closed, deadlines, clock }: Wanted): Promise<void> {
  for (let turn = 1; turn <= maxTurns; turn++) {
    const held = Map.groupBy(await findOffers(tx, [...deadlines.keys()]), ({ caseId }) => caseId)
    const asked = closed.map(({ each, order }) => ({
      caseId: each.id,
      time: each,
      order,
      offeredSlotIds: (held.get(each.id) ?? []).map(({ slotId }) => slotId),
    }))
    const lacking = asked.filter(({ offeredSlotIds }) => offeredSlotIds.length < maxOffers)
    const planned = await findAlternatives(tx, lacking, clock.now())
    const stored = await insertOffers(
      tx,
      planned.map((offer) => ({ ...offer, expiresAt: deadlines.get(offer.caseId) ?? offer.startsAt })),
    )
    const given = new Set(await holdForOffers(tx, stored))
    const lost = stored.filter(({ offerId }) => !given.has(offerId))
    await deleteOffers(
      tx,
      lost.map(({ offerId }) => offerId),
    )
    if (lost.length === 0) return
  }
}

/** A customer who has a link keeps it: then the notification leads to the order. */
async function inviteAnswers(
  tx: Transaction,
  cases: readonly (ClosureCase & { offers: number })[],
): Promise<void> {
  const invited = cases.map((each) => ({ ...each, token: randomBytes(24).toString('base64url') }))
  const stored = await storeTokens(
    tx,
    invited.map(({ id, token }) => ({ caseId: id, tokenHash: hashToken(token) })),
  )
  for (const { id: caseId, orderId, customerId, offers, token } of invited)
    await publish(
      tx,
      alternativesOffered({ caseId, orderId, customerId, offers, token: stored.has(caseId) ? token : null }),
    )
}
