import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { isDatabaseAway } from '#kernel/database/database-away.ts'
import type { Models } from '#kernel/read-model.ts'
import { catalogueModel, isShown, limitingCategory } from '#modules/catalogue/index.ts'
import { type CheckedLine, evaluateStock, planStockCheck, type WantedLine } from '../rules/stock-check.ts'
import { readFreeUnits } from '../storage/stock-queries.ts'
import { stockModel } from './stock-model.ts'

export type StockCheckDeps = { db: Database; models: Models; clock: Clock }

/** Units that are free in a place now, by variant, as the database has them. */
export function countFreeUnits(
  { db }: Pick<StockCheckDeps, 'db'>,
  variantIds: readonly number[],
  stateId: number,
): Promise<ReadonlyMap<number, number>> {
  return readFreeUnits(db, variantIds, stateId)
}

type Asked = { channel: string; stateId: number; lines: readonly WantedLine[] }

/**
 * Says for each line whether it could be bought here and now. Stock is read from the database in one
 * statement, not from memory: another customer may just have bought the last one.
 */
export function checkStock(deps: StockCheckDeps, asked: Asked): Promise<CheckedLine[]> {
  return check(deps, asked, (variantIds) => readFreeUnits(deps.db, variantIds, asked.stateId))
}

/** The same from the counts in memory, which are some milliseconds old: for offers that a reservation will decide anyway. */
export function checkCountedStock(deps: StockCheckDeps, asked: Asked): Promise<CheckedLine[]> {
  return check(deps, asked, async (variantIds) => {
    const counts = await deps.models.get(stockModel)
    return new Map(variantIds.map((id) => [id, counts.freeIn(id, asked.stateId)]))
  })
}

/**
 * As the database has it, or, while that is away, as the shop has it in memory and knows that it may have changed since: a shopper goes on
 * filling the cart, and nothing is bought without the database.
 */
export async function checkStockAnyhow(
  deps: StockCheckDeps,
  asked: Asked,
): Promise<{ lines: CheckedLine[]; isStale: boolean }> {
  try {
    return { lines: await checkStock(deps, asked), isStale: false }
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    return { lines: await checkCountedStock(deps, asked), isStale: true }
  }
}

async function check(
  { models, clock }: StockCheckDeps,
  { channel, stateId, lines }: Asked,
  readUnits: (variantIds: readonly number[]) => Promise<ReadonlyMap<number, number>>,
): Promise<CheckedLine[]> {
  const { catalogue, cache } = await models.get(catalogueModel)
  await cache?.ensure({ ids: lines.flatMap(({ productId }) => productId ?? []) })
  const shop = catalogue.channels.get(channel)
  if (!shop) return lines.map(({ key }) => ({ key, problem: 'PRODUCT_UNAVAILABLE', freeUnits: 0 }))
  const nowMs = clock.now().getTime()
  const plan = planStockCheck(lines, {
    catalogue,
    channel: shop,
    stateId,
    isShown: (product) => isShown(product, shop, nowMs),
    limitOf: ({ category }) => limitingCategory(category),
  })
  const freeUnits = plan.variantIds.length > 0 ? await readUnits(plan.variantIds) : new Map<number, number>()
  return evaluateStock(plan, freeUnits)
}
