import { listLinesInWindow, type Order, readOrderOfLine, type StoredLine } from '#modules/orders/index.ts'
import { type ReturnableUnits, returnableUnits, returnWindow } from '../rules/returnable-units.ts'
import { findVariants } from './find-variants.ts'
import type { ReturnsContext } from './returns-context.ts'

/** A line of which something may come back. */
export type Returnable = {
  order: Pick<Order, 'publicId' | 'number'>
  line: StoredLine
  units: ReturnableUnits
  categoryId: number | undefined
}

/** A customer has no more lines than these in two weeks; of more, the newest are shown. */
const maxLines = 500

/** Lines the customer can return now, the newest order first. */
export async function listReturnable(context: ReturnsContext, customerId: number): Promise<Returnable[]> {
  const now = context.clock.now()
  const sold = await listLinesInWindow(context.db, { customerId, ...returnWindow(now), limit: maxLines })
  return withCategories(
    context,
    sold.flatMap(({ order, line }) => {
      const units = returnableUnits(order, line, now)
      return units ? { order, line, units } : []
    }),
  )
}

/** One of them. Undefined when there is no such line, it is somebody else's, or nothing of it may come back. */
export async function findReturnable(
  context: ReturnsContext,
  key: { linePublicId: string; customerId: number },
): Promise<Returnable | undefined> {
  const order = await readOrderOfLine(context.db, key)
  const line = order?.lines.find(({ publicId }) => publicId === key.linePublicId)
  const units = order && line && returnableUnits(order, line, context.clock.now())
  if (!units) return undefined
  const [found] = await withCategories(context, [{ order, line, units }])
  return found
}

async function withCategories(
  { models }: ReturnsContext,
  found: readonly Omit<Returnable, 'categoryId'>[],
): Promise<Returnable[]> {
  const variants = await findVariants(
    models,
    found.map(({ line }) => line.variantId),
  )
  return found.map((each) => ({
    ...each,
    categoryId: variants.get(each.line.variantId)?.product.category?.id,
  }))
}
