import type { Transaction } from '#kernel/database/connect.ts'
import { findCentre } from '#modules/booking/index.ts'
import { catalogueModel } from '#modules/catalogue/index.ts'
import { returnStock, unitsOf } from '#modules/inventory/index.ts'
import type { Order, StoredLine } from '#modules/orders/index.ts'
import { findVariants } from './find-variants.ts'
import type { ReturnsContext } from './returns-context.ts'

type Returned = {
  order: Pick<Order, 'stateId' | 'collectionPointId'>
  line: StoredLine
  quantity: number
}

/** Puts what a line took from stock back to where it is sold from: the centre's stock, or that of the place. */
export async function restock(
  { models }: Pick<ReturnsContext, 'models'>,
  tx: Transaction,
  { order, line, quantity }: Returned,
): Promise<void> {
  const variant = (await findVariants(models, [line.variantId])).get(line.variantId)
  if (!variant) return
  const { catalogue } = await models.get(catalogueModel)
  const units = unitsOf(variant, quantity, catalogue)
  const centre = await findCentre(models, Number(line.metadata.service_center_id ?? 0))
  const booked = centre.ok && line.slotId !== null ? centre.value.warehouseId : undefined
  const warehouseId = booked ?? order.collectionPointId ?? undefined
  await returnStock(tx, { units, stateId: order.stateId, warehouseId })
}
