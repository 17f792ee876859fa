import type { Transaction } from '#kernel/database/connect.ts'
import { demoChannels } from '#modules/channels/samples/demo-channels.ts'
import { channels } from '#modules/channels/storage/channels.tables.ts'
import { demoCities, demoCountries, demoRegions, demoStates } from '#modules/locations/samples/demo-places.ts'
import { cities, countries, regions, states } from '#modules/locations/storage/locations.tables.ts'
import { insertRows, moveCounters } from './insert-rows.ts'

export async function seedPlaces(tx: Transaction): Promise<void> {
  await insertRows(tx, channels, demoChannels)
  await insertRows(tx, countries, demoCountries)
  await insertRows(tx, states, demoStates)
  await insertRows(tx, cities, demoCities)
  await insertRows(tx, regions, demoRegions)
  await moveCounters(tx, [channels, countries, states, cities, regions])
}
