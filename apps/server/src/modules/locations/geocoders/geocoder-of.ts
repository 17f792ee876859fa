import type { Config } from '#config/config.ts'
import type { Geocoder } from '../use-cases/reverse-geocode.ts'
import { createNominatim } from './nominatim.ts'

/** The geocoder of a configuration; without one the shop's own places are the answer. */
export function geocoderOf(
  { NOMINATIM_URL: url, SUPPORT_EMAIL: contact }: Pick<Config, 'NOMINATIM_URL' | 'SUPPORT_EMAIL'>,
  onFault?: (error: unknown) => void,
): Geocoder | undefined {
  return url ? createNominatim({ url, contact, onFault }) : undefined
}
