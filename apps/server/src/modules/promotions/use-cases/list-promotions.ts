import type { Actor } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import type { SortedPage } from '#commands/list-order.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { muscatDay } from '../rules/muscat-day.ts'
import type { Promotion } from '../rules/promotion.ts'
import {
  findPromotion,
  findPromotions,
  type PromotionFilter,
  type PromotionSort,
  promotionOrder,
  type SortedPromotion,
} from '../storage/promotion-queries.ts'
import {
  type FoundTarget,
  findTargets,
  findUses,
  type PromotionUse,
} from '../storage/promotion-use-queries.ts'
import type { FindOrdersOfHolders } from './promotion-ports.ts'

export type { SortedPromotion }
export { promotionOrder }

type Deps = { db: Database; clock: Clock }
type Page = { beforeId: number | undefined; limit: number }

export async function listPromotions(
  { db, clock }: Deps,
  filter: Omit<PromotionFilter, 'today'>,
  page: SortedPage<PromotionSort>,
): Promise<{ found: SortedPromotion[]; total: number; isExact: boolean }> {
  const { found, total } = await findPromotions(db, { ...filter, today: muscatDay(clock.now()) }, page)
  return { found, total: Math.min(total, maxCount), isExact: total <= maxCount }
}

export async function readPromotion(
  { db, clock }: Deps,
  id: number,
): Promise<Outcome<Promotion, 'NOT_FOUND'>> {
  const found = await findPromotion(db, { id, today: muscatDay(clock.now()) })
  return found ? ok(found) : refuse('NOT_FOUND')
}

export type ListedUse = Omit<PromotionUse, 'customer'> & {
  order: { publicId: string; number: number } | undefined
  customer: PromotionUse['customer'] | undefined
}

/** An operator of centres is told of orders there alone, and of nobody else's. */
export async function listUses(
  deps: Deps,
  { centres }: Pick<Actor, 'centres'>,
  { id, ...page }: Page & { id: number },
  findOrdersOfHolders: FindOrdersOfHolders,
): Promise<Outcome<{ uses: ListedUse[]; total: number; isExact: boolean }, 'NOT_FOUND'>> {
  const promotion = await readPromotion(deps, id)
  if (!promotion.ok) return promotion
  const { uses, total } = await findUses(deps.db, id, page)
  const orders = await findOrdersOfHolders(deps.db, { holders: uses.map(({ holder }) => holder), centres })
  const listed = uses.map((use) => {
    const order = orders.get(use.holder)
    return { ...use, order, customer: order || centres === 'all' ? use.customer : undefined }
  })
  return ok({ uses: listed, total: Math.min(total, maxCount), isExact: total <= maxCount })
}

const shownTargets = 20

export function searchTargets(
  { db }: Pick<Deps, 'db'>,
  asked: { search: string; kind: FoundTarget['kind'] | undefined },
): Promise<FoundTarget[]> {
  return findTargets(db, { ...asked, limit: shownTargets })
}
