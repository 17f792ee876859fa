import { defineModule } from '#http/define-module.ts'
import { locationResolvers } from './api/locations.graphql.ts'
import { locationRoutes } from './api/locations.rest.ts'
import { cities, countries, regions, states } from './storage/locations.tables.ts'

export const locationsModule = defineModule({
  name: 'locations',
  tables: [countries, states, cities, regions],
  topics: ['locations'],
  graphql: { resolvers: locationResolvers, fields: {} },
  rest: locationRoutes,
})
