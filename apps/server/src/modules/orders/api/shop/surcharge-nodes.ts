import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { SurchargeNode } from '#modules/checkout/api/shop/index.ts'
import type { OrderParts } from '../../rules/order-rows.ts'

/** The surcharges of an order, each with the line it belongs to. */
export function surchargeNodes({ lines, surcharges }: OrderParts): SurchargeNode[] {
  return surcharges.map((surcharge) => {
    const { publicId, linePosition, variantId } = surcharge
    const line = lines.find(({ position }) => position === linePosition)
    return {
      ...surcharge,
      lineId: line ? toGlobalId('OrderLine', line.publicId) : null,
      listedAs: variantId === null ? null : toGlobalId('OrderLine', publicId),
    }
  })
}
