import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { invalidCall } from '#http/graphql/errors.ts'
import { metadataResolvers } from '#http/graphql/metadata.ts'
import type { AddressesResolvers } from '#http/graphql/resolvers.generated.ts'
import { findPlaceName, listCountries, nameIn } from '#modules/locations/index.ts'
import { rulesOf } from '../../rules/country-rules.ts'
import { listAddresses } from '../../use-cases/list-addresses.ts'
import { addressMutations } from './address-mutations.ts'
import type { AddressesNodes } from './addresses-nodes.ts'
import { addressType } from './to-contract.ts'

export const addressResolvers = {
  Query: {
    addressValidationRules: (_root, { countryCode }) => describeRules(countryCode),
  },
  Mutation: addressMutations,
  User: {
    addresses: ({ id }, _args, context) => listAddresses(context, id),
    async defaultShippingAddress({ id }, _args, context) {
      return (await listAddresses(context, id)).find(({ isDefaultShipping }) => isDefaultShipping) ?? null
    },
    async defaultBillingAddress({ id }, _args, context) {
      return (await listAddresses(context, id)).find(({ isDefaultBilling }) => isDefaultBilling) ?? null
    },
  },
  Address: {
    id: ({ publicId }) => toGlobalId(addressType, publicId),
    phone: ({ phone }) => phone || null,
    cityName: async ({ city }, _args, { models, locale }) =>
      (await findPlaceName(models, city, locale)) ?? city,
    async country({ country }, _args, { models, locale }) {
      const known = (await listCountries(models)).find(({ iso }) => iso === country)
      return { code: country, country: known ? nameIn(locale, known) : englishName(country) }
    },
    isDefaultShippingAddress: ({ isDefaultShipping }) => isDefaultShipping,
    isDefaultBillingAddress: ({ isDefaultBilling }) => isDefaultBilling,
    ...metadataResolvers(({ metadata }) => metadata),
  },
} satisfies AddressesResolvers<AddressesNodes>

function describeRules(countryCode: string) {
  if (countryCode === 'EU') throw invalidCall('EU is a group of countries and has no rules of its own.')
  const rules = rulesOf(countryCode)
  return {
    countryCode,
    countryName: englishName(countryCode).toUpperCase(),
    addressFormat: rules.format,
    addressLatinFormat: rules.format,
    allowedFields: [...rules.allowed],
    requiredFields: [...rules.required],
    upperFields: [...rules.upper],
    countryAreaType: rules.countryAreaType,
    countryAreaChoices: [...rules.countryAreas],
    cityType: rules.cityType,
    cityChoices: [],
    cityAreaType: 'suburb',
    cityAreaChoices: [],
    postalCodeType: 'postal',
    postalCodeMatchers: rules.postalCode ? [rules.postalCode.matcher] : [],
    postalCodeExamples: [...(rules.postalCode?.examples ?? [])],
    postalCodePrefix: '',
  }
}

const names = new Intl.DisplayNames('en', { type: 'region' })

/** Newer data than Saleor's calls it Türkiye. */
function englishName(country: string): string {
  return country === 'TR' ? 'Turkey' : (names.of(country) ?? country)
}
