import { defineModule } from '#http/define-module.ts'
import { areaRoutes } from './api/console/areas.console.ts'
import { countryRoutes } from './api/console/countries.console.ts'
import { placeRoutes } from './api/console/places.console.ts'
import { locationResolvers } from './api/shop/locations.graphql.ts'
import { locationRoutes } from './api/shop/locations.rest.ts'
import { cities, countries, regions, states } from './storage/locations.tables.ts'
import { placeNames } from './storage/record-names.ts'
import { cityAudience } from './use-cases/city-audience.ts'
import { countrySheet } from './use-cases/country-sheet.ts'
import type { CountryUse } from './use-cases/edit-countries.ts'
import type { RefuseStale } from './use-cases/place-changes.ts'
import { placeSheet } from './use-cases/place-sheet.ts'

export function locationsModule(ports: { refuseStale: RefuseStale; use: CountryUse }) {
  return defineModule({
    name: 'locations',
    recordNames: placeNames,
    tables: [countries, states, cities, regions],
    topics: [{ name: 'locations', staleMs: 1000 }],
    audiences: [{ kind: cityAudience }],
    graphql: { resolvers: locationResolvers, fields: {} },
    rest: locationRoutes,
    sheets: [countrySheet(ports.use), placeSheet],
    console: (deps) => async (app) => {
      await app.register(placeRoutes(deps))
      await app.register(countryRoutes(ports)(deps))
      await app.register(areaRoutes(ports)(deps))
    },
  })
}
