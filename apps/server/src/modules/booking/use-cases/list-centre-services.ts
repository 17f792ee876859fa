import type { Clock } from '#kernel/clock.ts'
import { type Outcome, ok } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import { catalogueModel, isForSale, isShown, isSoldIn, type Product } from '#modules/catalogue/index.ts'
import { centresDoing } from '../rules/centre-offers.ts'
import { centresModel } from './centres-model.ts'
import { findCentre } from './list-centres.ts'

/** As many as a dialog shows. */
const maxServices = 30

/** Services for sale that are done at the centre, those that sell best first. */
export async function listCentreServices(
  { models, clock }: { models: Models; clock: Clock },
  { channel, centreId }: { channel: string; centreId: number },
): Promise<Outcome<Product[], 'NOT_FOUND'>> {
  const found = await findCentre(models, centreId)
  if (!found.ok) return found
  const { catalogue } = await models.get(catalogueModel)
  const { serviceTypes } = await models.get(centresModel)
  const shop = catalogue.channels.get(channel)
  if (!shop) return ok([])
  const [centre, nowMs] = [found.value, clock.now().getTime()]
  const way = { serviceType: 'service', venue: 'center' } as const
  const services = [...catalogue.productsById.values()].filter(
    (product) =>
      product.kind === 'service' &&
      isSoldIn(product, centre.stateId) &&
      isShown(product, shop, nowMs) &&
      isForSale(product, shop, nowMs) &&
      centresDoing(product, way, { serviceTypes, centres: [centre] }).length > 0,
  )
  return ok(services.sort((one, other) => one.salesRank - other.salesRank).slice(0, maxServices))
}
