import type { Actor } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import type { SortedPage, SortedRow } from '#commands/list-order.ts'
import type { Database, Executor } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type DescribedSlot, describeCentres, describeSlots } from '#modules/booking/index.ts'
import { listNames } from '#modules/staff/index.ts'
import type { CaseState } from '../rules/closure.ts'
import {
  type CaseSort,
  type ClosureFilter,
  type ClosureSort,
  caseOrder,
  closureOrder,
  findCases,
  findClosure,
  findClosures,
  type ListedCase,
  type ListedClosure,
} from '../storage/list-closure-queries.ts'
import { findOffers, type Offer } from '../storage/offer-queries.ts'

export { caseOrder, closureOrder }

type Name = { nameEn: string; nameAr: string }

export type ShownClosure = ListedClosure & { centre: Name; closedBy: string | null }

export type SortedClosure = ShownClosure & SortedRow

export async function listClosures(
  { db }: { db: Database },
  { centres }: Pick<Actor, 'centres'>,
  filter: ClosureFilter,
  page: SortedPage<ClosureSort>,
): Promise<{ closures: SortedClosure[]; total: number; isExact: boolean }> {
  const { closures, total } = await findClosures(db, { filter, centres }, page)
  return {
    closures: await withNames(db, closures),
    total: Math.min(total, maxCount),
    isExact: total <= maxCount,
  }
}

export async function readClosure(
  executor: Executor,
  key: { publicId: string; centres: Actor['centres'] },
): Promise<Outcome<ShownClosure, 'NOT_FOUND'>> {
  const found = await findClosure(executor, key)
  const [shown] = found ? await withNames(executor, [found]) : []
  return shown ? ok(shown) : refuse('NOT_FOUND')
}

async function withNames<Row extends ListedClosure>(
  executor: Executor,
  closures: readonly Row[],
): Promise<(Row & ShownClosure)[]> {
  const names = await describeCentres(
    executor,
    closures.map(({ centreId }) => centreId),
  )
  const operators = await listNames(
    executor,
    closures.map(({ operatorId }) => operatorId),
  )
  return closures.map((closure) => ({
    ...closure,
    centre: names.get(closure.centreId) ?? { nameEn: '', nameAr: '' },
    closedBy: operators.get(closure.operatorId)?.name ?? null,
  }))
}

export type ShownCase = Omit<ListedCase, 'customerName' | 'phone'> & {
  /** Null for operators who may not read customers. */
  customer: { publicId: string; name: string; phone: string | null } | null
  offers: readonly (Offer & DescribedSlot & { centre: Name })[]
  movedToCentre: Name | null
}

export type SortedCase = ShownCase & SortedRow

/** The orders of a closure with what they were offered, in a constant number of statements. */
export async function listCases(
  { db }: { db: Database },
  { centres, permissions }: Pick<Actor, 'centres' | 'permissions'>,
  { publicId, state }: { publicId: string; state: CaseState | undefined },
  page: SortedPage<CaseSort>,
): Promise<Outcome<{ cases: SortedCase[]; total: number; isExact: boolean }, 'NOT_FOUND'>> {
  const closure = await findClosure(db, { publicId, centres })
  if (!closure) return refuse('NOT_FOUND')
  const { cases, total } = await findCases(db, { closureId: closure.id, state }, page)
  const offers = await findOffers(
    db,
    cases.filter((each) => each.state === 'open').map(({ id }) => id),
  )
  const slots = await describeSlots(
    db,
    offers.map(({ slotId }) => slotId),
  )
  const names = await describeCentres(db, [
    ...slots.map(({ centreId }) => centreId),
    ...cases.flatMap(({ movedToCentreId }) => movedToCentreId ?? []),
  ])
  const nameOf = (centreId: number): Name => names.get(centreId) ?? { nameEn: '', nameAr: '' }
  return ok({
    cases: cases.map(({ customerName, phone, ...each }) => ({
      ...each,
      customer: permissions.has('customers.read')
        ? { publicId: each.customerPublicId, name: customerName, phone }
        : null,
      offers: offers
        .filter(({ caseId }) => caseId === each.id)
        .flatMap((offer) => {
          const slot = slots.find(({ slotId }) => slotId === offer.slotId)
          return slot ? [{ ...offer, ...slot, centre: nameOf(slot.centreId) }] : []
        }),
      movedToCentre: each.movedToCentreId === null ? null : nameOf(each.movedToCentreId),
    })),
    total: Math.min(total, maxCount),
    isExact: total <= maxCount,
  })
}
