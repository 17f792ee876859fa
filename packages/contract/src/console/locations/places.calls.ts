import { defineCall } from '../../client/rest-call.ts'
import type {
  activateAreaSchema,
  createAreaSchema,
  createCountrySchema,
  listPlacesSchema,
  orderAreasSchema,
  orderCountriesSchema,
  readPlaceSchema,
  removeAreaSchema,
  removeCountrySchema,
  updateAreaSchema,
  updateCountrySchema,
} from './places.rest.ts'

const reads = { permission: 'catalogue.read' } as const
const writes = { permission: 'catalogue.write' } as const
/** Countries decide which phone numbers may sign in. */
const decides = { permission: 'settings.write' } as const

/** The places of a country, state or city in the order of display, or those of any kind whose name has the searched words. */
export const listPlacesCall = defineCall<typeof listPlacesSchema>({
  method: 'GET',
  path: '/console/places/',
  access: reads,
  object: { parent_id: 'place' },
})

export const readPlaceCall = defineCall<typeof readPlaceSchema>({
  method: 'GET',
  path: '/console/places/:kind/:id/',
  access: reads,
  object: { kind: 'place', id: 'place' },
})

export const createCountryCall = defineCall<typeof createCountrySchema>({
  method: 'POST',
  path: '/console/countries/',
  access: decides,
})

export const updateCountryCall = defineCall<typeof updateCountrySchema>({
  method: 'PUT',
  path: '/console/countries/:id/',
  access: decides,
  object: 'place',
})

/** The order of sign-in and of the store chooser; numbers without a country are the first one's. */
export const orderCountriesCall = defineCall<typeof orderCountriesSchema>({
  method: 'POST',
  path: '/console/countries/order/',
  access: decides,
  object: 'place',
})

export const removeCountryCall = defineCall<typeof removeCountrySchema>({
  method: 'POST',
  path: '/console/countries/:id/remove/',
  access: decides,
  object: 'place',
})

/** A new state, city or region; the shop shows it at once. */
export const createAreaCall = defineCall<typeof createAreaSchema>({
  method: 'POST',
  path: '/console/places/:kind/',
  access: writes,
  object: { kind: 'place', parent_id: 'place' },
})

export const updateAreaCall = defineCall<typeof updateAreaSchema>({
  method: 'PUT',
  path: '/console/places/:kind/:id/',
  access: writes,
  object: { kind: 'place', id: 'place' },
})

/** Shows a state, city or region in the shop, or hides it with all that lies in it. */
export const activateAreaCall = defineCall<typeof activateAreaSchema>({
  method: 'POST',
  path: '/console/places/:kind/:id/active/',
  access: writes,
  object: { kind: 'place', id: 'place' },
})

export const orderAreasCall = defineCall<typeof orderAreasSchema>({
  method: 'POST',
  path: '/console/places/:kind/order/',
  access: writes,
  object: { kind: 'place', parent_id: 'place', ids: 'place' },
})

/** Refused while something lies in it or refers to it. */
export const removeAreaCall = defineCall<typeof removeAreaSchema>({
  method: 'POST',
  path: '/console/places/:kind/:id/remove/',
  access: writes,
  object: { kind: 'place', id: 'place' },
})
