import type { Models } from '#kernel/read-model.ts'
import { type BookedGoods, centresDoing, type Way } from '../rules/centre-offers.ts'
import { centresModel } from './centres-model.ts'

/** How a product can be received in a place: only what a centre there really does, centres before homes. */
export async function listFulfilmentOptions(
  models: Models,
  product: BookedGoods,
  stateId: number,
): Promise<Way[]> {
  const all = await models.get(centresModel)
  const centres = all.centres.filter((centre) => centre.stateId === stateId)
  return ways.filter((way) => centresDoing(product, way, { ...all, centres }).length > 0)
}

const ways: readonly Way[] = [
  { serviceType: 'service', venue: 'center' },
  { serviceType: 'service', venue: 'home' },
  { serviceType: 'delivery', venue: 'center' },
  { serviceType: 'delivery', venue: 'home' },
]
