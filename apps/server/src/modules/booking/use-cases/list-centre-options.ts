import type { Models } from '#kernel/read-model.ts'
import { listCountries, listStates } from '#modules/locations/index.ts'
import { centresModel } from './centres-model.ts'

/** The options of operators for a centre: countries with stores, their open places, types and services. */
export async function listCentreOptions(models: Models) {
  const { centreTypes, serviceTypes } = await models.get(centresModel)
  const countries = (await listCountries(models)).filter(({ hasStore }) => hasStore)
  const states = await Promise.all(countries.map(({ id }) => listStates(models, id)))
  return { countries, states: states.flat(), centreTypes, serviceTypes }
}
