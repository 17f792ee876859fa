import { quantityLimit } from '@warsha/contract/constants.ts'
import type { InventoryResolvers } from '#http/graphql/resolvers.generated.ts'
import type { RequestContext } from '#http/request-context.ts'
import type { CatalogueNodes, VariantNode } from '#modules/catalogue/api/shop/index.ts'
import { isForSale, isShown } from '#modules/catalogue/index.ts'
import { findNamedPlace } from '#modules/locations/index.ts'
import { requestAvailability, withAvailability } from './request-availability.ts'

export const inventoryResolvers = {
  Product: {
    isAvailable({ product, shownIn }, _args, context) {
      const nowMs = context.clock.now().getTime()
      if (!shownIn || !isShown(product, shownIn, nowMs) || !isForSale(product, shownIn, nowMs)) return false
      return withAvailability(context, ({ availability, stateId }) =>
        product.variants.some((variant) => availability.freeUnits(variant, stateId) > 0),
      )
    },
  },
  ProductVariant: {
    quantityAvailable({ variant }, { address }, context) {
      if (address?.countryArea) return unitsIn(variant, address.countryArea, context)
      return withAvailability(context, ({ availability, stateId }) =>
        maxConcurrent(availability.freeUnits(variant, stateId)),
      )
    },
  },
} satisfies InventoryResolvers<CatalogueNodes>

/** An unknown place is no place: it says nothing about where the caller is. */
async function unitsIn(variant: VariantNode['variant'], place: string, context: RequestContext) {
  const { availability, stateId } = await requestAvailability(context)
  const named = await findNamedPlace(context.models, place.slice(0, 64).toLowerCase())
  return maxConcurrent(availability.freeUnits(variant, named ?? stateId))
}

/** A line of an order takes no more than this, so more is not told: the size of the stock is not public. */
function maxConcurrent(units: number): number {
  return Math.min(units, quantityLimit)
}
