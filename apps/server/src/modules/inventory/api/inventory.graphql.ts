import type { RequestContext } from '#http/request-context.ts'
import { isForSale, isShown, type ProductNode, type VariantNode } from '#modules/catalogue/index.ts'
import { findNamedPlace } from '#modules/locations/index.ts'
import { requestAvailability, withAvailability } from './request-availability.ts'

type AddressArgs = { address?: { countryArea?: string | null } | null }

export const inventoryResolvers = {
  Product: {
    isAvailable({ product, shownIn }: ProductNode, _args: unknown, context: RequestContext) {
      const nowMs = context.clock.now().getTime()
      if (!shownIn || !isShown(product, shownIn, nowMs) || !isForSale(product, shownIn, nowMs)) return false
      return withAvailability(context, ({ availability, stateId }) =>
        product.variants.some((variant) => availability.freeUnits(variant, stateId) > 0),
      )
    },
  },
  ProductVariant: {
    quantityAvailable({ variant }: VariantNode, { address }: AddressArgs, context: RequestContext) {
      if (address?.countryArea) return unitsIn(variant, address.countryArea, context)
      return withAvailability(context, ({ availability, stateId }) =>
        availability.freeUnits(variant, stateId),
      )
    },
  },
}

/** An unknown place is no place: it says nothing about where the caller is. */
async function unitsIn(variant: VariantNode['variant'], place: string, context: RequestContext) {
  const { availability, stateId } = await requestAvailability(context)
  const named = await findNamedPlace(context.models, place.slice(0, 64).toLowerCase())
  return availability.freeUnits(variant, named ?? stateId)
}
