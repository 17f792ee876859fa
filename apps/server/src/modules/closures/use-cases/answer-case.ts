import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { releaseOffers } from '#modules/booking/index.ts'
import {
  type CaseKey,
  type ClosureCase,
  findCase,
  findCasesById,
  lockOpenCase,
} from '../storage/case-queries.ts'
import { findOffers, replaceOffers } from '../storage/offer-queries.ts'
import { type AcceptRefusal, acceptOffer } from './accept-offer.ts'
import { refundCase } from './refund-case.ts'

type Deps = { db: Database; clock: Clock }

export type AnsweredCase = ClosureCase

export type AnswerRefusal = 'NOT_FOUND' | AcceptRefusal

/** A customer takes an offered slot. One that is lost meanwhile is replaced by another, if there is one. */
export async function acceptByCustomer(
  deps: Deps,
  key: CaseKey,
  offerPublicId: string,
): Promise<Outcome<ClosureCase, AnswerRefusal>> {
  const closed = await findCase(deps.db, key)
  if (!closed) return refuse('NOT_FOUND')
  const by = { kind: 'customer' } as const
  const accepted = await inTransaction(deps.db, (tx) =>
    acceptOffer(tx, { closed, offerPublicId, by, clock: deps.clock }),
  )
  if (!accepted.ok && accepted.code === 'OFFER_GONE') await replaceOffer(deps.db, closed, offerPublicId)
  return accepted.ok ? decided(deps, closed) : accepted
}

/** A customer takes the money. */
export async function refundByCustomer(
  deps: Deps,
  key: CaseKey,
): Promise<Outcome<ClosureCase, AnswerRefusal>> {
  const closed = await findCase(deps.db, key)
  if (!closed) return refuse('NOT_FOUND')
  const by = { kind: 'customer' } as const
  const refunded = await inTransaction(deps.db, (tx) => refundCase(tx, { closed, by }))
  return refunded.ok ? decided(deps, closed) : refunded
}

async function decided({ db }: Deps, { id }: ClosureCase): Promise<Outcome<ClosureCase, 'NOT_FOUND'>> {
  const [found] = await findCasesById(db, [id])
  return found ? ok(found) : refuse('NOT_FOUND')
}

/** An offer that cannot be kept goes, and its case is offered another slot. */
async function replaceOffer(db: Database, { id }: ClosureCase, offerPublicId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await lockOpenCase(tx, id))) return ok(undefined)
    const lost = (await findOffers(tx, [id])).filter(({ publicId }) => publicId === offerPublicId)
    const ids = lost.map((offer) => offer.id)
    await releaseOffers(tx, ids)
    await replaceOffers(tx, ids)
    return ok(undefined)
  })
}
