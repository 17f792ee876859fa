import type { Transaction } from '@warsha/server/kernel/database/connect.ts'
import {
  cities,
  countries,
  regions,
  states,
} from '@warsha/server/modules/locations/storage/locations.tables.ts'
import { demoCities, demoCountries, demoRegions, demoStates } from '../locations/demo-places.ts'
import { insertRows, moveCounters } from './insert-rows.ts'

export async function seedPlaces(tx: Transaction): Promise<void> {
  await insertRows(tx, countries, demoCountries)
  await insertRows(tx, states, demoStates)
  await insertRows(tx, cities, demoCities)
  await insertRows(tx, regions, demoRegions)
  await moveCounters(tx, [countries, states, cities, regions])
}
