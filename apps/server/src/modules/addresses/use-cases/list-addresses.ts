import type { Database } from '#kernel/database/connect.ts'
import type { Models } from '#kernel/read-model.ts'
import { findPlaceAt, findRegion, type PlaceAt } from '#modules/locations/index.ts'
import type { Address } from '../rules/address.ts'
import { findAddress, findAddresses, type OwnedAddress } from '../storage/address-queries.ts'

export type PlacedAddress = Address & { place: PlaceAt | undefined }

/** The customer's address book, the oldest entry first. */
export async function listAddresses({ db }: { db: Database }, customerId: number): Promise<Address[]> {
  return findAddresses(db, customerId)
}

export async function readAddress(
  { db }: { db: Database },
  owned: OwnedAddress,
): Promise<Address | undefined> {
  return findAddress(db, owned)
}

/** The same with the places they lie in; with a place, only those in it. */
export async function listPlacedAddresses(
  deps: { db: Database; models: Models },
  customerId: number,
  stateId?: number,
): Promise<PlacedAddress[]> {
  const addresses = await listAddresses(deps, customerId)
  const placed = await Promise.all(addresses.map((address) => withPlace(deps, address)))
  return stateId === undefined ? placed : placed.filter(({ place }) => place?.state.id === stateId)
}

export async function withPlace({ models }: { models: Models }, address: Address): Promise<PlacedAddress> {
  return { ...address, place: await placeOf(models, address) }
}

async function placeOf(models: Models, { regionId, latitude, longitude }: Address) {
  const named = regionId === null ? undefined : await findRegion(models, regionId)
  if (named || latitude === null || longitude === null) return named
  return findPlaceAt(models, { latitude, longitude })
}
