import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { LocationsResolvers } from '#http/graphql/resolvers.generated.ts'
import type { ChannelNodes } from '#modules/channels/api/shop/index.ts'
import { nameIn } from '../../rules/places.ts'
import { isDefaultCountry } from '../../rules/store-place.ts'
import { type ListedCountry, listCountries } from '../../use-cases/list-places.ts'

/** Names outside of translations are in this language, whatever the caller reads. */
const baseLanguage: Locale = 'en'

/** Countries of the shop and its channels. */
export const locationResolvers = {
  Shop: {
    async countries(_shop, { languageCode, filter }, context) {
      const countries = await listCountries(context.models)
      const wanted = filter?.attachedToShippingZones
      const locale = languageCode === 'AR' ? 'ar' : baseLanguage
      return countries
        .filter((country) => wanted == null || country.hasStore === wanted)
        .map(toCountryDisplay(locale))
    },
    async defaultCountry(_shop, _args, { models }) {
      const countries = await listCountries(models)
      const country = countries.find(isDefaultCountry) ?? countries[0]
      return country ? toCountryDisplay(baseLanguage)(country) : null
    },
    async phonePrefixes(_shop, _args, { models }) {
      const countries = await listCountries(models)
      return countries.map(({ phonePrefix }) => phonePrefix.replace('+', ''))
    },
  },
  Channel: {
    async defaultCountry(channel, _args, { models }) {
      const countries = await listCountries(models)
      const country = countries.find(({ iso }) => iso === channel.defaultCountry)
      const code = channel.defaultCountry
      return country ? toCountryDisplay(baseLanguage)(country) : { code, country: code }
    },
    async countries(_channel, _args, { models }) {
      const countries = await listCountries(models)
      return countries.filter((country) => country.hasStore).map(toCountryDisplay(baseLanguage))
    },
  },
} satisfies LocationsResolvers<ChannelNodes>

function toCountryDisplay(locale: Locale) {
  return (country: ListedCountry) => ({ code: country.iso, country: nameIn(locale, country) })
}
