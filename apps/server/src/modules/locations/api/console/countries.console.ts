import {
  createCountryCall,
  orderCountriesCall,
  removeCountryCall,
  updateCountryCall,
} from '@warsha/contract/console/locations/places.calls.ts'
import {
  createCountrySchema,
  orderCountriesSchema,
  removeCountrySchema,
  updateCountrySchema,
} from '@warsha/contract/console/locations/places.rest.ts'
import { commandRoute } from '#http/command-route.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import type { CountryFields } from '../../rules/edited-place.ts'
import { type CountryUse, countryCommands } from '../../use-cases/edit-countries.ts'
import type { RefuseStale } from '../../use-cases/place-changes.ts'
import { toPlace } from './to-contract.ts'

/** Countries with their phone rules. */
export const countryRoutes =
  (ports: { refuseStale: RefuseStale; use: CountryUse }): RestRoutes =>
  (deps) =>
  async (app) => {
    const countries = countryCommands(ports)

    app.route(
      commandRoute(deps, {
        call: createCountryCall,
        schema: createCountrySchema,
        command: countries.create,
        read: ({ body }) => countryOf(body),
        write: toPlace,
      }),
    )

    app.route(
      commandRoute(deps, {
        call: updateCountryCall,
        schema: updateCountrySchema,
        command: countries.edit,
        read: ({ params, body }) => ({ id: params.id, revision: body.revision, ...countryOf(body) }),
        write: toPlace,
      }),
    )

    app.route(
      commandRoute(deps, {
        call: orderCountriesCall,
        schema: orderCountriesSchema,
        command: countries.order,
        read: ({ body }) => ({ ids: body.ids }),
        write: ({ ids }) => ({ ids }),
      }),
    )

    app.route(
      commandRoute(deps, {
        call: removeCountryCall,
        schema: removeCountrySchema,
        command: countries.remove,
        read: ({ params, body }) => ({ id: params.id, revision: body.revision }),
        write: ({ id }) => ({ id }),
      }),
    )
  }

type SentCountry = {
  name: { en: string; ar: string }
  iso: string
  phone_prefix: string
  phone_digits: number
  is_active: boolean
}

function countryOf({ name, iso, phone_prefix, phone_digits, is_active }: SentCountry): CountryFields {
  return {
    nameEn: name.en,
    nameAr: name.ar,
    iso,
    phonePrefix: phone_prefix,
    phoneDigits: phone_digits,
    isActive: is_active,
  }
}
