import {
  listCitiesCall,
  listCountriesCall,
  listProvinceCall,
  listProvincesCall,
  listRegionsCall,
  listStatesCall,
  reverseGeocodeCall,
} from '@warsha/contract/locations/locations.calls.ts'
import {
  listCitiesSchema,
  listCountriesSchema,
  listProvincesSchema,
  listRegionsSchema,
  listStatesSchema,
  reverseGeocodeSchema,
} from '@warsha/contract/locations/locations.rest.ts'
import { pageOf, sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { geocoderOf } from '../../geocoders/geocoder-of.ts'
import {
  listCities,
  listCountries,
  listRegions,
  listRegionsOfState,
  listStates,
} from '../../use-cases/list-places.ts'
import { reverseGeocode } from '../../use-cases/reverse-geocode.ts'
import { toAddress, toCity, toCountry, toRegion, toState } from './to-contract.ts'

export const locationRoutes: RestRoutes =
  ({ config, models }) =>
  async (app) => {
    const geocoder = geocoderOf(config, (error) => app.log.warn({ err: error }, 'geocoder failed'))

    app.route({
      ...routeOf(listCountriesCall, listCountriesSchema),
      handler: async ({ query, shopLocale }) => {
        const countries = await listCountries(models)
        return pageOf(countries.map(toCountry(shopLocale)), query)
      },
    })

    for (const call of [listProvinceCall, listProvincesCall]) {
      app.route({
        ...routeOf(call, listProvincesSchema),
        handler: async ({ query, shopLocale }) => {
          const states = await listStates(models, query.country_id)
          return pageOf(states.map(toState(shopLocale)), query)
        },
      })
    }

    app.route({
      ...routeOf(listStatesCall, listStatesSchema),
      handler: async ({ query, shopLocale }) => {
        const states = await listStates(models, query.country_id)
        return pageOf(states.map(toState(shopLocale)), query)
      },
    })

    app.route({
      ...routeOf(listCitiesCall, listCitiesSchema),
      handler: async ({ query, shopLocale }) => {
        const cities = await listCities(models, query.province_id)
        return pageOf(cities.map(toCity(shopLocale)), query)
      },
    })

    app.route({
      ...routeOf(listRegionsCall, listRegionsSchema),
      handler: async (request, reply) => {
        const { query, shopLocale } = request
        const { city_id, state_id } = query
        if (city_id === undefined && state_id === undefined) {
          return sendRefusal(request, reply, refuse('INVALID', { field: 'city_id' }))
        }
        const regions =
          city_id === undefined
            ? await listRegionsOfState(models, state_id ?? 0)
            : await listRegions(models, city_id)
        return pageOf(regions.map(toRegion(shopLocale)), query)
      },
    })

    app.route({
      ...routeOf(reverseGeocodeCall, reverseGeocodeSchema),
      handler: async (request, reply) => {
        const { lat: latitude, lon: longitude } = request.query
        const found = await reverseGeocode({ models, geocoder }, { latitude, longitude }, request.shopLocale)
        return found.ok ? { data: toAddress(found.value) } : sendRefusal(request, reply, found)
      },
    })
  }
