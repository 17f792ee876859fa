import type { Models } from '#kernel/read-model.ts'
import { distanceKm, type Position } from '#modules/locations/index.ts'
import type { ServiceCentre } from '../rules/service-centre.ts'
import { centresModel } from './centres-model.ts'

/** The centre that serves a position: the closest one of its place. */
export async function proposeCentre(
  models: Models,
  { stateId, position }: { stateId: number; position: Position },
): Promise<ServiceCentre | undefined> {
  const { centres } = await models.get(centresModel)
  const there = centres.filter((centre) => centre.stateId === stateId)
  return there.toSorted((one, other) => distanceKm(one, position) - distanceKm(other, position))[0]
}
