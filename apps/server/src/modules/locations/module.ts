import { defineModule } from '#http/define-module.ts'
import { locationResolvers } from './api/shop/locations.graphql.ts'
import { locationRoutes } from './api/shop/locations.rest.ts'
import { cities, countries, regions, states } from './storage/locations.tables.ts'
import { cityAudience } from './use-cases/city-audience.ts'

export const locationsModule = defineModule({
  name: 'locations',
  tables: [countries, states, cities, regions],
  topics: [{ name: 'locations', staleMs: 1000 }],
  audiences: [{ kind: cityAudience }],
  graphql: { resolvers: locationResolvers, fields: {} },
  rest: locationRoutes,
})
