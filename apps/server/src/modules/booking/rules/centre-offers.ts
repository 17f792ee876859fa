import type { Product } from '#modules/catalogue/index.ts'
import type { Offer, ServiceCentre, ServiceCentres } from './service-centre.ts'

export type Way = { serviceType: 'service' | 'delivery'; venue: Offer['venue'] }

/** The parts of a product that decide where it can be booked: its category, and the ways to receive it. */
export type BookedGoods = Pick<Product, 'category' | 'serviceTypes'>

/** The centres that serve the product in this way: they do something for its category, at that venue. */
export function centresDoing(
  product: BookedGoods,
  { serviceType, venue }: Way,
  { serviceTypes, centres }: Pick<ServiceCentres, 'serviceTypes' | 'centres'>,
): ServiceCentre[] {
  const isSold = product.serviceTypes.some((way) => way.serviceType === serviceType && way.venue === venue)
  if (!isSold) return []
  const branch = branchOf(product.category)
  const fitting = new Set(
    serviceTypes
      .filter((type) => type.serviceType === serviceType && type.categoryIds.some((id) => branch.has(id)))
      .map(({ id }) => id),
  )
  return centres.filter(({ offers }) =>
    offers.some((offer) => offer.venue === venue && fitting.has(offer.serviceTypeId)),
  )
}

function branchOf(category: Product['category']): ReadonlySet<number> {
  const branch = new Set<number>()
  for (let each = category; each; each = each.parent) branch.add(each.id)
  return branch
}
