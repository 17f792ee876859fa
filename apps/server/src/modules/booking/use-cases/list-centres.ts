import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import {
  byRating,
  type CentreType,
  type OfferedServiceType,
  type ServiceCentre,
} from '../rules/service-centre.ts'
import { centresModel } from './centres-model.ts'

export type Counted<Type> = Type & { centres: number }

/** Types of the centres in the place; a type without a centre there is left out. */
export async function listCentreTypes(models: Models, stateId: number): Promise<Counted<CentreType>[]> {
  const { centreTypes, centres } = await models.get(centresModel)
  const there = centres.filter((centre) => centre.stateId === stateId)
  return withCentres(centreTypes, ({ id }) => there.filter(({ type }) => type.id === id))
}

/** Services in the place, at a centre or at home. */
export async function listServiceTypes(
  models: Models,
  stateId: number,
): Promise<Counted<OfferedServiceType>[]> {
  const { serviceTypes, centres } = await models.get(centresModel)
  const there = centres.filter((centre) => centre.stateId === stateId)
  return withCentres(serviceTypes, ({ id }) => there.filter((centre) => offers(centre, id)))
}

export async function listCentresOfType(
  models: Models,
  { stateId, typeId }: { stateId: number; typeId?: number | undefined },
): Promise<ServiceCentre[]> {
  const { centres } = await models.get(centresModel)
  return centres
    .filter((centre) => centre.stateId === stateId && (typeId === undefined || centre.type.id === typeId))
    .sort(byRating)
}

export type CentresOfService = { serviceType: OfferedServiceType; centres: ServiceCentre[] }

export async function listCentresOfService(
  models: Models,
  { stateId, serviceTypeId }: { stateId: number; serviceTypeId: number },
): Promise<Outcome<CentresOfService, 'NOT_FOUND'>> {
  const { centres, serviceTypes } = await models.get(centresModel)
  const serviceType = serviceTypes.find(({ id }) => id === serviceTypeId)
  if (!serviceType) return refuse('NOT_FOUND', { field: 'service_type' })
  const there = centres.filter((centre) => centre.stateId === stateId && offers(centre, serviceTypeId))
  return ok({ serviceType, centres: there.sort(byRating) })
}

export async function findCentre(models: Models, id: number): Promise<Outcome<ServiceCentre, 'NOT_FOUND'>> {
  const { centres } = await models.get(centresModel)
  const centre = centres.find((each) => each.id === id)
  return centre ? ok(centre) : refuse('NOT_FOUND', { field: 'service_center_id' })
}

/** Of all centres that are open. */
export async function listCentreNames(
  models: Models,
): Promise<ReadonlyMap<number, { en: string; ar: string }>> {
  const { centres } = await models.get(centresModel)
  return new Map(centres.map(({ id, nameEn, nameAr }) => [id, { en: nameEn, ar: nameAr }]))
}

function offers({ serviceTypes }: ServiceCentre, serviceTypeId: number): boolean {
  return serviceTypes.some(({ id }) => id === serviceTypeId)
}

function withCentres<Type>(
  types: readonly Type[],
  centresOf: (type: Type) => readonly ServiceCentre[],
): Counted<Type>[] {
  return types
    .map((type) => ({ ...type, centres: centresOf(type).length }))
    .filter(({ centres }) => centres > 0)
}
