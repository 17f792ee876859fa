import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import { readWholeNumber } from '#modules/identity/index.ts'
import { listCountries } from '#modules/locations/index.ts'
import { type Address, type AddressFields, type AddressLocation, nowhere } from '../rules/address.ts'
import { type AddressChecks, type AddressRefusal, checkAddress } from '../rules/check-address.ts'

export type WriteRefusal = AddressRefusal | 'PHONE_INVALID'

/** Checks an address as it is written on a letter. */
export async function writeAddress(
  models: Models,
  given: AddressFields,
  checks?: AddressChecks,
): Promise<Outcome<AddressFields, WriteRefusal>> {
  const checked = checkAddress(given, checks)
  if (!checked.ok || !checked.value.phone) return checked
  const countries = await listCountries(models)
  // A number without its country is one of the address's country.
  const sorted = countries.toSorted(
    (one, other) => Number(other.iso === given.country) - Number(one.iso === given.country),
  )
  const phone = readWholeNumber(sorted, checked.value.phone)
  return phone.ok
    ? ok({ ...checked.value, phone: phone.value.e164 })
    : refuse('PHONE_INVALID', { field: 'phone' })
}

/** The location of an address after a change. In another town, its old point on the map is wrong. */
export function locationAfter(
  before: Address,
  after: AddressFields,
): AddressLocation | Record<string, never> {
  const isElsewhere =
    before.country !== after.country || before.city !== after.city || before.countryArea !== after.countryArea
  return isElsewhere ? nowhere : {}
}
