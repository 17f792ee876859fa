import { defineCall } from '../client/rest-call.ts'
import type {
  listCitiesSchema,
  listCountriesSchema,
  listProvincesSchema,
  listRegionsSchema,
  listStatesSchema,
  reverseGeocodeSchema,
} from './locations.rest.ts'

export const listCountriesCall = defineCall<typeof listCountriesSchema>({
  method: 'GET',
  path: '/locations/countries/',
  access: 'public',
})

export const listProvincesCall = defineCall<typeof listProvincesSchema>({
  method: 'GET',
  path: '/locations/provinces/',
  access: 'public',
})

/** The older name of the same list. */
export const listProvinceCall = defineCall<typeof listProvincesSchema>({
  method: 'GET',
  path: '/locations/province/',
  access: 'public',
})

export const listStatesCall = defineCall<typeof listStatesSchema>({
  method: 'GET',
  path: '/locations/states/',
  access: 'public',
})

export const listCitiesCall = defineCall<typeof listCitiesSchema>({
  method: 'GET',
  path: '/locations/cities/',
  access: 'public',
})

export const listRegionsCall = defineCall<typeof listRegionsSchema>({
  method: 'GET',
  path: '/locations/region/',
  access: 'public',
})

export const reverseGeocodeCall = defineCall<typeof reverseGeocodeSchema>({
  method: 'GET',
  path: '/locations/reverse-geocode/',
  access: 'public',
})
