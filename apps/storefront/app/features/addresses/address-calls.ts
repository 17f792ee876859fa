import {
  addAddressCall,
  changeAddressCall,
  listAddressesCall,
  removeAddressCall,
} from '@warsha/contract/addresses/addresses.calls.ts'
import type { RestUserAddress } from '@warsha/contract/addresses/addresses.rest.ts'
import {
  listCitiesCall,
  listCountriesCall,
  listRegionsCall,
  listStatesCall,
  reverseGeocodeCall,
} from '@warsha/contract/locations/locations.calls.ts'
import type {
  RestAddress,
  RestCity,
  RestRegion,
  RestState,
} from '@warsha/contract/locations/locations.rest.ts'
import { browserApi } from '~/session/load-page.ts'

type Options = { signal?: AbortSignal; isBackground?: boolean }

export type AddressValues = {
  regionId: number | null
  text: string
  zipCode: string
  latitude: number
  longitude: number
}

const wholeList = 100

export async function listAddresses(options: Options = {}): Promise<RestUserAddress[]> {
  return (await browserApi().call(listAddressesCall, { query: { limit: wholeList }, ...options })).data
}

/** Adds an address, or changes the one with the id. */
export async function saveAddress(values: AddressValues, id?: string): Promise<RestUserAddress> {
  const body = {
    region_id: values.regionId,
    address: values.text,
    zip_code: values.zipCode,
    latitude: values.latitude,
    longitude: values.longitude,
  }
  const saved = id
    ? await browserApi().call(changeAddressCall, { params: { id }, body })
    : await browserApi().call(addAddressCall, { body })
  return saved.data
}

export async function removeAddress(id: string): Promise<void> {
  await browserApi().call(removeAddressCall, { params: { id } })
}

export async function describePoint(
  { latitude, longitude }: { latitude: number; longitude: number },
  options: Options = {},
): Promise<RestAddress> {
  const query = { lat: latitude.toFixed(6), lon: longitude.toFixed(6) }
  return (await browserApi().call(reverseGeocodeCall, { query, ...options })).data
}

/** The open places of all countries with stores. */
export async function listStorePlaces(options: Options = {}): Promise<RestState[]> {
  const countries = await browserApi().call(listCountriesCall, { query: {}, ...options })
  const stores = countries.data.filter(({ has_store }) => has_store)
  const states = await Promise.all(
    stores.map(({ id }) => browserApi().call(listStatesCall, { query: { country_id: id }, ...options })),
  )
  return states.flatMap(({ data }) => data)
}

export async function listCities(stateId: number, options: Options = {}): Promise<RestCity[]> {
  const query = { province_id: stateId, limit: wholeList }
  return (await browserApi().call(listCitiesCall, { query, ...options })).data
}

export async function listRegions(cityId: number, options: Options = {}): Promise<RestRegion[]> {
  const query = { city_id: cityId, limit: wholeList }
  return (await browserApi().call(listRegionsCall, { query, ...options })).data
}
