import { normaliseDigits } from '@warsha/contract/formats/normalise-digits.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { AddressFields } from './address.ts'
import { type CountryRules, rulesOf } from './country-rules.ts'

export type AddressRefusal = 'REQUIRED' | 'ADDRESS_INVALID'

/** The checks of a country that an address is put to. Lengths and the country itself are always checked. */
export type AddressChecks = { required: boolean; format: boolean; normalisation: boolean }

const allChecks: AddressChecks = { required: true, format: true, normalisation: true }

/** An address in its one spelling: fields that its country does not have are empty, some are in capitals. */
export function checkAddress(
  given: AddressFields,
  checks: AddressChecks = allChecks,
): Outcome<AddressFields, AddressRefusal> {
  const fields = tidy(given)
  for (const [name, longest] of Object.entries(maxTextLengths)) {
    if (fields[name as keyof AddressFields].length > longest)
      return refuse('ADDRESS_INVALID', { field: name })
  }
  if (!fields.country) return refuse('REQUIRED', { field: 'country' })
  const rules = rulesOf(fields.country)
  const address = checks.normalisation ? inCapitals(withoutForeignFields(fields, rules), rules) : fields
  const missing = rules.required.find((field) => field !== 'name' && !address[field])
  if (missing && checks.required) return refuse('REQUIRED', { field: missing })
  if (!checks.format) return ok(address)
  if (
    address.postalCode &&
    rules.postalCode &&
    !new RegExp(rules.postalCode.matcher).test(address.postalCode)
  )
    return refuse('ADDRESS_INVALID', { field: 'postalCode' })
  const known = withKnownArea(address, rules)
  return known.ok && !checks.normalisation ? ok(address) : known
}

const maxTextLengths: Readonly<Omit<Record<keyof AddressFields, number>, 'country'>> = {
  firstName: 256,
  lastName: 256,
  companyName: 256,
  streetAddress1: 300,
  streetAddress2: 300,
  city: 256,
  cityArea: 128,
  postalCode: 20,
  countryArea: 128,
  phone: 40,
}

/** On one line, without what cannot be seen or stored. */
function tidy(fields: AddressFields): AddressFields {
  const entries = Object.entries(fields).map(([name, text]) => [
    name,
    text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim(),
  ])
  const tidied: AddressFields = Object.fromEntries(entries)
  return { ...tidied, postalCode: normaliseDigits(tidied.postalCode).toUpperCase() }
}

function withoutForeignFields(fields: AddressFields, { allowed }: CountryRules): AddressFields {
  return {
    ...fields,
    cityArea: '',
    ...(!allowed.includes('city') && { city: '' }),
    ...(!allowed.includes('postalCode') && { postalCode: '' }),
    ...(!allowed.includes('countryArea') && { countryArea: '' }),
  }
}

function inCapitals(fields: AddressFields, { upper }: CountryRules): AddressFields {
  const names = upper.flatMap((field): (keyof AddressFields)[] =>
    field === 'name' ? ['firstName', 'lastName'] : [field],
  )
  return { ...fields, ...Object.fromEntries(names.map((name) => [name, fields[name].toUpperCase()])) }
}

/** An area may be written by its code or by one of its names; it is stored by its code. */
function withKnownArea(
  fields: AddressFields,
  { countryAreas }: CountryRules,
): Outcome<AddressFields, AddressRefusal> {
  if (!fields.countryArea || countryAreas.length === 0) return ok(fields)
  const wanted = fields.countryArea.toLocaleLowerCase('en')
  const known = countryAreas.find(({ raw, verbose }) =>
    [raw, verbose].some((name) => name.toLocaleLowerCase('en') === wanted),
  )
  if (!known) return refuse('ADDRESS_INVALID', { field: 'countryArea' })
  return ok({ ...fields, countryArea: known.raw })
}
