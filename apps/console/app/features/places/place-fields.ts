import type { RestPlace } from '@warsha/contract/console/locations/places.rest.ts'
import { normaliseDigits } from '@warsha/contract/formats/normalise-digits.ts'
import type { Problems } from '~/components/edit/record-editor.tsx'
import { isWithin, readDegrees } from '~/components/map/degrees.ts'
import type { Translation } from '~/session/messages.ts'

/** A place as its form has it: everything that is typed is text. Its kind decides which of them are used. */
export type PlaceFields = {
  nameEn: string
  nameAr: string
  iso: string
  phonePrefix: string
  phoneDigits: string
  isActive: boolean
  governorateCode: string
  latitude: string
  longitude: string
}

export const placeFieldNames = [
  'nameEn',
  'nameAr',
  'iso',
  'phonePrefix',
  'phoneDigits',
  'isActive',
  'governorateCode',
  'latitude',
  'longitude',
] as const satisfies readonly (keyof PlaceFields)[]

export type PlaceKind = RestPlace['kind']

export const noPlace: PlaceFields = {
  nameEn: '',
  nameAr: '',
  iso: '',
  phonePrefix: '+',
  phoneDigits: '',
  isActive: false,
  governorateCode: '',
  latitude: '',
  longitude: '',
}

export function fieldsOf(place: RestPlace): PlaceFields {
  return {
    nameEn: place.name.en,
    nameAr: place.name.ar,
    iso: place.iso ?? '',
    phonePrefix: place.phone_prefix ?? '',
    phoneDigits: place.phone_digits === null ? '' : String(place.phone_digits),
    isActive: place.is_active,
    governorateCode: place.governorate_code ?? '',
    latitude: place.latitude === null ? '' : String(place.latitude),
    longitude: place.longitude === null ? '' : String(place.longitude),
  }
}

export function toCountryBody(fields: PlaceFields) {
  return {
    name: { en: fields.nameEn.trim(), ar: fields.nameAr.trim() },
    iso: fields.iso.trim().toUpperCase(),
    phone_prefix: normaliseDigits(fields.phonePrefix).trim(),
    phone_digits: readDegrees(fields.phoneDigits) ?? Number.NaN,
    is_active: fields.isActive,
  }
}

export function toAreaBody(fields: PlaceFields) {
  return {
    name: { en: fields.nameEn.trim(), ar: fields.nameAr.trim() },
    latitude: readDegrees(fields.latitude) ?? Number.NaN,
    longitude: readDegrees(fields.longitude) ?? Number.NaN,
    governorate_code: fields.governorateCode.trim().toUpperCase() || null,
  }
}

/** Fields that cannot be saved as they are. */
function invalidFields(kind: PlaceKind, fields: PlaceFields): ReadonlySet<keyof PlaceFields> {
  const { nameEn, nameAr } = fields
  const country = toCountryBody(fields)
  const isWrong: Partial<Record<keyof PlaceFields, boolean>> = {
    nameEn: !nameEn.trim(),
    nameAr: !nameAr.trim(),
    ...(kind === 'country'
      ? {
          iso: !/^[A-Z]{2}$/.test(country.iso),
          phonePrefix: !/^\+\d{1,4}$/.test(country.phone_prefix),
          phoneDigits: !isWithin(fields.phoneDigits, 6, 14) || !Number.isInteger(country.phone_digits),
        }
      : {
          latitude: !isWithin(fields.latitude, -90, 90),
          longitude: !isWithin(fields.longitude, -180, 180),
        }),
    ...(kind === 'state' && {
      governorateCode: !/^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(fields.governorateCode.trim().toUpperCase()),
    }),
  }
  return new Set(placeFieldNames.filter((name) => isWrong[name]))
}

/** What is wrong with the fields, in words. */
export function problemsOf(kind: PlaceKind, fields: PlaceFields, t: Translation['t']): Problems {
  const textOf = (name: keyof PlaceFields) => {
    if (name === 'latitude' || name === 'longitude') return t('console.map.degrees')
    if (name === 'iso' || name === 'phonePrefix' || name === 'phoneDigits' || name === 'governorateCode')
      return t(`console-places.problem.${name}`)
    return t('console-places.problem.required')
  }
  return Object.fromEntries([...invalidFields(kind, fields)].map((name) => [name, textOf(name)]))
}

/** The value of a field in words. */
export function placeText(name: string, fields: PlaceFields, t: Translation['t']): string {
  const known = placeFieldNames.find((each) => each === name)
  const value = known ? fields[known] : ''
  return typeof value === 'boolean' ? t(value ? 'console-places.yes' : 'console-places.no') : value
}

/** A field as the server's refusals name it. */
export function fieldOfRefusal(field: string): string {
  return { name: 'nameEn', phone_prefix: 'phonePrefix', governorate_code: 'governorateCode' }[field] ?? field
}
