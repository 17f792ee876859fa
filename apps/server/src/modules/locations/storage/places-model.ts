import { asc } from 'drizzle-orm'
import type { ModelDefinition } from '#kernel/read-model.ts'
import type { Places } from '../rules/places.ts'
import { cities, countries, regions, states } from './locations.tables.ts'

/** All places at once: a few hundred rows that change a few times a year. */
export const placesModel: ModelDefinition<Places> = {
  topics: ['locations'],
  async load(db) {
    const [countryRows, stateRows, cityRows, regionRows] = await Promise.all([
      db.select().from(countries).orderBy(asc(countries.position), asc(countries.id)),
      db.select().from(states).orderBy(asc(states.position), asc(states.id)),
      db.select().from(cities).orderBy(asc(cities.position), asc(cities.id)),
      db.select().from(regions).orderBy(asc(regions.position), asc(regions.id)),
    ])
    return { countries: countryRows, states: stateRows, cities: cityRows, regions: regionRows }
  },
}
