import { roundCoordinate } from '@warsha/contract/formats/round-coordinate.ts'
import { readKey } from '@warsha/contract/ids/global-id.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import { findCentre, proposeCentre } from '#modules/booking/index.ts'
import { findPlaceAt, findRegion, type PlaceAt } from '#modules/locations/index.ts'
import { type AddressFields, type AddressLocation, noFields } from '../rules/address.ts'
import { checkAddress } from '../rules/check-address.ts'
import { isInCountry } from '../rules/is-in-country.ts'

type Key = number | string | null | undefined
type Position = { latitude: number; longitude: number }

/** A point on the map with what is written about it. */
export type AddressOnMap = {
  regionId: Key
  text: string
  latitude: number | null | undefined
  longitude: number | null | undefined
  zipCode: string
  centreId: Key
}

export type LocatedAddress = Pick<
  AddressFields,
  'streetAddress1' | 'city' | 'postalCode' | 'country' | 'countryArea'
> &
  AddressLocation

/** Everything that is wrong with it is one refusal to the shopper; the field says what. */
export async function locateAddress(
  models: Models,
  given: AddressOnMap,
): Promise<Outcome<LocatedAddress, 'ADDRESS_INVALID'>> {
  const position = positionOf(given)
  if (!position) return invalid('latitude')
  const place = await placeOf(models, given.regionId, position)
  if (!place) return invalid('region_id')
  if (!isInCountry(place.country.iso, position)) return invalid('latitude')
  const checked = checkAddress({ ...noFields, ...fieldsOf(place, given) })
  if (!checked.ok) return invalid(restNames.get(checked.field ?? '') ?? 'address')
  const centre = await centreOf(models, given.centreId, { stateId: place.state.id, position })
  if (!centre) return invalid('center')
  const { streetAddress1, city, postalCode, country, countryArea } = checked.value
  const fields = { streetAddress1, city, postalCode, country, countryArea }
  return ok({ ...fields, ...position, regionId: place.region?.id ?? null, centreId: centre.id })
}

const restNames: ReadonlyMap<string, string> = new Map([
  ['postalCode', 'zip_code'],
  ['streetAddress1', 'address'],
])

function invalid(field: string) {
  return refuse('ADDRESS_INVALID', { field })
}

function positionOf({ latitude, longitude }: AddressOnMap): Position | undefined {
  if (latitude == null || longitude == null) return undefined
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined
  return { latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude) }
}

/** The region that was chosen; without one the smallest known place around. */
async function placeOf(models: Models, regionId: Key, position: Position): Promise<PlaceAt | undefined> {
  if (regionId == null) return findPlaceAt(models, position)
  const key = readKey('Region', regionId)
  return key === undefined ? undefined : findRegion(models, key)
}

/** Letters are addressed in English, which every carrier reads. */
function fieldsOf({ country, state, city }: PlaceAt, { text, zipCode }: AddressOnMap) {
  return {
    streetAddress1: text,
    postalCode: zipCode,
    country: country.iso,
    city: (city ?? state).nameEn,
    countryArea: state.nameEn,
  }
}

/** The one that was chosen, if it exists; else the closest, if there is any. */
async function centreOf(
  models: Models,
  centreId: Key,
  where: { stateId: number; position: Position },
): Promise<{ id: number | null } | undefined> {
  if (centreId == null) return { id: (await proposeCentre(models, where))?.id ?? null }
  const key = readKey('ServiceCenter', centreId)
  const chosen = key === undefined ? undefined : await findCentre(models, key)
  return chosen?.ok ? { id: chosen.value.id } : undefined
}
