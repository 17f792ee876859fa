import { listCountriesCall } from '@warsha/contract/locations/locations.calls.ts'
import type { PageSource } from '~/session/load-page.ts'
import type { DialCountry } from './phone-form.ts'

/** The countries whose numbers can sign in. */
export async function loadDialCountries({
  api,
  lang,
  signal,
}: Pick<PageSource, 'api' | 'lang' | 'signal'>): Promise<DialCountry[]> {
  const { data } = await api.call(listCountriesCall, { headers: { 'Accept-Language': lang }, signal })
  return data.map(({ id, name, phone_prefix, phone_digits }) => ({ id, name, phone_prefix, phone_digits }))
}
